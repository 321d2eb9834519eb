"""Discover a room: lay it on an empty space, turned as one likes.  Rulebook, actions and notes on the rooms.

Tasks: LAY with the room, then for rooms with doors TURN with the room and the space.
"""

from games.kit.errors import IllegalMove
from games.tikal2.box import DIRECTIONS, EMPTY, encode
from games.tikal2.moment import NUMBERS, Arguments, Here, Moment, Told, Words
from games.tikal2.state import Ask

VERBS: tuple[str, ...] = ("lay", "turn")
SIXTHS = {"0": 0, **NUMBERS}


def begin(moment: Moment, room: int) -> None:
    """Let the seat lay a room."""
    name = moment.box.rooms[room].id
    moment.tell("chose-room", {"seat": moment.seat, "room": name}, name)
    moment.state.agenda.append((Ask.LAY, room))


def take_altar(moment: Moment) -> None:
    """Take the altar on top of the open stack; the next one is then seen."""
    state = moment.state
    if not state.altar:
        moment.tell("nothing-left", {"seat": moment.seat, "stack": "altars"}, "altars")
        return
    altar, state.altar = state.altar, ""
    begin(moment, moment.box.room_index[altar])
    show_altar(moment)


def show_altar(moment: Moment) -> None:
    """Turn up the next altar of the stack, if there is one."""
    state = moment.state
    if state.altars:
        state.altar = state.altars.pop(moment.chance.below(len(state.altars)))
        moment.tell("next-altar", {"room": state.altar}, "altars")


def moves(here: Here) -> list[str]:
    """List the empty spaces, or the ways to turn the room that differ."""
    task = here.state.agenda[-1]
    if task[0] == Ask.LAY:
        return [f"lay {here.box.places[space]}" for space, code in enumerate(here.state.temple) if code == EMPTY]
    return [f"turn {sixths}" for sixths in here.box.turns[task[1]]]


def play(moment: Moment, words: Words) -> None:
    """Lay or turn the room."""
    state, box, task = moment.state, moment.box, moment.state.agenda[-1]
    if len(words) != 2 or (words[0] == "lay") != (task[0] == Ask.LAY):
        raise IllegalMove("bad-notation")
    if task[0] == Ask.TURN:
        sixths = SIXTHS.get(words[1])
        if sixths not in box.turns[task[1]]:
            raise IllegalMove("no-such-turn")
        state.agenda.pop()
        _lay(moment, task[1], task[2], sixths)
        return
    space = box.place_index.get(words[1], box.outside)
    if space >= box.outside or state.temple[space] != EMPTY:
        raise IllegalMove("space-taken", space=words[1][:20])
    state.agenda.pop()
    if len(box.turns[task[1]]) > 1:
        state.agenda.append((Ask.TURN, task[1], space))
        moment.tell("chose-space", {"seat": moment.seat, "room": box.rooms[task[1]].id, "space": words[1]}, words[1])
    else:
        _lay(moment, task[1], space, 0)


def explain(here: Here, words: Words) -> Told:
    """Say where the room goes, or where its doors lead."""
    task = here.state.agenda[-1]
    room = here.box.rooms[task[1]]
    if words[0] == "lay":
        return "lay", {"room": room.id, "space": words[1]}, (words[1],)
    return "turn", {"room": room.id, "doors": door_names(room.doors, int(words[1]))}, (here.box.places[task[2]],)


def door_names(doors: list[int], sixths: int) -> list[str]:
    """Name the directions of doors in a room turned so far."""
    return [DIRECTIONS[direction] for direction in sorted((door + sixths) % 6 for door in doors)]


def _lay(moment: Moment, room: int, space: int, sixths: int) -> None:
    state, box = moment.state, moment.box
    layout = bytearray(state.temple)
    layout[space] = encode(room, sixths)
    row, place = box.rooms[room], box.places[space]
    told: Arguments = {"seat": moment.seat, "room": row.id, "space": place, "doors": door_names(row.doors, sixths)}
    moment.tell("laid-room" if row.doors else "laid-altar", told, place)
    if layout.count(EMPTY) == 1:
        last = layout.index(EMPTY)
        layout[last] = encode(box.chamber, 0)
        moment.tell("chamber-appeared", {"space": box.places[last]}, box.places[last])
    state.temple = bytes(layout)
