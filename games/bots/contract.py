"""What a bot is, and what it is given to decide with."""

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, Protocol

from games.kit.contract import AnyEngine, Decision, View


class Table:
    """A match as the seat to move sees it. A bot that wants to look ahead samples states it could be in."""

    def __init__(
        self,
        engine: AnyEngine,
        decision: Decision,
        look: Callable[[], View],
        sample: Callable[[Random], Any],
        budget: float,
    ) -> None:
        """Show a position to a bot; `budget` is the seconds it may think."""
        self.engine = engine
        self.decision = decision
        self.sample = sample
        self.budget = budget
        self._look = look

    @cached_property
    def view(self) -> View:
        """All that the seat may know."""
        return self._look()


class Bot(Protocol):
    """Whoever chooses a move."""

    def choose(self, table: Table, rng: Random) -> str:
        """Choose one of `table.decision.moves`."""


def table_for(engine: AnyEngine, state: Any, decision: Decision, budget: float = 1.0) -> Table:
    """Seat a bot before a state: what it gets is made from what its seat may know."""
    seat = decision.seat
    return Table(
        engine,
        decision,
        lambda: engine.view(state, seat),
        lambda rng: engine.determinize(state, seat, rng),
        budget,
    )
