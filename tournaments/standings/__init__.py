"""From results to an ordered table: points, tie-breaks, places."""

from tournaments.standings.cross import Score, cross_table
from tournaments.standings.difference import Change, Standing, differences
from tournaments.standings.metrics import METRICS
from tournaments.standings.points import DEFAULT, Scale, split
from tournaments.standings.scoring import AMONG_TIED, USUAL, Scoring
from tournaments.standings.table import history, standings
from tournaments.standings.values import UNIT, Award, BadResult, Decision, Games, Line, Result, Row

__all__ = [
    "AMONG_TIED",
    "DEFAULT",
    "METRICS",
    "UNIT",
    "USUAL",
    "Award",
    "BadResult",
    "Change",
    "Decision",
    "Games",
    "Line",
    "Result",
    "Row",
    "Scale",
    "Score",
    "Scoring",
    "Standing",
    "cross_table",
    "differences",
    "history",
    "split",
    "standings",
]
