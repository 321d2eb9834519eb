"""Take a tile and carry out its icons."""

import pytest

from games.tikal2.state import Source
from tests.games.tikal2.table import Table, treasures_of


def test_treasure_passage_and_point_all_come() -> None:
    """Rulebook, action tiles, example (T25)."""
    table = Table().tiles("11 20", "1", "", "", "", "").play("sail site_1", "take tile_11")
    assert (table.points(), table.state.seats[0].passages, table.state.passages) == (1, 1, 7)
    table.play("draw pile_1", "keep dagger")
    assert treasures_of(table) == ["dagger"]
    assert table.asked == "explore"


def test_two_treasures_are_two_draws() -> None:
    """Rulebook, reminders (T26): from the same pile or from different ones."""
    table = Table().tiles("12 20", "1", "", "", "", "").play("sail site_1", "take tile_12")
    table.play("draw pile_1", "keep dagger", "draw pile_3", "keep dagger")
    assert treasures_of(table) == ["dagger", "dagger"]
    assert [len(stack) for stack in table.state.stacks[2:]] == [8, 8, 7]


@pytest.mark.parametrize("order", [("do light_room", "do key_yellow"), ("do key_yellow", "do light_room")])
def test_icons_come_in_any_order(order: tuple[str, str]) -> None:
    """Rulebook, action tiles: the order is free."""
    table = Table().tiles("1 20", "2", "", "", "", "").play("sail site_1", "take tile_01")
    assert table.asked == "next-icon"
    assert set(order) <= set(table.moves)
    table.play(order[0])
    assert table.asked == ("keep" if order[0] == "do light_room" else "key")


def test_no_icon_may_be_declined() -> None:
    """Ruling: all icons are carried out, so that the temple fills."""
    table = Table().tiles("6 20", "1", "", "", "", "").play("sail site_1", "take tile_06")
    assert table.refuses("done") == "unknown-verb"


def test_the_only_tile_of_a_site_is_taken_unasked() -> None:
    """There is nothing to decide."""
    table = Table().tiles("", "15", "1", "", "", "").play("sail site_2")
    assert table.state.seats[0].tiles == ["tile_15"]
    assert table.earned(Source.TILES) == 2


def test_a_tile_of_another_site_is_not_taken() -> None:
    """Rulebook, pirogue phase: a tile of the site where the pirogue lies."""
    table = Table().tiles("1 2", "3", "", "", "", "").play("sail site_1")
    assert table.refuses("take tile_03") == "no-such-tile"


def test_without_a_passage_in_stock_there_is_none_to_take() -> None:
    """Ruling: it is not owed either."""
    table = Table().tiles("15 20", "1", "", "", "", "").give(1, passages=8).play("sail site_1", "take tile_15")
    assert table.state.seats[0].passages == 0
    assert "no-passage-left" in table.told()


def test_the_explorer_waits_until_the_tile_is_carried_out() -> None:
    """Rulebook, reminders: first the tile, then the excavation."""
    table = Table().tiles("6 20", "1", "", "", "", "").give(backpack="green").play("sail site_1", "take tile_06")
    assert table.refuses("explore s03") == "unknown-verb"
    assert "tent explore" not in table.moves
