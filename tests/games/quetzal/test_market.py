"""The black market.  Rulebook p. 9."""

from games.quetzal.state import Source
from tests.games.quetzal.table import Group, Table


def market(*cards: str, hidden: bool = False) -> Table:
    table = Table()
    table.hand(0, *cards, hidden=hidden)
    table.stands("black_market", Group(0, black=1))
    table.activate()
    return table


def test_a_card_is_discarded_for_seven_coins_without_its_points_or_bonus() -> None:
    table = market("mummy_01", "jar_19")
    assert table.moves == ["sell mummy_01", "sell jar_19", "pass"]
    table.play("sell jar_19")
    assert table.seat(0).coins == 17
    assert table.seat(0).vp == 0
    assert table.cards(0) == ["mummy_01"]
    assert "jar_19" in table.state.discard


def test_selling_a_hidden_card_shows_it() -> None:
    table = market("mummy_01", hidden=True)
    table.play("sell mummy_01")
    assert [fact.reveals for fact in table.facts if fact.key == "sells"] == [True]
    table = market("mummy_01")
    table.play("sell mummy_01")
    assert [fact.reveals for fact in table.facts if fact.key == "sells"] == [False]


def test_a_card_that_is_not_in_hand_cannot_be_sold() -> None:
    table = market("mummy_01")
    table.refuses("sell mummy_02", "no-such-card")
    table.refuses("deliver mummy_01", "wrong-verb")
    assert table.seat(0).earned[Source.EFFECTS] == 0
