"""The end of a round.  Rulebook p. 17."""

from games.kit.knowledge import EVERYONE, Pool, Seen
from tests.games.arnak.table import Table


def test_an_archaeologist_left_with_a_guardian_brings_fear() -> None:
    table = Table().hand(seat=1).site("low_1", "site1_02", "guardian_01").stand("low_1", "camp_1 a").end_round()
    assert table.me.home == 2
    assert sorted(table.me.deck.cards() + table.cards()).count("fear") == 1
    assert table.state.fear == 14


def test_the_war_mask_keeps_that_fear_away() -> None:
    table = Table().hand(seat=1).site("low_1", "site1_02", "guardian_01").stand("low_1")
    table.me.fearless = True
    table.end_round()
    assert table.state.fear == 15
    assert not table.me.fearless


def test_fear_comes_before_the_shuffle_and_bought_items_lie_above_it() -> None:
    table = Table().hand(seat=1).tokens(coin=2).items("item_gold_pan", "item_hat", "item_axe", "item_rope", "item_dog")
    table.site("low_1", "site1_02", "guardian_01").stand("low_1").area("funding_car", "funding_ship")
    table.hand("exploration_car", "exploration_car", "exploration_car", "exploration_car", "exploration_car")
    table.play("buy item_gold_pan").end_round().play("keep")
    top, under = table.me.deck.parts
    assert top == Seen("item_gold_pan", 0, EVERYONE)
    assert isinstance(under, Pool)
    assert under.cards == ["fear", "funding_car", "funding_ship"]


def test_each_card_left_in_hand_is_kept_or_dropped() -> None:
    table = Table().hand("fear", "item_hat", "fear").hand(seat=1).end_round()
    assert table.moves == ["drop fear", "drop item_hat", "keep"]
    table.play("drop fear", "drop fear", "keep")
    assert table.cards()[0] == "item_hat"
    assert sorted(table.cards() + table.me.deck.cards()) == ["fear", "fear", "item_hat"]


def test_the_others_learn_of_it_when_all_have_chosen() -> None:
    table = Table().hand("fear").hand("fear", seat=1).end_round().play("drop fear")
    assert [fact.seen_by(1) for fact in table.facts] == [None]
    assert table.asked == "keep-or-drop"
    table.play("keep")
    assert {"seat": 0, "cards": ["fear"]} in table.told("dropped")


def test_everybody_draws_up_to_five_cards_and_kept_ones_count() -> None:
    table = Table().hand("fear", "item_hat").deck(*["funding_car"] * 4).hand(seat=1).end_round().play("keep")
    assert table.cards() == ["fear", "item_hat", "funding_car", "funding_car", "funding_car"]


def test_a_short_deck_gives_what_there_is() -> None:
    table = Table().deck("fear").hand(seat=1).end_round()
    assert table.cards() == ["fear"]


def test_assistants_are_refreshed_and_the_marker_goes_left() -> None:
    table = Table(3).hand(seat=1).hand(seat=2).tired("assistant_01").end_round()
    assert table.me.assistants[0].ready
    assert table.state.start == 1
    assert [player.passed for player in table.state.players] == [False] * 3


def test_fear_tiles_stay_and_are_never_shuffled_in() -> None:
    table = Table().hand(seat=1).site("low_1", "site1_02", "guardian_01").stand("low_1")
    table.state.fear = 0
    table.end_round()
    assert table.me.fear_tiles == 1
    assert "fear_tile" not in table.me.deck.cards() + table.cards()
    assert table.points()["fear"] == -2


def test_after_round_five_only_the_archaeologists_come_home() -> None:
    table = Table().hand("item_hat", "fear").site("low_1", "site1_02", "guardian_01").stand("low_1")
    table.state.round = 5
    table.end_round()
    assert table.moves == []
    assert table.me.area == ["fear"]
    assert table.cards() == ["item_hat", "fear"]
    assert table.points()["items"] == 1


def test_the_last_fear_cards_go_round_from_the_starting_player() -> None:
    """Our ruling: the rulebook lets all take them at once."""
    table = Table().hand(seat=1).site("low_1", "site1_02", "guardian_01").site("low_2", "site1_04", "guardian_02")
    table.stand("low_1").foe("low_2")
    table.state.fear, table.state.start, table.state.round = 1, 1, 5
    table.end_round()
    assert (table.me.fear_tiles, table.player(1).fear_tiles) == (1, 0)


def test_the_card_nearest_the_staff_leaves_though_there_is_a_gap() -> None:
    table = Table().hand(seat=1).items("", "item_hat", "item_axe", "item_rope", "item_dog")
    table.state.items.parts = []
    table.end_round()
    assert table.state.exiled_items == ["item_hat"]
    assert table.state.row_items == ["", "item_axe", "item_rope", "item_dog"]
