"""Seats over a whole schedule: everybody sits in each chair equally often, or once more in some.

Two chairs of a table are an arrow between two entrants; turning arrows so that as many leave an entrant as reach him
is Euler's walk. Done for every two chairs until nothing changes, it gives the equitable edge colouring of
D. de Werra (1971), which a schedule of equal tables always has.
"""

from collections.abc import Sequence
from itertools import combinations

Table = tuple[int, ...]


def balanced(tables: Sequence[Table]) -> tuple[Table, ...]:
    """Reorder the entrants of equal tables so that nobody's seat counts differ by more than one."""
    seated = [list(table) for table in tables]
    size = len(seated[0]) if seated else 0
    if any(len(table) != size for table in seated):
        raise ValueError("only a schedule of equal tables has an exact balance")
    turned = True
    while turned:
        turned = False
        for a, b in combinations(range(size), 2):
            if _uneven(seated, a, b):
                _turn_arrows(seated, a, b)
                turned = True
    return tuple(tuple(table) for table in seated)


def seat_counts(tables: Sequence[Table]) -> dict[int, list[int]]:
    """Count how often each entrant sits in each chair."""
    size = max((len(table) for table in tables), default=0)
    counts: dict[int, list[int]] = {}
    for table in tables:
        for seat, entrant in enumerate(table):
            counts.setdefault(entrant, [0] * size)[seat] += 1
    return counts


def _uneven(seated: list[list[int]], a: int, b: int) -> bool:
    more: dict[int, int] = {}
    for table in seated:
        more[table[a]] = more.get(table[a], 0) + 1
        more[table[b]] = more.get(table[b], 0) - 1
    return any(abs(difference) > 1 for difference in more.values())


def _turn_arrows(seated: list[list[int]], a: int, b: int) -> None:
    """Walk every arrow once, as long as the way leads on; the walk's direction is the new one."""
    arrows: dict[int, list[int]] = {}
    for number, table in enumerate(seated):
        for entrant in (table[a], table[b]):
            arrows.setdefault(entrant, []).append(number)
    walked = [False] * len(seated)
    odd = [entrant for entrant in arrows if len(arrows[entrant]) % 2]
    for start in [*odd, *arrows]:  # ways between odd ends first, then round trips
        here = start
        while number := _next(arrows[here], walked):
            table = seated[number - 1]
            walked[number - 1] = True
            there = table[b] if table[a] == here else table[a]
            table[a], table[b] = here, there
            here = there


def _next(ways: list[int], walked: list[bool]) -> int:
    """Give the number after an arrow not walked yet, or 0."""
    while ways and walked[ways[-1]]:
        ways.pop()
    return ways[-1] + 1 if ways else 0
