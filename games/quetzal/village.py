"""The village: from the highest banner down each takes an upgrade.  Rulebook p. 9."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.moment import Moment
from games.quetzal.state import Task


def settle(moment: Moment, _: Task) -> bool:
    """Ask if a tile lies there; `task.what` is the banner."""
    if any(moment.state.village):
        return True
    moment.done()
    return False


def prompt(asked: Asked) -> Line:
    """Ask for a tile."""
    return Line("take-upgrade", {"place": asked.task.what})


def moves(asked: Asked) -> list[str]:
    """List the tiles lying in the village."""
    return [f"take {tile}" for tile in asked.state.village if tile]


def explain(_: Asked, move: str) -> Option:
    """Name the tile."""
    tile = move[5:]
    return Option(move, Line("take-upgrade", {"tile": tile}), (tile,))


def play(moment: Moment, task: Task, move: str) -> None:
    """Take the tile; where it goes is settled next."""
    village = moment.state.village
    verb, _, tile = move.partition(" ")
    if verb != "take":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="take")
    if tile not in village:
        raise IllegalMove("no-such-tile", tile=tile[:40])
    village[village.index(tile)] = None
    moment.tell("takes-upgrade", {"seat": task.seat, "tile": tile}, tile)
    moment.done()
    moment.push(Task("gain", task.seat, what=tile))
