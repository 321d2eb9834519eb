"""The tables of the record: the log, its jobs, and caches and projections that can be made anew from it."""

from replays.models.event import Event
from replays.models.job import Job
from replays.models.match import Match, Seat
from replays.models.move_id import MoveId
from replays.models.snapshot import Snapshot
from replays.models.timeline import Timeline

__all__ = ["Event", "Job", "Match", "MoveId", "Seat", "Snapshot", "Timeline"]
