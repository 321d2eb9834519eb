"""One line for one use of a component: what is there before, the moves, and what is there after."""

from typing import Any, NamedTuple

from games.arnak.state import TOKENS
from tests.games.arnak.table import Table


class Case(NamedTuple):
    """Tokens not named are none; of the other things only those named are looked at."""

    name: str
    before: dict[str, Any]
    moves: tuple[str, ...]
    after: dict[str, Any]
    why: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.why or ' '.join(self.moves)}"


def check(case: Case, table: Table | None = None) -> Table:
    """Build the position of a case, play its moves and compare."""
    table = table or Table()
    before = dict(case.before)
    table.tokens(**{token: before.pop(token) for token in TOKENS if token in before})
    for name, value in before.items():
        set_up = getattr(table, name)
        if isinstance(value, dict):
            for key, rest in value.items():
                set_up(key, *rest) if isinstance(rest, tuple) else set_up(key, rest)
        else:
            set_up(*value) if isinstance(value, tuple) else set_up(value)
    table.play(*case.moves)
    after = dict(case.after)
    assert table.purse() == {token: after.pop(token) for token in TOKENS if token in after}
    for name, value in after.items():
        assert seen(table, name) == value, name
    return table


def seen(table: Table, name: str) -> Any:
    """Look at one thing by the name a case gives it."""
    me, state = table.me, table.state
    if name == "hand":
        return tuple(table.cards())
    if name == "deck":
        return tuple(me.deck.cards())
    if name == "area":
        return tuple(me.area)
    if name == "exile":
        return tuple(state.exiled_items + state.exiled_artifacts + state.exiled_basics)
    if name == "stands":
        return tuple(space.name for space in table.side.spaces if state.occupants[space.number] == 0)
    if name == "assistants":
        return tuple(f"{one.id}{' gold' * one.gold}{' tired' * (not one.ready)}" for one in me.assistants)
    if name == "icons":
        return tuple(state.icons)
    if name == "row_items":
        return tuple(state.row_items)
    if name in ("asked", "moves"):
        return getattr(table, name)
    if name in ("fear", "turn"):
        return getattr(state, name)
    value = getattr(me, name)
    return tuple(value) if isinstance(value, list) else value
