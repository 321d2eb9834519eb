"""The contract: what an engine offers, and the few values that pass between it and everybody else."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

from games.kit.chance import Chance
from games.kit.facts import Fact, Value
from games.kit.score import ScoreSheet

State = TypeVar("State")
View = msgspec.Struct
"""All that one viewer may know; each game defines its own typed struct."""


class Setup(msgspec.Struct, frozen=True):
    """How a match begins: `edition` is a name, or `name@hash` where a match has pinned one."""

    seats: int
    rules: int = 1
    edition: str = "base"
    options: dict[str, str] = {}


class Line(msgspec.Struct, frozen=True):
    """A sentence to be found in the game's words: its key and its arguments."""

    key: str
    arguments: dict[str, Value] = {}


class Decision(msgspec.Struct, frozen=True):
    """Who must decide now, what is asked, and every legal answer."""

    seat: int
    prompt: Line
    moves: list[str]


class Option(msgspec.Struct, frozen=True):
    """One legal move explained for a page: in words, with the board elements it touches."""

    move: str
    line: Line
    elements: tuple[str, ...] = ()


class Engine(Protocol[State]):
    """The rules of one game."""

    slug: str
    name: str
    seats: range
    rules: int
    choices: Mapping[str, tuple[str, ...]]
    """The match options and their values, the default first."""

    def new_match(self, setup: Setup, chance: Chance) -> State:
        """Lay out the game; `check_setup` has been called."""

    def decision(self, state: State) -> Decision | None:
        """Say who must decide and list the legal moves; None when the match is over."""

    def options(self, state: State) -> list[Option]:
        """List the same moves, explained for a page."""

    def play(self, state: State, move: str, chance: Chance) -> Sequence[Fact]:
        """Play one move in place; an IllegalMove leaves no trace and asks nothing of chance."""

    def view(self, state: State, seat: int | None) -> View:
        """Show all that this seat may know; None is a spectator, ALL_SEEING knows everything."""

    def score(self, state: State) -> list[ScoreSheet]:
        """Score the position as if the match ended here."""

    def evaluate(self, state: State, seat: int) -> float:
        """Estimate how well this seat stands, for bots and graphs."""

    def copy(self, state: State) -> State:
        """Copy a state; nothing mutable is shared."""

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """Make a full state that this viewer could be in."""

    def inventory(self, state: State) -> list[str]:
        """List every card, tile and token, wherever it lies; the same, sorted, at every step."""

    def digest(self, state: State) -> str:
        """Fingerprint the rule facts of a state."""

    def dump(self, state: State) -> bytes:
        """Save a state."""

    def load(self, data: bytes) -> State:
        """Restore what `dump` saved."""


AnyEngine = Engine[Any]
