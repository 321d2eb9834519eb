"""How a competition runs: season league, table Swiss, groups, knockout, ladder."""

from tournaments.formats.options import BadOptions
from tournaments.formats.schedule import Balance, Schedule, schedule

__all__ = ["BadOptions", "Balance", "Schedule", "schedule"]
