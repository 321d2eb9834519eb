"""Cyclic designs: a few base tables, moved round the circle of players; seat = index in the base table.

Every player comes into every chair of each base table exactly once, whatever the base is. If all differences within
the base tables occur equally often, everybody meets everybody equally often: a block design (v, k, λ). Otherwise the
base with the most even differences is searched.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from tournaments.formats.options import require

Table = tuple[int, ...]

PERFECT: dict[tuple[int, int], tuple[Table, ...]] = {
    (5, 4): ((0, 1, 2, 3),),
    (7, 3): ((1, 2, 4),),
    (7, 4): ((2, 4, 5, 6),),
    (11, 5): ((1, 3, 4, 5, 9),),
    (13, 3): ((0, 1, 4), (0, 2, 7)),
    (13, 4): ((0, 1, 3, 9),),
    (21, 5): ((3, 6, 7, 12, 14),),
}
"""Base tables by (players, table size): (5,4,3), (7,3,1), (7,4,2), (11,5,2), (13,3,1), (13,4,1), (21,5,1)."""

MOST_PLAYERS = 32
"""Beyond this the search for a near-design takes seconds, and a division is too large anyway."""

EFFORT = 40_000
"""About so many tables are looked at for the first of several base tables."""


def turned(base: Sequence[Table], players: int) -> tuple[Table, ...]:
    """Move each base table round the circle."""
    return tuple(tuple((seat + step) % players for seat in table) for table in base for step in range(players))


@lru_cache(maxsize=256)
def most_even_base(players: int, table_size: int, tables: int) -> tuple[Table, ...]:
    """Find base tables, one after the other, whose differences occur as evenly as can be.

    Several first tables that are equally good alone are tried, since the others must fit to it.
    """
    require(table_size <= players <= MOST_PLAYERS, "players", players=players, table_size=table_size)
    choices = comb(players - 1, table_size - 1)
    firsts = _most_even([0] * players, table_size, 1 if tables == 1 else 1 + min(24, EFFORT // choices))
    ideal = _ideal(players, tables * table_size * (table_size - 1))
    found: list[tuple[int, tuple[Table, ...]]] = []
    for first in firsts:
        base, counts = [first], _counted([0] * players, first)
        while len(base) < tables:
            base.append(_most_even(counts, table_size, 1)[0])
            counts = _counted(counts, base[-1])
        found.append((_unevenness(counts), tuple(base)))
        if found[-1][0] == ideal:
            break
    return min(found)[1]


def _most_even(counts: Sequence[int], table_size: int, most: int) -> list[Table]:
    """List up to so many tables, equally good, that leave the differences most even."""
    players = len(counts)
    ideal = _ideal(players, sum(counts) + table_size * (table_size - 1))
    best: list[Table] = []
    least = -1
    for rest in combinations(range(1, players), table_size - 1):
        cost = _unevenness(_counted(counts, (0, *rest)))
        if not best or cost < least:
            best, least = [(0, *rest)], cost
        elif cost == least and len(best) < most:
            best.append((0, *rest))
        if least == ideal and len(best) == most:
            break
    return best


def _ideal(players: int, differences: int) -> int:
    """Give the least possible sum of squares of how often each difference occurs."""
    often, once_more = divmod(differences, max(1, players - 1))
    return once_more * (often + 1) ** 2 + (players - 1 - once_more) * often**2


def _unevenness(counts: Sequence[int]) -> int:
    return sum(times * times for times in counts)


def _counted(counts: Sequence[int], table: Table) -> list[int]:
    """Add how often each difference occurs in a table."""
    tally = list(counts)
    for one in table:
        for other in table:
            if one != other:
                tally[(one - other) % len(counts)] += 1
    return tally
