"""The rule facts of a state, in a form that outlives the layout of the state itself."""

from typing import Any

import msgspec

from games.kit.digest import fingerprint
from games.tikal2.state import Seat, State


def digest(state: State) -> str:
    """Fingerprint all that can matter for the rest of the match."""
    facts = {
        "match": [state.rules, state.edition, state.more_control, state.short_game],
        "time": [state.round, state.turn, state.order, int(state.stage)],
        "seats": [_seat(seat) for seat in state.seats],
        "temple": [list(state.temple), state.bonuses, state.altar, state.altars],
        "river": [state.sites, state.wheel, state.face_up],
        "stock": [state.stock, state.passages, state.delivered, state.discard],
        "stacks": [[stack.pool, stack.below, msgspec.to_builtins(stack.top)] for stack in state.stacks],
        "pools": state.pools,
        "open": [state.target, state.icons, state.explorations, state.rescued, [list(task) for task in state.agenda]],
    }
    return fingerprint(facts)


def _seat(seat: Seat) -> list[Any]:
    held = [seat.backpack, seat.passages, seat.tiles]
    hidden = msgspec.to_builtins([seat.camp, seat.treasures, seat.cards])
    return [seat.site, seat.explorer, seat.tent, seat.flags, seat.earned, held, hidden]
