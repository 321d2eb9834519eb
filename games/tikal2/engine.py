"""The engine of Tikal II: it hands every decision to the file that knows its rule."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from games.kit.chance import Chance
from games.kit.contract import Decision, Option, Setup, View
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.score import ScoreSheet
from games.tikal2 import agenda, evaluate, hidden, score, setup
from games.tikal2.box import SEATS, box_of
from games.tikal2.digest import digest
from games.tikal2.moment import Here, Moment
from games.tikal2.prompts import explain, prompt
from games.tikal2.state import Stage, State, copy_state
from games.tikal2.view import view

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


class Tikal2:
    """The rules of Tikal II: The Lost Temple."""

    slug = "tikal2"
    name = "Tikal II: The Lost Temple"
    seats = SEATS
    rules = 1
    choices: Mapping[str, tuple[str, ...]] = {"more_control": ("no", "yes"), "short_game": ("no", "yes")}

    def new_match(self, setup_: Setup, chance: Chance) -> State:
        return setup.new_match(setup_, chance)

    def decision(self, state: State) -> Decision | None:
        if state.stage == Stage.OVER:
            return None
        here = Here(state, box_of(state.edition))
        return Decision(here.seat, prompt(here), agenda.moves(here))

    def options(self, state: State) -> list[Option]:
        if state.stage == Stage.OVER:
            return []
        here = Here(state, box_of(state.edition))
        return [explain(here, move) for move in agenda.moves(here)]

    def play(self, state: State, move: str, chance: Chance) -> Sequence[Fact]:
        if state.stage == Stage.OVER:
            raise IllegalMove("match-over")
        words = move.split(" ")
        handler = agenda.handler_of(state, words[0])
        if handler is None:
            raise IllegalMove("unknown-verb", verb=words[0][:20])
        moment = Moment(state, box_of(state.edition), chance)
        handler.play(moment, words)
        agenda.proceed(moment)
        return moment.facts

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def score(self, state: State) -> list[ScoreSheet]:
        return score.score(state)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.worth(state, seat)

    def copy(self, state: State) -> State:
        return copy_state(state)

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        return hidden.determinize(state, seat, rng)

    def inventory(self, state: State) -> list[str]:
        return hidden.inventory(state, box_of(state.edition))

    def digest(self, state: State) -> str:
        return digest(state)

    def dump(self, state: State) -> bytes:
        return _encoder.encode(state)

    def load(self, data: bytes) -> State:
        return _decoder.decode(data)


ENGINE = Tikal2()
