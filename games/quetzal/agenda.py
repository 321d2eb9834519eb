"""The agenda: what is to be done next, the latest task first; each kind of task has its file."""

from collections.abc import Callable
from typing import Protocol

from games.kit.contract import Line, Option
from games.quetzal import camp, delivery, draw, exchange, gains, market, place, rounds, temple, throw, upgrade, village
from games.quetzal.asked import Asked
from games.quetzal.moment import Moment
from games.quetzal.state import Task


class Choice(Protocol):
    """A kind of decision: its prompt, its moves, and what they do."""

    def prompt(self, asked: Asked, /) -> Line:
        """Say what is asked."""

    def moves(self, asked: Asked, /) -> list[str]:
        """List the legal moves."""

    def explain(self, asked: Asked, move: str, /) -> Option:
        """Explain one of them."""

    def play(self, moment: Moment, task: Task, move: str, /) -> None:
        """Check a move, then play it."""


CHOICES: dict[str, Choice] = {
    "reroll": throw,
    "place": place,
    "camp": camp,
    "pick": temple,
    "draw": draw,
    "sell": market,
    "village": village,
    "gain": upgrade,
    "deliver": delivery,
    "window": exchange,
}
SETTLE: dict[str, Callable[[Moment, Task], bool]] = {
    "reroll": throw.settle,
    "place": place.settle,
    "camp": camp.settle,
    "pick": temple.settle,
    "draw": draw.settle,
    "sell": market.settle,
    "village": village.settle,
    "gain": upgrade.settle,
    "discover": gains.settle,
    "delivery": delivery.begin,
    "deliver": delivery.settle,
    "effects": delivery.settle_effects,
    "window": exchange.settle,
}
"""What a task does by itself; it says whether its seat must decide now."""


def advance(moment: Moment) -> None:
    """Do all that needs no decision, up to the next one or the end."""
    agenda = moment.state.agenda
    while True:
        while agenda:
            task = agenda[-1]
            if SETTLE[task.kind](moment, task):
                return
        if not rounds.go_on(moment):
            return
