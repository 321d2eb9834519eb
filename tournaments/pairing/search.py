"""The search: swaps that do no harm, tried a fixed number of times, with a kick wherever it got stuck.

Only whole numbers are compared and only `Random.random` is drawn, so the same request gives the same tables on every
machine. A matching would not do: with three or more at a table the problem is NP-hard.
"""

from collections.abc import Callable

from tournaments.pairing.floor import Floor

NEAR = 32
"""Most swaps are tried this many chairs apart; one in eight anywhere."""
FEWEST = 400
"""A small field is searched as hard as one of this many entrants."""
BOUT = 200
"""Swaps tried for each entrant between two looks at what they brought."""

Random = Callable[[], float]


def improve(floor: Floor, effort: int, random: Random) -> None:
    """Swap entrants between tables until the effort is spent or nothing is left to mend; keep the best seating met."""
    if len(floor.sizes) < 2:
        return
    chairs = len(floor.sitting)
    tries = effort * max(chairs, FEWEST)
    bout = BOUT * chairs
    best, kept = floor.cost(), floor.sitting[:]
    while tries > 0 and best > (0, 0):
        _climb(floor, min(tries, bout), random)
        tries -= bout
        now = floor.cost()
        if now < best:
            best, kept = now, floor.sitting[:]
        else:
            floor.place(kept)
            _kick(floor, random)
    floor.place(kept)
    _settle(floor)


def _climb(floor: Floor, tries: int, random: Random) -> None:
    """Try swaps of two random chairs; take each that makes nothing worse."""
    sitting, scores, table_of, sizes = floor.sitting, floor.scores, floor.table_of, floor.sizes
    sums, troubles, leave_and_join = floor.sums, floor.troubles, floor.leave_and_join
    chairs = len(sitting)
    near = min(NEAR, chairs - 1)
    for step in range(tries):
        a = int(random() * chairs)
        reach = near if step & 7 else chairs
        b = a + int((random() * 2 - 1) * (reach + 1))
        if not 0 <= b < chairs:
            continue
        ta, tb = table_of[a], table_of[b]
        if ta == tb:
            continue
        if sizes[ta] != sizes[tb]:
            if floor.swap_cost(a, b) <= (0, 0):
                floor.swap(a, b)
            continue
        one, other = sitting[a], sitting[b]
        gap = scores[other] - scores[one]
        spread = gap * (sums[tb] - sums[ta] - gap)  # half the change, as both tables are of one size
        if spread > 0 and not troubles[ta] and not troubles[tb]:
            continue
        here = leave_and_join(one, other, a)
        there = leave_and_join(other, one, b)
        if here + there < 0 or (here + there == 0 and spread <= 0):
            sitting[a], sitting[b] = other, one
            sums[ta] += gap
            sums[tb] -= gap
            troubles[ta] += here
            troubles[tb] += there


def _kick(floor: Floor, random: Random) -> None:
    """Mix a few neighbouring chairs, around a troubled table if there is one."""
    chairs = len(floor.sitting)
    troubled = [chair for chair in range(chairs) if floor.troubles[floor.table_of[chair]]]
    centre = troubled[int(random() * len(troubled))] if troubled else int(random() * chairs)
    low, high = max(0, centre - NEAR // 2), min(chairs, centre + NEAR // 2)
    for _ in range(6):
        a, b = (low + int(random() * (high - low)) for _ in range(2))
        if floor.table_of[a] != floor.table_of[b] and floor.sizes[floor.table_of[a]] == floor.sizes[floor.table_of[b]]:
            floor.swap(a, b)


def _settle(floor: Floor) -> None:
    """Leave no single swap that would lessen trouble: at each troubled table try every other chair."""
    chairs = range(len(floor.sitting))
    mended = True
    while mended:
        mended = False
        for a in chairs:
            if floor.troubles[floor.table_of[a]]:
                others = [b for b in chairs if floor.table_of[b] != floor.table_of[a]]
                best = min((floor.swap_cost(a, b), b) for b in others)
                if best[0] < (0, 0):
                    floor.swap(a, best[1])
                    mended = True
