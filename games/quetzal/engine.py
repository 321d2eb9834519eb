"""The engine of Quetzal: the contract's verbs, each handed to the file that knows the rule."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from games.kit.chance import Chance
from games.kit.contract import Decision, Option, Setup
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import resample
from games.kit.notation import LONGEST
from games.kit.score import ScoreSheet
from games.quetzal.agenda import CHOICES, advance
from games.quetzal.asked import Asked
from games.quetzal.box import SEATS, box_of
from games.quetzal.digest import digest
from games.quetzal.evaluate import evaluate
from games.quetzal.exchange import exchanges, explain_exchange, play_exchange
from games.quetzal.moment import Moment
from games.quetzal.opening import new_match
from games.quetzal.score import score
from games.quetzal.state import State, copy_state
from games.quetzal.view import QuetzalView, view

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


class Quetzal:
    """The rules of Quetzal."""

    slug = "quetzal"
    name = "Quetzal"
    seats = SEATS
    rules = 1
    choices: Mapping[str, tuple[str, ...]] = {
        "harbour_deliveries": ("together", "separate"),
        "camp_figures": ("one", "several"),
    }

    def new_match(self, setup: Setup, chance: Chance) -> State:
        """Lay out the game."""
        return new_match(setup, chance)

    def decision(self, state: State) -> Decision | None:
        """Say who must decide and list the legal moves; exchanges are open beside any of them."""
        if not state.agenda:
            return None
        asked = Asked(state, box_of(state.edition))
        choice, seat = CHOICES[asked.task.kind], asked.task.seat
        return Decision(seat, choice.prompt(asked), choice.moves(asked) + exchanges(state, asked.box, seat))

    def options(self, state: State) -> list[Option]:
        """List the same moves, explained for a page."""
        if not state.agenda:
            return []
        asked = Asked(state, box_of(state.edition))
        choice = CHOICES[asked.task.kind]
        explained = [choice.explain(asked, move) for move in choice.moves(asked)]
        return explained + [explain_exchange(asked, move) for move in exchanges(state, asked.box, asked.task.seat)]

    def play(self, state: State, move: str, chance: Chance) -> Sequence[Fact]:
        """Play one move in place, and all that follows without a decision."""
        if not state.agenda:
            raise IllegalMove("match-over")
        if len(move) > LONGEST:
            raise IllegalMove("move-too-long", most=LONGEST)
        task = state.agenda[-1]
        moment = Moment(state, box_of(state.edition), chance)
        if move.startswith("exchange "):
            play_exchange(moment, task.seat, move)
        else:
            CHOICES[task.kind].play(moment, task, move)
        advance(moment)
        return moment.facts

    def view(self, state: State, seat: int | None) -> QuetzalView:
        """Show all that this seat may know; None is a spectator."""
        return view(state, box_of(state.edition), seat)

    def score(self, state: State) -> list[ScoreSheet]:
        """Score the position as if the match ended here."""
        return score(state, box_of(state.edition))

    def evaluate(self, state: State, seat: int) -> float:
        """Estimate how well this seat stands, in points."""
        return evaluate(state, box_of(state.edition), seat)

    def copy(self, state: State) -> State:
        """Copy a state; nothing mutable is shared."""
        return copy_state(state)

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """Deal anew what this viewer does not know."""
        sampled = copy_state(state)
        piles = (sampled.artifacts.parts, sampled.upgrades.parts, sampled.automaton.parts)
        resample([*(held.hand for held in sampled.seats), sampled.drawn, *piles], seat, rng)
        return sampled

    def inventory(self, state: State) -> list[str]:
        """List every card and tile, wherever it lies."""
        found = [*state.artifacts.cards(), *state.upgrades.cards(), *state.automaton.cards()]
        found += [*state.discard, *state.delivery, *state.used_automaton, *(seen.card for seen in state.drawn)]
        for spaces in (state.temple, *state.sites.values(), state.village, [state.automaton_card or None]):
            found += [piece for piece in spaces if piece]
        for seat in state.seats:
            found += [*(seen.card for seen in seat.hand), *seat.slots, *seat.pile]
        found += [task.what for task in state.agenda if task.kind == "gain"]
        return sorted(found)

    def digest(self, state: State) -> str:
        """Fingerprint the rule facts of a state."""
        return digest(state)

    def dump(self, state: State) -> bytes:
        """Save a state."""
        return _encoder.encode(state)

    def load(self, data: bytes) -> State:
        """Restore what `dump` saved."""
        return _decoder.decode(data)


ENGINE = Quetzal()
