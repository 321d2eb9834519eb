"""Travel icons: what covers what, and how a cost is covered most cheaply.  Rulebook p. 9.

A plane pays any icon, a car or a ship also pays a boot. Costs have at most two icons.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from games.arnak.effects.grammar import Counts4
from games.arnak.state import BOOT, CAR, ICONS, PLANE, SHIP

PAYS = ((BOOT, CAR, SHIP, PLANE), (CAR, PLANE), (SHIP, PLANE), (PLANE,))
"""What pays each icon, the weakest first."""
WORTH = (1, 2, 2, 4)


def missing(need: Sequence[int], have: Sequence[int]) -> int:
    """Count the icons of a cost that these cannot cover."""
    need_boot, need_car, need_ship, need_plane = need
    boot, car, ship, plane = have
    planes = plane - need_plane
    cars, ships = car - need_car, ship - need_ship
    boots = need_boot - boot
    short = 0
    if cars < 0:
        short -= cars
        cars = 0
    if ships < 0:
        short -= ships
        ships = 0
    boots -= cars + ships
    if boots > 0:
        short += boots
    if planes < 0:
        return short - planes
    return short - planes if short > planes else 0


def added(some: Sequence[int], others: Sequence[int]) -> Counts4:
    """Add up icons."""
    return some[0] + others[0], some[1] + others[1], some[2] + others[2], some[3] + others[3]


def as_planes(icons: Sequence[int]) -> Counts4:
    """Turn every icon into a plane, as the Guardian's Ocarina does."""
    return 0, 0, 0, sum(icons)


@lru_cache(4096)
def left_over(need: Counts4, discount: Counts4, icons: Counts4) -> Counts4:
    """Cover a cost and return the icons that stay: a discount goes first, then the least of what pays."""
    due = [icon for icon in range(len(ICONS)) for _ in range(need[icon])]
    best, cheapest = icons, 1000
    for ways in product(*[[(kind, off) for kind in PAYS[icon] for off in (True, False)] for icon in due]):
        used, off = [0, 0, 0, 0], [0, 0, 0, 0]
        for kind, from_discount in ways:
            (off if from_discount else used)[kind] += 1
        if any(map(int.__gt__, off, discount)) or any(map(int.__gt__, used, icons)):
            continue
        worth = sum(map(int.__mul__, used, WORTH))
        if worth < cheapest:
            boot, car, ship, plane = map(int.__sub__, icons, used)
            best, cheapest = (boot, car, ship, plane), worth
    return best
