"""The estimate that bots play by."""

import pytest

from games.arnak import ENGINE
from tests.games.arnak.table import Table


def worth(table: Table) -> float:
    return ENGINE.evaluate(table.state, 0)


@pytest.mark.parametrize(("poor", "rich"), [("tablet", "arrowhead"), ("arrowhead", "jewel")])
def test_a_dearer_token_is_worth_more(poor: str, rich: str) -> None:
    assert worth(Table().tokens(**{rich: 1})) > worth(Table().tokens(**{poor: 1})) > worth(Table())


def test_an_overcome_guardian_is_worth_more_than_what_it_costs() -> None:
    facing = Table().tokens(coin=4).site("low_1", "site1_02", "guardian_08").stand("low_1")
    before = worth(facing)
    assert worth(facing.play("overcome guardian_08")) > before


def test_fear_does_harm() -> None:
    cards = ("funding_car", "funding_ship", "exploration_car", "exploration_ship", "item_hat")
    assert worth(Table().deck(*cards).area("fear")) < worth(Table().deck(*cards))


def test_at_the_end_it_is_the_score() -> None:
    table = Table().tokens(coin=9, jewel=9).hand("item_hat")
    table.state.round = 5
    table.end_round()
    assert worth(table) == ENGINE.score(table.state)[0].total
