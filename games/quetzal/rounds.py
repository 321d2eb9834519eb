"""The rounds: four phases, five times, then the end.  Rulebook p. 6 to p. 10."""

from games.quetzal import automaton
from games.quetzal.activate import activate
from games.quetzal.deck import refill
from games.quetzal.moment import Moment
from games.quetzal.state import Phase, State, Task
from games.quetzal.throw import throw_all


def begin(moment: Moment) -> None:
    """Begin a round: the automaton places its figures, then everybody throws."""
    state = moment.state
    state.phase = Phase.THROW
    state.groups.clear()
    moment.tell("round-begins", {"round": state.round}, "round_track")
    if moment.box.players[len(state.seats)].automaton:
        automaton.place(moment)
    throw_all(moment)


def go_on(moment: Moment) -> bool:
    """Do what comes next when nothing is on the agenda; say whether the match goes on."""
    state = moment.state
    if state.phase == Phase.THROW:
        state.phase = Phase.PLACE
        state.turn = state.marker
    elif state.phase == Phase.PLACE:
        _next_placement(moment, state)
    elif state.phase == Phase.ACTIVATE:
        _next_activation(moment, state)
    elif state.phase == Phase.PREPARE:
        _prepare(moment, state)
    else:
        moment.tell("match-ends", {}, "round_track")
        return False
    return True


def _next_placement(moment: Moment, state: State) -> None:
    """Go clockwise to the next seat that holds figures."""
    count = len(state.seats)
    for offset in range(count):
        number = (state.turn + offset) % count
        if state.seats[number].unplaced:
            moment.push(Task("place", number))
            return
    state.phase = Phase.ACTIVATE
    state.activated = 0


def _next_activation(moment: Moment, state: State) -> None:
    banners = moment.box.in_play[len(state.seats)]
    while state.activated < len(banners):
        banner = banners[state.activated]
        state.activated += 1
        if groups := state.groups.get(banner.id):
            activate(moment, banner, groups)
            return
    state.phase = Phase.PREPARE


def _prepare(moment: Moment, state: State) -> None:
    """Refill and begin the next round; after the last one only exchanges are left."""
    if state.round == moment.box.match.rounds:
        state.phase = Phase.END
        for number in reversed(state.from_marker()):
            moment.push(Task("window", number))
        return
    state.round += 1
    refill(moment)
    begin(moment)
