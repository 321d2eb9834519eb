"""The black market: the highest bidder may sell one artifact.  Rulebook p. 9."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.kit.knowledge import EVERYONE
from games.quetzal.asked import Asked
from games.quetzal.gains import gain
from games.quetzal.hand import take_from_hand
from games.quetzal.moment import Moment
from games.quetzal.state import Source, Task


def settle(moment: Moment, task: Task) -> bool:
    """Ask only a seat that has a card; `task.what` is the banner."""
    if moment.state.seats[task.seat].hand:
        return True
    moment.done()
    return False


def prompt(_: Asked) -> Line:
    """Ask for a card to sell."""
    return Line("sell")


def moves(asked: Asked) -> list[str]:
    """List the hand in the order it was got."""
    return [*(f"sell {seen.card}" for seen in asked.seat.hand), "pass"]


def explain(asked: Asked, move: str) -> Option:
    """Name the card and its price."""
    if move == "pass":
        return Option(move, Line("pass"), (asked.task.what,))
    card, coins = move[5:], asked.box.banners[asked.task.what].gain.coin
    return Option(move, Line("sell", {"card": card, "coins": coins}), (card,))


def play(moment: Moment, task: Task, move: str) -> None:
    """Discard one card for coins; it brings neither points nor its bonus."""
    if move == "pass":
        moment.tell("passes", {"seat": task.seat, "place": task.what}, task.what)
        moment.done()
        return
    verb, _, card = move.partition(" ")
    if verb != "sell":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="sell")
    seen = take_from_hand(moment.state, task.seat, card)
    moment.state.discard.append(card)
    moment.tell("sells", {"seat": task.seat, "card": card}, card, reveals=seen.known != EVERYONE)
    moment.done()
    gain(moment, task.seat, moment.box.banners[task.what].gain, Source.EFFECTS)
