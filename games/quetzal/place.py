"""Place figures: choose one location, pay, and stand there.  Rulebook p. 6, p. 7."""

from collections.abc import Iterator
from typing import Protocol

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.kit.facts import Value
from games.quetzal import auction, camp, free, unique
from games.quetzal.asked import Asked
from games.quetzal.figures import FIGURES, NAMES, Figures
from games.quetzal.moment import Moment
from games.quetzal.rows import Banner
from games.quetzal.state import Group, Seat, State, Task


class Kind(Protocol):
    """A kind of location: what may be placed there, and what may not."""

    def moves(self, asked: Asked, banner: Banner, /) -> Iterator[str]:
        """Yield the placements open to a seat."""

    def check(self, state: State, number: int, banner: Banner, figures: Figures, /) -> None:
        """Refuse a placement that the kind of location does not allow."""


KINDS: dict[str, Kind] = {"unique": unique, "free": free, "auction": auction}


def settle(_moment: Moment, _task: Task) -> bool:
    """Ask always: nobody passes, and the camp takes every figure."""
    return True


def prompt(_: Asked) -> Line:
    """Ask for a location."""
    return Line("place")


def moves(asked: Asked) -> list[str]:
    """List every placement, location by location."""
    found: list[str] = []
    for banner in asked.box.in_play[len(asked.state.seats)]:
        found += KINDS[banner.kind].moves(asked, banner)
    return found


def explain(asked: Asked, move: str) -> Option:
    """Say who would go where, and for how much."""
    _, place, text = move.split(" ", 2)
    figures, banner = FIGURES[text], asked.box.banners[place]
    price = unique.cost(asked.box, asked.seat, banner) * figures.size
    key = "place-paid" if price else "place"
    return Option(move, Line(key, {"place": place, "figures": NAMES[figures], "cost": price}), (place,))


def play(moment: Moment, task: Task, move: str) -> None:
    """Check the placement, pay, and put the figures down; the camp acts at once."""
    state, number = moment.state, task.seat
    verb, _, rest = move.partition(" ")
    place, _, text = rest.partition(" ")
    if verb != "place":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="place")
    banner, figures = moment.box.banners.get(place), FIGURES.get(text)
    if banner is None or len(state.seats) not in banner.seats:
        raise IllegalMove("no-such-place", place=place[:40])
    if figures is None:
        raise IllegalMove("bad-notation")
    seat = state.seats[number]
    KINDS[banner.kind].check(state, number, banner, figures)
    price = unique.cost(moment.box, seat, banner) * figures.size
    if price > seat.coins:
        raise IllegalMove("too-few-coins", cost=price, coins=seat.coins)
    _check_held(seat, banner, figures)
    seat.coins -= price
    told: dict[str, Value] = {"seat": number, "place": place, "figures": NAMES[figures], "cost": price}
    moment.tell("places-paid" if price else "places", told, place)
    group = _take(seat, number, banner, figures)
    moment.done()
    _stand(moment, banner, group)
    state.turn = (number + 1) % len(state.seats)
    if banner.action == "camp":
        camp.arrive(moment, number, banner, figures.size)


def _check_held(seat: Seat, banner: Banner, figures: Figures) -> None:
    black, white, wild, leader = figures
    free_wild = seat.side + seat.standing
    if banner.kind != "free":
        wild = max(0, black - seat.black) + max(0, white - seat.white)
    elif black > seat.black or white > seat.white:
        raise IllegalMove("too-few-figures", figures="black" if black > seat.black else "white")
    if wild > free_wild:
        raise IllegalMove("too-few-figures", figures="wild" if banner.kind == "free" else "black" if black else "white")
    if leader and not seat.leader:
        raise IllegalMove("too-few-figures", figures="leader")


def _take(seat: Seat, number: int, banner: Banner, figures: Figures) -> Group:
    """Take figures from those not placed: fixed ones first, then wild ones, which are turned to the role."""
    black, white, wild, leader = figures
    turned = wild
    if banner.kind != "free":
        turned = max(0, black - seat.black) + max(0, white - seat.white)
    seat.black -= min(black, seat.black)
    seat.white -= min(white, seat.white)
    from_side = min(turned, seat.side)
    seat.side -= from_side
    seat.standing -= turned - from_side
    group = Group(number, black, white, wild, seat.leader if leader else 0)
    if leader:
        seat.leader = 0
    return group


def _stand(moment: Moment, banner: Banner, group: Group) -> None:
    groups = moment.state.groups
    there = groups.get(banner.id)
    if not there:
        groups[banner.id] = [group]
    elif banner.kind == "auction":
        auction.give_back(moment, banner, there[0])
        there[0] = group
    else:
        there.append(group)
