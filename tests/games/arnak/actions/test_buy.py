"""Buy a card.  Rulebook p. 12."""

from tests.games.arnak.table import Table


def test_an_item_goes_under_the_deck() -> None:
    table = Table().tokens(coin=4).deck("fear").items("item_horse", "item_hat").play("buy item_horse")
    assert table.me.deck.cards() == ["fear", "item_horse"]
    assert table.purse() == {}


def test_the_row_is_filled_at_the_end_of_the_turn_from_its_outer_end() -> None:
    table = (
        Table().tokens(coin=4).hand("fear").items("item_horse", "item_hat").next_item("item_axe").play("buy item_horse")
    )
    assert table.state.row_items == ["", "item_hat"]
    table.play("end")
    assert table.state.row_items == ["item_hat", "item_axe"]


def test_with_an_empty_deck_nothing_slides() -> None:
    table = Table().tokens(coin=4).items("item_horse", "item_hat")
    table.state.items.parts = []
    table.play("buy item_horse")
    assert table.state.row_items == ["", "item_hat"]


def test_an_artifact_goes_to_the_play_area() -> None:
    table = Table().tokens(compass=2).artifacts("art_stone_jar").deck("fear").play("buy art_stone_jar")
    assert table.me.area == ["art_stone_jar"]
    assert table.cards() == ["fear"]


def test_its_own_price_in_its_own_token() -> None:
    table = Table().tokens(coin=3, compass=1).items("item_horse").artifacts("art_stone_jar")
    table.refuses("buy item_horse", "cannot-pay-card")
    table.refuses("buy art_stone_jar", "cannot-pay-card")
    table.refuses("buy item_axe", "not-on-offer")


def test_a_discount_for_artifacts_buys_no_item() -> None:
    table = (
        Table().hand("item_whip").tokens(coin=4).items("item_horse").artifacts("art_stone_jar").play("play item_whip")
    )
    table.refuses("buy item_horse", "not-that-kind")


def test_a_card_revealed_but_not_bought_is_dealt_next() -> None:
    """Rulebook p. 22, Fishing Rod."""
    table = Table().hand("item_fishing_rod").tokens(coin=1).items("item_horse").next_item("item_axe")
    table.play("play item_fishing_rod")
    assert table.state.revealed == "item_axe"
    assert table.moves == ["buy item_horse", "buy item_axe", "skip"]
    table.play("buy item_horse")
    assert table.state.row_items == ["item_axe"]
    assert table.state.revealed == ""


def test_a_card_turned_back_lies_on_top_and_all_know_it() -> None:
    table = Table().hand("item_fishing_rod", "fear").items("item_horse").next_item("item_axe")
    table.play("play item_fishing_rod", "skip")
    assert table.state.items.draw(None).card == "item_axe"  # type: ignore[arg-type]


def test_artifacts_taken_in_a_chain_are_all_resolved_and_leave_gaps_until_the_turn_ends() -> None:
    """The Precision Compass buys Ancient Wine, whose assistant buys another artifact."""
    table = (
        Table().hand("item_precision_compass", "fear").tokens(compass=1).artifacts("art_ancient_wine", "art_stone_jar")
    )
    table.next_artifact("art_war_club").supply("assistant_10", "assistant_01", "assistant_02").deck("funding_car")
    table.play("play item_precision_compass", "buy art_ancient_wine", "consult assistant_10", "buy art_stone_jar")
    assert table.cards() == ["fear", "funding_car"]
    assert table.state.row_artifacts == ["", ""]
    table.play("end")
    assert table.state.row_artifacts[0] == "art_war_club"
