"""Draw at the temple; with an upgrade draw more and put the rest under the deck.  Rulebook p. 8, p. 12."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import only
from games.quetzal.asked import Asked
from games.quetzal.deck import draw_artifact
from games.quetzal.moment import Moment
from games.quetzal.state import Task
from games.quetzal.upgrade import working


def settle(moment: Moment, task: Task) -> bool:
    """Draw, and ask which cards to keep (`task.count`) only if there are more."""
    state = moment.state
    if not state.drawn:
        _draw(moment, task)
    if len(state.drawn) > task.count:
        return True
    state.seats[task.seat].hand += state.drawn
    state.drawn.clear()
    moment.done()
    return False


def prompt(asked: Asked) -> Line:
    """Ask which card to keep."""
    return Line("keep-card", {"n": asked.task.count})


def moves(asked: Asked) -> list[str]:
    """List the cards drawn, in the order they came."""
    return [f"keep {seen.card}" for seen in asked.state.drawn]


def explain(_: Asked, move: str) -> Option:
    """Name the card."""
    card = move[5:]
    return Option(move, Line("keep-card", {"card": card}), (card,))


def play(moment: Moment, task: Task, move: str) -> None:
    """Keep one card; once enough are kept the others go under the deck, known to their drawer only."""
    state = moment.state
    verb, _, card = move.partition(" ")
    if verb != "keep":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="keep")
    kept = next((seen for seen in state.drawn if seen.card == card), None)
    if kept is None:
        raise IllegalMove("no-such-card", card=card[:40])
    state.drawn.remove(kept)
    state.seats[task.seat].hand.append(kept)
    task.count -= 1
    public = Fact("keeps-card", {"seat": task.seat}, (f"seat_{task.seat}",))
    moment.tell_only(task.seat, "keeps-this-card", {"seat": task.seat, "card": card}, public)
    if not task.count:
        for seen in state.drawn:
            state.artifacts.put_under(seen)
        state.drawn.clear()
        moment.done()


def _draw(moment: Moment, task: Task) -> None:
    state, number = moment.state, task.seat
    more = sum(upgrade.draws for upgrade in working(moment.box, state.seats[number]))
    for _ in range(task.count + more):
        card = draw_artifact(moment, only(number))
        if card is None:
            break
        state.drawn.append(card)
        public = Fact("draws", {"seat": number}, (f"seat_{number}",))
        moment.tell_only(number, "draws-this", {"seat": number, "card": card.card}, public)
