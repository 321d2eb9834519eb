"""Special cards: when they may be played.  Rulebook p. 19."""

import pytest

from tests.games.tikal2.table import Table


def test_take_a_key_into_camp_or_backpack() -> None:
    """Rulebook p. 19."""
    table = Table().give(cards="take_key").play("play take_key", "key blue camp")
    assert [key.card for key in table.state.seats[0].camp] == ["blue"]
    assert table.state.discard == ["take_key"]
    assert table.asked == "sail"


def test_an_extra_exploration_by_card() -> None:
    """Rulebook p. 19: at the very beginning, or after the normal one."""
    table = Table().give(cards="extra_exploration", backpack="green").play("play extra_exploration", "explore s03")
    assert table.asked == "sail"
    table = Table().give(cards="extra_exploration", backpack="green brown").exploring()
    assert table.refuses("play extra_exploration") == "not-now"
    table.play("explore s03", "play extra_exploration", "explore s22")
    assert table.has_flag("s22")


def test_several_cards_in_one_turn() -> None:
    """Rulebook p. 19: they may be combined."""
    table = Table().give(cards="take_key take_key")
    table.play("play take_key", "key blue camp", "play take_key", "key pink camp")
    assert len(table.state.seats[0].camp) == 2


@pytest.mark.parametrize("card", ["twin", "five_points", "points_per_room_color", "secret_passage", "free_forest"])
def test_some_cards_are_not_played_by_themselves(card: str) -> None:
    """Rulebook p. 19: end cards only count, a passage is used by exploring, the forest card in the forest."""
    assert Table().give(cards=card).refuses(f"play {card}") == "not-now"


def test_not_while_a_draw_or_a_placement_waits() -> None:
    """Ruling."""
    table = Table().give(cards="take_key").tiles("6 20", "1", "", "", "", "").play("sail site_1", "take tile_06")
    assert "play take_key" in table.moves
    table.play("do altar")
    assert table.refuses("play take_key") == "unknown-verb"
    table.play("lay s14")
    assert table.refuses("play take_key") == "unknown-verb"
    table.play("draw pile_1", "keep dagger")
    assert "play take_key" in table.moves


def test_one_must_have_the_card() -> None:
    """Rulebook p. 19."""
    assert Table().refuses("play take_key") == "no-such-card"


def test_a_turn_with_cards_left_is_ended_by_its_seat() -> None:
    """Whoever holds cards is asked, whatever they are, so that nothing is given away."""
    table = Table().give(cards="twin", backpack="green").exploring()
    table.state.seats[0].tent = False
    table.play("explore s03")
    assert table.moves == ["done"]
    table = Table().give(backpack="green").exploring()
    table.state.seats[0].tent = False
    table.play("explore s03")
    assert table.state.seat == 1
