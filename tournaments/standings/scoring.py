"""The organiser's rules for a table of standings, checked once."""

from dataclasses import dataclass, field

from tournaments.standings.metrics import METRICS
from tournaments.standings.points import DEFAULT, Scale
from tournaments.standings.values import BadResult

AMONG_TIED = ("encounters", "lots")
"""Tie-breaks that look at those who are tied, not at one entrant alone."""
GIVEN = ("seed", "strength")
"""What only some forms of tournament know of their entrants."""
CHOICE = tuple(name for name in (*METRICS, *AMONG_TIED) if name != "points")
"""What an organiser can break ties by."""

USUAL = ("wins", "seconds", "thirds", "winner_share", "margin", "opponents", "encounters", "lots")
MEEPLE_LEAGUE = ("wins", "seconds", "thirds", "winner_share", "margin", "total_score", "encounters")
CATAN = ("total_score", "table_share")
EUROPE_MASTERS = ("mean_place", "seconds", "thirds")


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points for each place, then tie-breaks in this order; `first` is what counts before all of them."""

    scale: Scale = field(default_factory=lambda: DEFAULT)
    tie_breaks: tuple[str, ...] = USUAL
    first: str = "points"
    seed: int = 0

    @property
    def columns(self) -> tuple[str, ...]:
        """What is measured beside the points, in the order in which it counts."""
        return tuple(name for name in (self.first, *self.tie_breaks) if name != "points")

    def __post_init__(self) -> None:
        """Refuse a scale that rewards losing, and a tie-break that is unknown or named twice."""
        for size, worth in self.scale.items():
            if len(worth) != size or list(worth) != sorted(worth, reverse=True):
                raise BadResult("scale", size=size)
        order = (self.first, *self.tie_breaks)
        for name in order:
            if name not in METRICS and name not in AMONG_TIED and name not in GIVEN:
                raise BadResult("unknown-tie-break", name=name)
        if len(set(order)) != len(order) or self.first in AMONG_TIED:
            raise BadResult("tie-break-order", order=" ".join(order))
