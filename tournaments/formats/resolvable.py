"""Schedules in rounds: everybody plays in every round and meets everybody once.

Affine planes of order 3, 4 and 5 (9 players at tables of 3, 16 at 4, 25 at 5), Kirkman's fifteen schoolgirls (1850),
and for tables of 2 the circle method.
"""

from collections.abc import Callable

Table = tuple[int, ...]
Rounds = tuple[tuple[Table, ...], ...]

_TIMES_4 = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
_KIRKMAN = ((0, 7, 14), (1, 5, 13), (2, 3, 12), (8, 9, 11), (4, 6, 10))


def affine_plane(order: int) -> Rounds:
    """Give the parallel classes of the plane over a field of 3, 4 or 5 elements: order² players, order + 1 rounds."""
    field = range(order)
    plus, times = _field(order)
    slopes = [
        tuple(tuple(order * x + plus(times(slope, x), start) for x in field) for start in field) for slope in field
    ]
    upright = tuple(tuple(order * x + y for y in field) for x in field)
    return (*slopes, upright)


def kirkman() -> Rounds:
    """Give seven rounds for 15 players at tables of 3: one round, turned seven times about the last player."""
    return tuple(tuple(tuple(_turn(one, day) for one in table) for table in _KIRKMAN) for day in range(7))


def circle(players: int) -> Rounds:
    """Pair everybody with everybody once; with an odd number one rests in each round."""
    wheel = players - 1 + players % 2
    rounds = []
    for step in range(wheel):
        pairs = [((step + i) % wheel, (step - i) % wheel) for i in range(1, wheel // 2 + 1)]
        hub = [] if players % 2 else [(step, wheel)]
        rounds.append((*hub, *pairs))
    return tuple(rounds)


def rounds_for(players: int, table_size: int) -> Rounds | None:
    """Find a schedule in rounds for this field, if one is known here."""
    if table_size == 2 and players >= 2:
        return circle(players)
    if players == table_size**2 and table_size in (3, 4, 5):
        return affine_plane(table_size)
    return kirkman() if (players, table_size) == (15, 3) else None


def _field(order: int) -> tuple[Callable[[int, int], int], Callable[[int, int], int]]:
    if order == 4:
        return (lambda a, b: a ^ b), (lambda a, b: _TIMES_4[a][b])
    return (lambda a, b: (a + b) % order), (lambda a, b: a * b % order)


def _turn(one: int, step: int) -> int:
    return one if one == 14 else one // 7 * 7 + (one % 7 + step) % 7
