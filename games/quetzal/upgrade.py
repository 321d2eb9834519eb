"""Gain an upgrade: use it at once, put it into a slot, or choose which of three to drop.  Rulebook p. 9, p. 12."""

from collections.abc import Iterator

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.box import Box
from games.quetzal.gains import gain
from games.quetzal.moment import Moment
from games.quetzal.rows import Upgrade
from games.quetzal.state import Seat, Source, Task


def working(box: Box, seat: Seat) -> Iterator[Upgrade]:
    """Yield the upgrades in a seat's slots; only these work."""
    return (box.upgrade(tile) for tile in seat.slots)


def settle(moment: Moment, task: Task) -> bool:
    """Put the tile `task.what` where it belongs; the seat must decide only if both slots hold other kinds."""
    box, seat = moment.box, moment.state.seats[task.seat]
    kind = box.upgrade(task.what)
    if kind.red_cross:
        moment.done()
        seat.pile.append(task.what)
        moment.tell("uses-upgrade", {"seat": task.seat, "tile": task.what}, task.what)
        gain(moment, task.seat, kind.gain, Source.EFFECTS)
    elif any(box.kind_of[tile] == kind.id for tile in seat.slots):
        moment.done()
        seat.pile.append(task.what)
        moment.tell("piles-upgrade", {"seat": task.seat, "tile": task.what}, task.what)
    elif len(seat.slots) < box.match.slots:
        moment.done()
        seat.slots.append(task.what)
        moment.tell("keeps-upgrade", {"seat": task.seat, "tile": task.what}, task.what)
    else:
        return True
    return False


def prompt(asked: Asked) -> Line:
    """Ask which tile goes to the personal discard pile."""
    return Line("drop", {"tile": asked.task.what})


def moves(asked: Asked) -> list[str]:
    """List the tiles in the slots and the new one."""
    return [f"drop {tile}" for tile in (*asked.seat.slots, asked.task.what)]


def explain(_: Asked, move: str) -> Option:
    """Say which tile would go."""
    tile = move[5:]
    return Option(move, Line("drop", {"tile": tile}), (tile,))


def play(moment: Moment, task: Task, move: str) -> None:
    """Put one tile on the personal discard pile, the others stay in the slots."""
    verb, _, tile = move.partition(" ")
    seat = moment.state.seats[task.seat]
    if verb != "drop":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="drop")
    if tile != task.what:
        if tile not in seat.slots:
            raise IllegalMove("no-such-tile", tile=tile[:40])
        seat.slots[seat.slots.index(tile)] = task.what
    seat.pile.append(tile)
    moment.tell("drops-upgrade", {"seat": task.seat, "tile": tile, "new": task.what}, tile)
    moment.done()
