"""Jobs: rows written with the event that asks for them, leased by workers, done in the transaction of their effect."""

from replays.jobs.handlers import handles
from replays.jobs.lease import LeasedJob, LeaseLost, done

__all__ = ["LeaseLost", "LeasedJob", "done", "handles"]
