"""Cyclic designs: a few base tables, moved round the circle of players; seat = index in the base table.

Every player comes into every chair of each base table exactly once, whatever the base is. If all differences within
the base tables occur equally often, everybody meets everybody equally often: a block design (v, k, λ). Otherwise the
base with the most even differences is searched.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

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


def turned(base: Sequence[Table], players: int) -> tuple[Table, ...]:
    """Move each base table round the circle."""
    return tuple(tuple((seat + step) % players for seat in table) for table in base for step in range(players))


@lru_cache(maxsize=256)
def most_even_base(players: int, table_size: int, tables: int) -> tuple[Table, ...]:
    """Find base tables, one after the other, whose differences occur as evenly as can be."""
    require(table_size <= players <= MOST_PLAYERS, "players", players=players, table_size=table_size)
    counts = [0] * players
    found: list[Table] = []
    for number in range(1, tables + 1):
        ideal = _ideal(players, number * table_size * (table_size - 1))
        best, least = None, -1
        for rest in combinations(range(1, players), table_size - 1):
            cost = _unevenness(counts, (0, *rest), players)
            if best is None or cost < least:
                best, least = (0, *rest), cost
                if cost == ideal:
                    break
        base = best or tuple(range(table_size))
        _count(counts, base, players)
        found.append(base)
    return tuple(found)


def _ideal(players: int, differences: int) -> int:
    """Give the least possible sum of squares of how often each difference occurs."""
    often, once_more = divmod(differences, max(1, players - 1))
    return once_more * (often + 1) ** 2 + (players - 1 - once_more) * often**2


def _unevenness(counts: Sequence[int], table: Table, players: int) -> int:
    tally = list(counts)
    _count(tally, table, players)
    return sum(times * times for times in tally)


def _count(tally: list[int], table: Table, players: int) -> None:
    for one in table:
        for other in table:
            if one != other:
                tally[(one - other) % players] += 1
