"""The engine of Lost Ruins of Arnak."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from games.arnak import agenda, evaluate, hidden, score, view
from games.arnak.digest import digest
from games.arnak.match import Match
from games.arnak.setup import lay_out
from games.arnak.shown import ArnakView
from games.arnak.state import State
from games.kit.chance import Chance
from games.kit.contract import Decision, Line, Option, Setup
from games.kit.facts import Fact
from games.kit.notation import from_text
from games.kit.score import ScoreSheet


class Arnak:
    """The rules, at the service of whoever holds a state."""

    slug = "arnak"
    name = "Lost Ruins of Arnak"
    seats = range(1, 5)
    rules = 1
    choices: Mapping[str, tuple[str, ...]] = {"temple": ("bird", "snake"), "difficulty": ("0", "1", "2", "3", "4", "5")}

    def new_match(self, setup: Setup, chance: Chance) -> State:
        """Lay out the game."""
        state = lay_out(setup, chance)
        agenda.settle(Match(state, chance))
        return state

    def decision(self, state: State) -> Decision | None:
        """Say who must decide and list the legal moves."""
        if not state.agenda:
            return None
        match = Match(state)
        _, _, ask = agenda.due(match)
        moves = [option.move for option in agenda.options(match)]
        return Decision(agenda.seat_to_decide(state), Line(ask.prompt), moves)

    def options(self, state: State) -> list[Option]:
        """List the same moves, explained for a page."""
        return list(agenda.options(Match(state))) if state.agenda else []

    def play(self, state: State, move: str, chance: Chance) -> Sequence[Fact]:
        """Play one move in place."""
        match = Match(state, chance)
        agenda.play(match, from_text(move))
        return match.facts

    def view(self, state: State, seat: int | None) -> ArnakView:
        """Show all that this seat may know."""
        return view.of(state, seat)

    def score(self, state: State) -> list[ScoreSheet]:
        """Score the position as if the match ended here."""
        return score.sheets(state)

    def evaluate(self, state: State, seat: int) -> float:
        """Estimate how well this seat stands, in points."""
        return evaluate.worth(state, seat)

    def copy(self, state: State) -> State:
        """Copy a state; nothing mutable is shared."""
        return state.copy()

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """Make a full state that this viewer could be in."""
        return hidden.determinize(state, seat, rng)

    def inventory(self, state: State) -> list[str]:
        """List every component, wherever it lies."""
        return hidden.inventory(state)

    def digest(self, state: State) -> str:
        """Fingerprint the rule facts of a state."""
        return digest(state)

    def dump(self, state: State) -> bytes:
        """Save a state."""
        return _encoder.encode(state)

    def load(self, data: bytes) -> State:
        """Restore a saved state."""
        return _decoder.decode(data)


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)
