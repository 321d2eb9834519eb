"""A moment of play: the state and its box, chance to ask, and the facts told so far."""

from typing import Protocol

from games.kit.chance import Chance
from games.kit.facts import Fact, Value
from games.kit.knowledge import EVERYONE, only
from games.tikal2.box import Box
from games.tikal2.state import State

Words = list[str]
"""A move split into its words, the verb first."""
Arguments = dict[str, Value]
Told = tuple[str, Arguments, tuple[str, ...]]
"""An option in words: key, arguments and the elements it touches."""
NUMBERS = {str(number): number for number in range(1, 100)}
"""Small numbers in their only spelling."""


class Here:
    """Where the match stands: the state, its box, and the seat to move."""

    __slots__ = ("box", "mover", "seat", "state")

    def __init__(self, state: State, box: Box) -> None:
        """Find out who is to move."""
        self.state = state
        self.box = box
        self.seat = state.order[state.turn % len(state.order)]
        self.mover = state.seats[self.seat]


class Moment(Here):
    """What every rule needs besides while a move is played."""

    __slots__ = ("chance", "facts")

    def __init__(self, state: State, box: Box, chance: Chance) -> None:
        """Begin with nothing told."""
        super().__init__(state, box)
        self.chance = chance
        self.facts: list[Fact] = []

    def tell(self, key: str, arguments: Arguments, *elements: str, reveals: bool = False) -> None:
        """Tell everybody what happened."""
        self.facts.append(Fact(key, arguments, elements, EVERYONE, None, reveals))

    def tell_mover(self, key: str, arguments: Arguments, public: Fact, *, reveals: bool = False) -> None:
        """Tell the seat that moves what happened, and everybody else its public form."""
        self.facts.append(Fact(key, arguments, public.elements, only(self.seat), public, reveals))

    def earn(self, source: int, points: int) -> None:
        """Move the chest of the seat that moves."""
        self.mover.earned[source] += points


class Handler(Protocol):
    """One kind of decision: its verbs, what is open, what a move does, and how a page explains it.

    `play` checks its move completely before it changes anything.
    """

    VERBS: tuple[str, ...]

    def moves(self, here: Here, /) -> list[str]:
        """List the legal moves."""

    def play(self, moment: Moment, words: Words, /) -> None:
        """Play one of them."""

    def explain(self, here: Here, words: Words, /) -> Told:
        """Put one of them into words."""
