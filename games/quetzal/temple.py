"""The temple: from the highest banner down each picks artifacts, and some draw.  Rulebook p. 8, p. 12."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.kit.knowledge import EVERYONE, Seen
from games.quetzal.asked import Asked
from games.quetzal.moment import Moment
from games.quetzal.rows import Banner
from games.quetzal.state import ARTIFACTS, Task


def activate(moment: Moment, banner: Banner, number: int) -> None:
    """Let a seat pick from the cards lying there, then draw."""
    if banner.draws:
        moment.push(Task("draw", number, banner.draws))
    moment.push(Task("pick", number, banner.picks, banner.id))


def settle(moment: Moment, task: Task) -> bool:
    """Ask while a pick (`task.count`) is left and a card lies in the temple."""
    if task.count and any(moment.state.temple):
        return True
    moment.done()
    return False


def prompt(asked: Asked) -> Line:
    """Ask for an artifact."""
    return Line("pick", {"place": asked.task.what, "n": asked.task.count})


def moves(asked: Asked) -> list[str]:
    """List the cards lying in the temple."""
    return [f"take {card}" for card in asked.state.temple if card]


def explain(_: Asked, move: str) -> Option:
    """Name the card."""
    card = move[5:]
    return Option(move, Line("take", {"card": card}), (card,))


def play(moment: Moment, task: Task, move: str) -> None:
    """Take one card from the temple to the hand."""
    state = moment.state
    verb, _, card = move.partition(" ")
    if verb != "take":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="take")
    if card not in state.temple:
        raise IllegalMove("no-such-card", card=card[:40])
    state.temple[state.temple.index(card)] = None
    state.seats[task.seat].hand.append(Seen(card, ARTIFACTS, EVERYONE))
    task.count -= 1
    moment.tell("picks", {"seat": task.seat, "card": card}, card)
