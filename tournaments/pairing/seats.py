"""Who sits in which chair: the fairest of all orders, exactly."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice, permutations

from tournaments.pairing.floor import BENCH, Floor

Stays = Sequence[Sequence[int]] | Mapping[int, Sequence[int]]
"""How often each entrant has sat in each seat."""

LOOKS = 5
"""So many exchanges of equals are weighed for each chair of a table that leaves somebody lopsided."""


def fairest_order(table: Sequence[int], stays: Stays, random: Callable[[], float]) -> tuple[int, ...]:
    """Order a table so that the sum of 3^(times in that seat) is least over all k! orders; lots decide among equals."""
    _, orders = _fairest(table, stays)
    return tuple(table[who] for who in orders[int(random() * len(orders))])


def even_out(floor: Floor, stays: Stays) -> None:
    """Where the fairest order still leaves somebody lopsided, look for an exchange of equals that seats all better."""
    groups = floor.groups()
    with_score: dict[int, list[int]] = {}
    for chair, one in enumerate(floor.sitting):
        with_score.setdefault(floor.scores[one], []).append(chair)
    for chair, table in enumerate(floor.table_of):
        if floor.sizes[table] != BENCH and _leaves_lopsided(groups[table], stays):
            equals = with_score[floor.scores[floor.sitting[chair]]]
            free = (other for other in equals if _costs_nothing(floor, chair, other))
            any(_exchange(floor, groups, stays, chair, other) for other in islice(free, LOOKS))


def _costs_nothing(floor: Floor, a: int, b: int) -> bool:
    ta, tb = floor.table_of[a], floor.table_of[b]
    return ta != tb and floor.sizes[ta] == floor.sizes[tb] and floor.swap_cost(a, b) == (0, 0)


def _exchange(floor: Floor, groups: list[list[int]], stays: Stays, a: int, b: int) -> bool:
    """Swap two entrants if that makes the seats fairer; say whether it was done."""
    ta, tb = floor.table_of[a], floor.table_of[b]
    one, other = floor.sitting[a], floor.sitting[b]
    here = [other if who == one else who for who in groups[ta]]
    there = [one if who == other else who for who in groups[tb]]
    before = _fairest(groups[ta], stays)[0] + _fairest(groups[tb], stays)[0]
    if _fairest(here, stays)[0] + _fairest(there, stays)[0] >= before:
        return False
    floor.swap(a, b)
    groups[ta], groups[tb] = here, there
    return True


def _leaves_lopsided(table: Sequence[int], stays: Stays) -> bool:
    """Say whether in the fairest order somebody will have sat in one seat twice more than in another."""
    _, orders = _fairest(table, stays)
    for seat, who in enumerate(orders[0]):
        counts = list(stays[table[who]])
        counts[seat] += 1
        if max(counts) - min(counts) > 1:
            return True
    return False


def _fairest(table: Sequence[int], stays: Stays) -> tuple[int, list[tuple[int, ...]]]:
    """Find the least sum and all orders that have it."""
    price = [[3 ** stays[one][seat] for seat in range(len(table))] for one in table]
    best: list[tuple[int, ...]] = []
    least = -1
    for order in permutations(range(len(table))):
        cost = sum(price[who][seat] for seat, who in enumerate(order))
        if cost < least or least < 0:
            least, best = cost, [order]
        elif cost == least:
            best.append(order)
    return least, best
