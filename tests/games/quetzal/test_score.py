"""The end of the match.  Rulebook p. 10."""

from games.quetzal import ENGINE
from games.quetzal.state import Source
from tests.games.quetzal.table import Table


def test_three_coins_are_a_point_rounded_down() -> None:
    table = Table()
    for number, coins in enumerate((2, 3, 8)):
        table.seat(number).coins = coins
    assert [sheet.parts["coins"] for sheet in ENGINE.score(table.state)] == [0, 1, 2]


def test_cards_left_in_hand_are_worth_nothing() -> None:
    table = Table()
    before = ENGINE.score(table.state)
    table.hand(1, "mummy_01", "mummy_02", "mummy_03")
    assert ENGINE.score(table.state) == before


def test_upgrades_in_slots_and_on_the_pile_score() -> None:
    table = Table()
    table.owns(1, "coins_to_vp_a", "reroll_all_a")
    table.seat(1).pile = ["gain_five_coins_a"]
    assert ENGINE.score(table.state)[1].parts["upgrades"] == 3 + 3 + 1


def test_a_tie_goes_to_the_one_further_on_the_discovery_track_and_is_shared_after_that() -> None:
    table = Table(4)
    for number, (points, space) in enumerate(((8, 3), (10, 5), (10, 4), (10, 5))):
        table.seat(number).earned[Source.ARTIFACTS] = points
        table.seat(number).discovery = space
    assert [sheet.total for sheet in ENGINE.score(table.state)] == [13, 13, 13, 13]
    assert [sheet.place for sheet in ENGINE.score(table.state)] == [4, 1, 3, 1]
