"""What a bot is, and what it is given to decide with."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from games.kit.contract import AnyEngine, Decision, View


class Table:
    """A match as the seat to move sees it. A bot that wants to look ahead samples states it could be in."""

    def __init__(
        self, engine: AnyEngine, view: View, decision: Decision, sample: Callable[[Random], Any], budget: float = 1.0
    ) -> None:
        """Show a position to a bot; `budget` is the seconds it may think."""
        self.engine = engine
        self.view = view
        self.decision = decision
        self.sample = sample
        self.budget = budget


class Bot(Protocol):
    """Whoever chooses a move."""

    def choose(self, table: Table, rng: Random) -> str:
        """Choose one of `table.decision.moves`."""


def table_for(engine: AnyEngine, state: Any, decision: Decision, budget: float = 1.0) -> Table:
    """Seat a bot before a state: what it gets is made from what its seat may know."""
    seat = decision.seat
    return Table(engine, engine.view(state, seat), decision, lambda rng: engine.determinize(state, seat, rng), budget)
