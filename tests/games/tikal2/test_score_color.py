"""Score the doors of a colour."""

from tests.games.tikal2.table import Table


def blue_rooms() -> Table:
    """Red (seat 0) has flags in blue rooms with five doors, orange (seat 1) in some with three."""
    table = Table().lay("blue_straight", "s18", 1).tiles("13 20", "1", "", "", "", "")
    table.give(0, flags="s05 s18 s23").give(1, flags="s05 s23")
    return table.play("sail site_1", "take tile_13")


def test_blue_doors_bring_red_five_points() -> None:
    """Rulebook, actions, example (T5): only the taker scores."""
    table = blue_rooms()
    before = table.points(0)
    table.play("score blue")
    assert (table.points(0) - before, table.points(1)) == (5, 0)


def test_orange_would_get_three() -> None:
    """Rulebook, actions, example (T5)."""
    table = blue_rooms()
    table.state.order = [1, 0]
    before = table.points(1)
    table.play("score blue")
    assert table.points(1) - before == 3


def test_only_colours_with_a_door_are_offered() -> None:
    """A colour without doors would bring nothing."""
    table = blue_rooms()
    assert table.moves == ["score blue"]
    assert table.refuses("score pink") == "no-door-of-color"


def test_without_any_flag_there_is_nothing_to_score() -> None:
    """There is nothing to decide."""
    table = Table().tiles("13 20", "1", "", "", "", "").play("sail site_1", "take tile_13")
    assert "no-door-to-score" in table.told()
