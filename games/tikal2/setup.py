"""Lay out the game and let everybody take the first keys.  Rulebook, setup and start; p. 12."""

from games.kit.chance import Chance
from games.kit.contract import Setup
from games.tikal2 import discover, draw, rounds
from games.tikal2.box import Box, box_of
from games.tikal2.keys import ANY_COLOR
from games.tikal2.moment import Moment
from games.tikal2.state import CARDS, FIRST_PILE, ROOMS, TREASURES, Ask, Seat, Source, Stack, Stage, State


def new_match(setup: Setup, chance: Chance) -> State:
    """Set everything up; the first decision is the start player's."""
    box = box_of(setup.edition)
    more_control = setup.options["more_control"] == "yes"
    short_game = setup.options["short_game"] == "yes"
    start = chance.below(setup.seats)
    state = State(
        rules=setup.rules,
        edition=box.pinned,
        more_control=more_control,
        short_game=short_game,
        seats=[_new_seat(box, tent=not short_game) for _ in range(setup.seats)],
        order=[(start + offset) % setup.seats for offset in range(setup.seats)],
        temple=box.start_temple,
        bonuses=[0] * len(box.places),
        altar="",
        altars=sorted(box.altars),
        stacks=_stacks(box, more_control=more_control),
        pools=[[], box.stack[:], box.deck(), box.all_treasures()],
        sites=[],
        stock=box.keys[:],
        passages=box.numbers.passages,
        wheel=chance.below(len(box.prices)),
        face_up=[],
        delivered=[0] * len(box.treasures),
    )
    moment = Moment(state, box, chance)
    discover.show_altar(moment)
    rounds.lay_tiles(moment)
    if more_control:
        _lay_face_up(moment)
    _ask_for_keys(state, box)
    return state


def go_on(moment: Moment) -> bool:
    """Ask the next seat for its first keys; after the last one the first round begins."""
    state = moment.state
    state.turn += 1
    if state.turn < len(state.seats):
        _ask_for_keys(state, moment.box)
    else:
        state.turn = 0
        state.stage = Stage.PIROGUE
    return True


def _ask_for_keys(state: State, box: Box) -> None:
    state.agenda += [(Ask.KEY, ANY_COLOR, 0)] * box.numbers.start_keys


def _new_seat(box: Box, *, tent: bool) -> Seat:
    return Seat(explorer=box.outside, tent=tent, backpack=[0] * len(box.colors), earned=[0] * len(Source))


def _stacks(box: Box, *, more_control: bool) -> list[Stack]:
    """Make the stacks of rooms and cards and the piles of treasures, as equal as can be."""
    piles = box.numbers.control_piles if more_control else box.numbers.piles
    hidden = sum(box.treasure_counts)
    sizes = [(hidden + pile) // piles for pile in reversed(range(piles))]
    stacks = [Stack(ROOMS, len(box.stack)), Stack(CARDS, len(box.deck()))]
    return stacks + [Stack(TREASURES, size) for size in sizes]


def _lay_face_up(moment: Moment) -> None:
    """Lay out treasures, each from the pile that is highest."""
    state = moment.state
    for _ in range(moment.box.numbers.control_open):
        highest = max(range(FIRST_PILE, len(state.stacks)), key=lambda pile: (len(state.stacks[pile]), -pile))
        state.face_up.append(draw.draw_open(moment, highest))
