"""Play a card, and the free actions around the main one.  Rulebook p. 8, 13."""

from tests.games.arnak.table import Table


def test_a_turn_has_one_main_action() -> None:
    table = Table().hand("item_torch", "item_axe").play("play item_torch", "skip")
    table.refuses("play item_axe", "main-action-used")
    table.refuses("pass", "main-action-used")


def test_a_turn_of_free_actions_only_must_still_pass() -> None:
    """Rulebook p. 17."""
    table = Table().hand("funding_car").play("play funding_car")
    assert "end" not in table.moves
    table.refuses("end", "main-action-due")
    assert "pass" in table.moves


def test_fear_has_no_effect() -> None:
    Table().hand("fear").refuses("play fear", "fear-has-no-effect")


def test_a_card_that_is_not_in_hand_is_not_played() -> None:
    table = Table().hand("fear")
    table.refuses("play item_hat", "not-in-hand")
    table.refuses("play item_axe", "not-in-hand")
    table.refuses("play nonsense", "not-in-hand")


def test_free_actions_come_before_during_and_after_the_main_action() -> None:
    table = Table().hand("funding_car", "item_torch", "exploration_car", "item_hat")
    table.play("play funding_car", "play item_torch", "play exploration_car", "skip", "play item_hat")
    assert table.purse() == {"coin": 2, "compass": 2, "tablet": 1}
    assert table.state.turn == 1


def test_free_actions_are_open_at_every_decision_of_the_turn() -> None:
    """Pending: exile, discard, offer, choice, upgrade, tile to turn up, recruit, order, artifact to use."""
    positions = [
        Table().hand("item_torch", "funding_car").play("play item_torch"),
        Table().hand("funding_car", "fear").assistant("assistant_06").deck("fear").play("use assistant_06"),
        Table().hand("item_trowel", "funding_car").tokens(compass=1).play("play item_trowel"),
        Table().hand("item_army_knife", "funding_car").play("play item_army_knife"),
        Table().hand("art_traders_coins", "funding_car").tokens(tablet=2).play("play art_traders_coins"),
        Table().hand("exploration_car", "funding_car").tokens(compass=3).idol("low_1", "idol_coin")
        .play("discover low_1", "pay exploration_car"),
        Table().hand("funding_car").tokens(jewel=1).research("bird_1a").play("research notebook bird_1b"),
        Table().hand("funding_car").tokens(compass=2).artifacts("art_serpent_idol").play("buy art_serpent_idol"),
        Table().hand("item_lantern", "funding_car").play("play item_lantern"),
        Table().hand("item_fishing_rod", "funding_car").play("play item_fishing_rod"),
        Table().hand("item_sturdy_boots", "funding_car").play("play item_sturdy_boots"),
        Table().hand("item_torch", "funding_car").play("play item_torch", "skip"),
        Table().hand("funding_car").play("pass"),
    ]  # fmt: skip
    for table in positions:
        coins = table.purse().get("coin", 0)
        asked = table.asked
        assert "play funding_car" in table.moves, asked
        table.play("play funding_car")
        assert table.purse()["coin"] == coins + 1, asked


def test_a_watch_in_the_middle_of_a_main_action_cannot_pass() -> None:
    """The pass branch needs an unused main action; so the other one is taken without a question."""
    table = Table().hand("item_torch", "item_watch").play("play item_torch", "play item_watch")
    assert table.purse() == {"coin": 2}
    assert table.asked == "exile"


def test_buying_the_sundial_and_choosing_to_pass_ends_the_round_for_the_player() -> None:
    table = Table().tokens(compass=2).artifacts("art_sundial").play("buy art_sundial", "choose pass")
    assert table.me.passed
    assert table.purse() == {"jewel": 1}
    assert table.state.turn == 1


def test_a_main_card_may_be_played_for_nothing() -> None:
    """The effect key, p. 24: who does not pay gets nothing; the play itself is legal."""
    table = Table().hand("item_trowel", "fear").play("play item_trowel")
    assert table.asked == "turn"
    assert table.moves == ["end"]


def test_a_player_with_cards_is_asked_to_end_the_turn_whatever_they_are() -> None:
    """Else the others could tell from the silence that no free card is left."""
    table = Table().hand("fear").tokens(coin=4).items("item_horse").play("buy item_horse")
    assert table.moves == ["end"]
    table = Table().tokens(coin=4).items("item_horse").play("buy item_horse")
    assert table.state.turn == 1
