"""The rule facts of a state, in a form that outlives the layout of the state itself."""

from typing import Any

import msgspec

from games.kit.digest import fingerprint
from games.quetzal.state import Seat, State


def digest(state: State) -> str:
    """Fingerprint all that can matter for the rest of the match."""
    facts = {
        "match": [state.rules, state.edition, state.separate, state.several],
        "time": [state.round, int(state.phase), state.turn, state.activated, state.marker],
        "seats": [_seat(seat) for seat in state.seats],
        "board": [state.temple, state.sites, state.village, msgspec.to_builtins(state.groups)],
        "piles": msgspec.to_builtins([state.artifacts.parts, state.upgrades.parts, state.automaton.parts]),
        "used": [state.discard, state.pools, state.automaton_card, state.used_automaton],
        "open": [state.delivery, msgspec.to_builtins(state.drawn), msgspec.to_builtins(state.agenda)],
    }
    return fingerprint(facts)


def _seat(seat: Seat) -> list[Any]:
    figures = [seat.black, seat.white, seat.side, seat.standing, seat.leader]
    return [seat.coins, seat.discovery, seat.earned, msgspec.to_builtins(seat.hand), seat.slots, seat.pile, figures]
