"""Pass.  Rulebook p. 17."""

from tests.games.arnak.table import Table


def test_whoever_has_passed_is_skipped_and_the_last_goes_on_alone() -> None:
    table = Table().play("pass")
    assert table.state.turn == 1
    table.hand("funding_car", seat=1).tokens(1, coin=9).items("item_hat", "item_axe")
    table.play("buy item_hat", "end")
    assert table.state.turn == 1
    assert "buy item_axe" in table.moves


def test_free_actions_may_follow_a_pass_in_the_same_turn() -> None:
    table = Table().hand("funding_car").play("pass", "play funding_car")
    assert table.purse() == {"coin": 1}
    assert table.state.turn == 1
    assert table.me.passed


def test_the_round_ends_when_all_have_passed() -> None:
    table = Table().play("pass").hand(seat=1).play("pass")
    assert table.state.round == 2
    assert table.state.turn == table.state.start == 1
