"""The tables of the record: the log, its jobs, and caches and projections that can be made anew from it."""

from replays.models.event import Event
from replays.models.job import Job
from replays.models.move_id import MoveId
from replays.models.snapshot import Snapshot

__all__ = ["Event", "Job", "MoveId", "Snapshot"]
