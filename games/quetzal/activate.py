"""Activate the locations in their order.  Rulebook p. 8, p. 9; with the automaton p. 11."""

from collections.abc import Callable

from games.kit.knowledge import EVERYONE, Seen
from games.quetzal import automaton, temple
from games.quetzal.gains import gain
from games.quetzal.moment import Moment
from games.quetzal.rows import Banner
from games.quetzal.state import ARTIFACTS, AUTOMATON, Group, Source, Task


def activate(moment: Moment, banner: Banner, groups: list[Group]) -> None:
    """Do what a banner does for those who stand there."""
    if banner.kind == "free":
        if banner.action == "deliver":
            _harbour_office(moment, banner, groups)
    elif groups[0].seat == AUTOMATON:
        automaton.activate(moment, banner)
    else:
        ACTIONS[banner.action](moment, banner, groups[0].seat)


def _marker(moment: Moment, banner: Banner, number: int) -> None:
    """Take the marker from the stele; it changes hands at once."""
    moment.state.marker = number
    moment.tell("takes-marker", {"seat": number}, banner.id)
    gain(moment, number, banner.gain, Source.TRACK)


def _excavate(moment: Moment, banner: Banner, number: int) -> None:
    """Take the cards and the bonus of an excavation site."""
    spaces = moment.state.sites[banner.id]
    cards = [card for card in spaces if card]
    moment.state.seats[number].hand += [Seen(card, ARTIFACTS, EVERYONE) for card in cards]
    spaces[:] = [None] * len(spaces)
    moment.tell("excavates", {"seat": number, "place": banner.id, "cards": cards}, banner.id, *cards)
    gain(moment, number, banner.gain, Source.SITES)


def _sell(moment: Moment, banner: Banner, number: int) -> None:
    moment.push(Task("sell", number, what=banner.id))


def _upgrade(moment: Moment, banner: Banner, number: int) -> None:
    moment.push(Task("village", number, what=banner.id))


def _ship(moment: Moment, banner: Banner, number: int) -> None:
    moment.push(Task("delivery", number, banner.cards, banner.id))


def _harbour_office(moment: Moment, banner: Banner, groups: list[Group]) -> None:
    """Deliver clockwise from the marker's holder: once with all figures, or once with each."""
    state = moment.state
    for number in reversed(state.from_marker()):
        figures = sum(group.size for group in groups if group.seat == number)
        if state.separate:
            for _ in range(figures):
                moment.push(Task("delivery", number, banner.cards, banner.id))
        elif figures:
            moment.push(Task("delivery", number, banner.cards * figures, banner.id))


ACTIONS: dict[str, Callable[[Moment, Banner, int], None]] = {
    "marker": _marker,
    "pick": temple.activate,
    "excavate": _excavate,
    "sell": _sell,
    "upgrade": _upgrade,
    "deliver": _ship,
}
