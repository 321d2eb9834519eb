"""The estimate: what helps a seat raises it."""

import pytest

from games.tikal2 import ENGINE
from tests.games.tikal2.table import Table


def worth(table: Table, seat: int = 0) -> float:
    """Estimate a seat's standing."""
    return ENGINE.evaluate(table.state, seat)


@pytest.mark.parametrize(
    "given",
    [
        Table().give(camp="blue"),
        Table().give(backpack="green"),
        Table().give(treasures="mask"),
        Table().give(cards="five_points"),
        Table().give(cards="take_key"),
        Table().give(passages=1),
    ],
)
def test_whatever_one_gets_is_worth_something(given: Table) -> None:
    assert worth(given) > worth(Table())


def test_a_set_of_keys_is_worth_more_than_as_many_of_one_colour() -> None:
    assert worth(Table().give(camp="blue pink green")) > worth(Table().give(camp="blue blue blue"))


def test_excavating_beats_doing_nothing() -> None:
    table = Table().give(backpack="green").exploring()
    idle = ENGINE.copy(table.state)
    ENGINE.play(idle, "done", table.chance)
    assert worth(table.play("explore s03")) > ENGINE.evaluate(idle, 0)


def test_at_the_end_it_is_the_score() -> None:
    table = Table().tiles("15", "", "", "", "", "").give(camp="blue", treasures="mask")
    table.state.turn, table.state.round = 1, 2
    table.play("sail site_1", "done", "done", "done")
    assert [worth(table, seat) for seat in (0, 1)] == [sheet.total for sheet in ENGINE.score(table.state)]
