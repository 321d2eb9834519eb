"""The ladder: matches without end, each between entrants of like strength.

Matched on the mean, not on the cautious figure that is shown, so that a newcomer meets his equals at once; his
opponents are those whose strength is known best. A match is made for somebody who has not played enough yet; so a
ladder comes to rest when all have, and goes on when somebody new steps on it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from tournaments.formats.options import require
from tournaments.pairing.seats import fairest_order


@dataclass(frozen=True, slots=True)
class LadderOptions:
    """Table size, how many matches are enough for each, and what a recent meeting weighs in thousandths of μ."""

    table_size: int = 4
    enough: int = 20
    again: int = 2000

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        require(2 <= self.table_size <= 5, "table-size", size=self.table_size)
        require(self.enough >= 1, "rounds", rounds=self.enough)
        require(self.again >= 0, "again", again=self.again)

    def is_time(self, free: int, there: int) -> bool:
        """Say whether enough are free for two tables, or all are: else the same few would meet again and again."""
        return free >= min(there, 2 * self.table_size)


class Climber(NamedTuple):
    """Somebody free to play: μ and σ in thousandths, matches so far, and times in each seat."""

    entrant: int
    mu: int
    sigma: int
    matches: int = 0
    stays: tuple[int, ...] = ()


class LadderTable(NamedTuple):
    """The next match in seat order, and for whom it was made."""

    seats: tuple[int, ...]
    made_for: int


def next_table(
    free: Sequence[Climber], options: LadderOptions, seed: int, met: Mapping[frozenset[int], int] | None = None
) -> LadderTable | None:
    """Make the next match for whoever is least known of those who want one, with the nearest in μ; None if none can be.

    `met` counts recent meetings; each pushes two apart as if their means differed by `again` more.
    """
    waiting = [one for one in free if one.matches < options.enough]
    if not waiting or len(free) < options.table_size:
        return None
    recent = met or {}
    first = min(waiting, key=lambda one: (-one.sigma, one.matches, one.entrant))

    def distance(other: Climber) -> tuple[int, int]:
        apart = abs(other.mu - first.mu) + options.again * recent.get(frozenset((first.entrant, other.entrant)), 0)
        return apart * apart + other.sigma * other.sigma, other.entrant

    others = [one for one in free if one is not first]
    table = [first, *sorted(others, key=distance)[: options.table_size - 1]]
    stays = [(*one.stays, *(0,) * options.table_size)[: options.table_size] for one in table]
    order = fairest_order(range(len(table)), stays, Random(seed).random)
    return LadderTable(tuple(table[one].entrant for one in order), first.entrant)
