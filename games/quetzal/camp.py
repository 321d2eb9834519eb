"""The camp: a coin at once, then reroll a figure not yet placed.  Rulebook p. 8."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.gains import gain_coins
from games.quetzal.moment import Moment
from games.quetzal.rows import Banner
from games.quetzal.state import Task
from games.quetzal.throw import NAMED, check_named, count, reroll


def arrive(moment: Moment, number: int, banner: Banner, figures: int) -> None:
    """Pay the coin of each figure placed, and offer as many rerolls."""
    gain_coins(moment, number, banner.gain.coin * figures)
    moment.push(Task("camp", number, figures))


def settle(moment: Moment, task: Task) -> bool:
    """Ask while there is a reroll left (`task.count`) and a figure to use it on."""
    if task.count and moment.state.seats[task.seat].unplaced:
        return True
    moment.done()
    return False


def prompt(asked: Asked) -> Line:
    """Ask which figure to reroll."""
    return Line("camp", {"n": asked.task.count})


def moves(asked: Asked) -> list[str]:
    """List the figures that may be rerolled."""
    seat = asked.seat
    return ["keep", *(f"reroll {name}" for name in NAMED if count(seat, name))]


def explain(_: Asked, move: str) -> Option:
    """Say which figure would be thrown again."""
    line = Line("keep") if move == "keep" else Line("reroll", {"figures": [move[7:]]})
    return Option(move, line, ("camp",))


def play(moment: Moment, task: Task, move: str) -> None:
    """Reroll one figure, or keep all as they lie and be done with the camp."""
    if move == "keep":
        moment.tell("keeps-throw", {"seat": task.seat}, "camp")
        moment.done()
        return
    verb, _, name = move.partition(" ")
    if verb != "reroll":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="reroll")
    check_named(moment.state.seats[task.seat], [name])
    task.count -= 1
    reroll(moment, task.seat, [name])
