"""The judgement that bots play by."""

from games.quetzal import ENGINE
from games.quetzal.state import Source
from tests.games.quetzal.table import Group, Table


def test_points_are_worth_points() -> None:
    table = Table()
    before = ENGINE.evaluate(table.state, 0)
    table.seat(0).earned[Source.ARTIFACTS] += 5
    assert ENGINE.evaluate(table.state, 0) == before + 5


def test_in_the_last_round_cards_are_worth_only_what_can_be_delivered() -> None:
    table = Table()
    table.state.round = 5
    before = ENGINE.evaluate(table.state, 0)
    table.hand(0, "mummy_01", "mummy_02", "mummy_03")
    assert ENGINE.evaluate(table.state, 0) == before
    table.stands("harbour_office", Group(0, black=1))
    assert ENGINE.evaluate(table.state, 0) == before + 10


def test_a_bid_that_can_be_beaten_is_worth_less() -> None:
    table = Table()
    table.stands("quarry", Group(0, black=1))
    for number in (1, 2):
        table.team(number, white=5)
    safe = ENGINE.evaluate(table.state, 0)
    table.team(1, black=5)
    assert ENGINE.evaluate(table.state, 0) < safe


def test_a_third_card_of_a_type_is_worth_more_than_a_single_one() -> None:
    table = Table()
    table.hand(0, "sculpture_01", "sculpture_02")
    values = []
    for card in ("sculpture_03", "jar_01"):
        table.hand(0, card)
        values.append(ENGINE.evaluate(table.state, 0))
        table.state.discard.append(table.seat(0).hand.pop().card)
    assert values[0] > values[1]


def test_at_the_end_only_the_score_counts() -> None:
    table = Table()
    table.state.round = 5
    table.owns(0, "coins_to_vp_a")
    table.hand(0, "mummy_01")
    table.activate()
    assert table.asked == (0, "window")
    assert ENGINE.evaluate(table.state, 0) == ENGINE.score(table.state)[0].total + 2, "ten coins make five points"
    table.play("done")
    assert ENGINE.evaluate(table.state, 0) == ENGINE.score(table.state)[0].total
