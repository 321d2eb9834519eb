"""Excavate: put a flag on a bonus space and take what it gives; light rooms pay for doors.  Rulebook, explorer phase.

Task: the place, and where the explorer stops; that is elsewhere if he leaves by the passage he came through.
"""

from games.kit.errors import IllegalMove
from games.tikal2 import draw, treasures
from games.tikal2.box import Box
from games.tikal2.moment import NUMBERS, Arguments, Here, Moment, Told, Words
from games.tikal2.rows import Bonus
from games.tikal2.state import CARD_DECK, Ask, Source, State
from games.tikal2.temple import Temple, temple_of

VERBS: tuple[str, ...] = ("dig",)
NO_BONUS = Bonus()


def rooms_open_to(state: State, box: Box, temple: Temple) -> int:
    """Find the rooms in which the seat to move may put a flag: light rooms always, others while a space is free."""
    flags = state.mover.flags
    if flags.bit_count() >= box.numbers.flags:
        return 0
    return temple.rooms & ~flags & (temple.light | ~state.full)


def begin(moment: Moment, place: int, stop: int) -> None:
    """Put the flag on the only free space at once; else let the seat choose."""
    state = moment.state
    free = _free(state, moment.box, place)
    if len(free) > 1:
        state.agenda.append((Ask.BONUS, place, stop))
    else:
        _dig(moment, place, stop, free[0] if free else None)


def moves(here: Here) -> list[str]:
    """List the free bonus spaces, numbered from 1."""
    return [f"dig {space + 1}" for space in _free(here.state, here.box, here.state.agenda[-1][1])]


def play(moment: Moment, words: Words) -> None:
    """Put the flag there."""
    _, place, stop = moment.state.agenda[-1]
    space = NUMBERS.get(words[1], 0) - 1 if len(words) == 2 else -1
    if space not in _free(moment.state, moment.box, place):
        raise IllegalMove("bonus-taken")
    moment.state.agenda.pop()
    _dig(moment, place, stop, space)


def explain(here: Here, words: Words) -> Told:
    """Say what the space gives."""
    place = here.state.agenda[-1][1]
    bonus = bonuses_at(here.state, here.box, place)[int(words[1]) - 1]
    return _kind("dig", bonus), {"points": bonus.points}, (here.box.places[place],)


def bonuses_at(state: State, box: Box, place: int) -> list[Bonus]:
    """List the bonus spaces of the room at a place."""
    if place < box.outside:
        return box.rooms[state.temple[place] // 6].bonus
    return box.secrets[place - box.outside - 1].bonus


def room_id(state: State, box: Box, place: int) -> str:
    """Name what lies at a place: the room on a space, else the place itself."""
    return box.rooms[state.temple[place] // 6].id if place < box.outside else box.places[place]


def _free(state: State, box: Box, place: int) -> list[int]:
    taken = state.bonuses[place]
    return [space for space in range(len(bonuses_at(state, box, place))) if not taken >> 3 * space & 7]


def _dig(moment: Moment, place: int, stop: int, space: int | None) -> None:
    state, box = moment.state, moment.box
    bonus = NO_BONUS if space is None else bonuses_at(state, box, place)[space]
    moment.mover.flags |= 1 << place
    name = box.places[place]
    if space is not None:
        state.bonuses[place] |= moment.seat + 1 << 3 * space
        if not _free(state, box, place):
            state.full |= 1 << place
    moment.earn(Source.BONUSES, bonus.points)
    told: Arguments = {"seat": moment.seat, "place": name, "room": room_id(state, box, place), "points": bonus.points}
    moment.tell(_kind("dug", bonus), told, name)
    temple = temple_of(box, state.temple)
    if temple.light >> place & 1:
        color = temple.color[place]
        points = temple.doors(color, moment.mover.flags)
        moment.earn(Source.DOORS, points)
        moment.tell("door-points", {"seat": moment.seat, "color": box.colors[color], "points": points}, name)
    if stop != place:
        moment.mover.explorer = stop
        moment.tell("went-back", {"seat": moment.seat, "place": box.places[stop]}, box.places[stop])
    if bonus.cards:
        draw.look(moment, CARD_DECK)
    if bonus.treasures:
        treasures.ask(moment)


def _kind(key: str, bonus: Bonus) -> str:
    """Name a bonus for the words by what it is made of."""
    parts = ("points" if bonus.points else "", "card" if bonus.cards else "", "treasure" if bonus.treasures else "")
    return "-".join((key, *(part for part in parts if part)))
