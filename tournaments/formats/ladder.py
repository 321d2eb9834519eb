"""The ladder: matches without end, each between entrants of like strength.

Matched on the mean, not on the cautious figure that is shown, so that a newcomer meets his equals at once; his
opponents are those whose strength is known best. An entrant's first match is against himself, to show that he can play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from tournaments.formats.options import require
from tournaments.pairing.seats import fairest_order


@dataclass(frozen=True, slots=True)
class LadderOptions:
    """Table size, whether a first match is against oneself, and what a recent meeting weighs in thousandths of μ."""

    table_size: int = 4
    validate: bool = True
    again: int = 2000

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        require(2 <= self.table_size <= 5, "table-size", size=self.table_size)
        require(self.again >= 0, "again", again=self.again)


class Climber(NamedTuple):
    """Somebody free to play: μ and σ in thousandths, matches so far, and times in each seat."""

    entrant: int
    mu: int
    sigma: int
    matches: int = 0
    stays: tuple[int, ...] = ()


class LadderTable(NamedTuple):
    """The next match in seat order, and for whom it was made; a validation has one entrant in all seats."""

    seats: tuple[int, ...]
    made_for: int
    is_validation: bool


def next_table(
    free: Sequence[Climber], options: LadderOptions, seed: int, met: Mapping[frozenset[int], int] | None = None
) -> LadderTable | None:
    """Make the next match for whoever is least known, with the nearest in μ; None if too few are free.

    `met` counts recent meetings; each pushes two apart as if their means differed by `again` more.
    """
    if not free:
        return None
    recent = met or {}
    first = min(free, key=lambda one: (-one.sigma, one.matches, one.entrant))
    if options.validate and first.matches == 0:
        return LadderTable((first.entrant,) * options.table_size, first.entrant, is_validation=True)

    def distance(other: Climber) -> tuple[int, int]:
        apart = abs(other.mu - first.mu) + options.again * recent.get(frozenset((first.entrant, other.entrant)), 0)
        return apart * apart + other.sigma * other.sigma, other.entrant

    ready = [one for one in free if one is not first and (one.matches or not options.validate)]
    if len(ready) < options.table_size - 1:
        return None
    table = [first, *sorted(ready, key=distance)[: options.table_size - 1]]
    stays = [(*one.stays, *(0,) * options.table_size)[: options.table_size] for one in table]
    order = fairest_order(range(len(table)), stays, Random(seed).random)
    return LadderTable(tuple(table[one].entrant for one in order), first.entrant, is_validation=False)
