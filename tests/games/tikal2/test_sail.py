"""Sail: how far, past what, and to which site."""

from tests.games.tikal2.table import Table


def test_every_site_with_a_tile_is_within_reach_the_own_first() -> None:
    """Rulebook, pirogue phase: any tile on the board, clockwise."""
    table = Table().at_site(3)
    assert table.moves[:6] == [f"sail site_{site}" for site in (3, 4, 5, 6, 1, 2)]


def test_an_empty_site_is_no_goal() -> None:
    """Rulebook, pirogue phase: one sails to take a tile."""
    assert Table().tiles("1", "", "2", "3", "4", "5").refuses("sail site_2") == "no-tile-there"


def test_never_a_whole_lap() -> None:
    """Rulebook, pirogue phase and reminders (T28): at most five sites, so the own site is reached by staying."""
    table = Table().tiles("13 14", "", "", "", "", "").at_site(1).give(treasures="mask")
    table.play("sail site_1")
    assert table.told() == ["stayed-at-site"]
    assert table.asked == "take-tile"


def test_staying_meets_no_forest_and_no_seaplane() -> None:
    """Rulebook, delivery: nothing is delivered without moving (corner case)."""
    table = Table().at_site(6).give(treasures="mask").tiles("", "", "", "", "", "13 14").play("sail site_6")
    assert table.asked == "take-tile"


def test_five_sites_are_allowed() -> None:
    """Rulebook, pirogue phase."""
    table = Table().at_site(2).tiles("13 14", "", "", "", "", "").give(backpack="blue")
    table.play("sail site_1", "pay blue")
    assert table.asked == "take-tile"


def test_what_lies_on_the_way_comes_in_its_order() -> None:
    """Corner case, by reasoning: seaplane, then forest, then seaplane."""
    table = Table().at_site(5).tiles("", "", "13 14", "", "", "").give(treasures="mask idol vase", backpack="blue")
    table.play("sail site_3")
    assert table.asked == "delivery"
    table.play("done")
    assert table.asked == "forest"
    table.play("pay blue")
    assert table.asked == "delivery"
    table.play("deliver mask 1")
    assert table.asked == "take-tile"


def test_the_last_tile_of_a_round_must_be_taken_through_the_forest_if_need_be() -> None:
    """Rulebook, tactical hints and corner case."""
    table = Table().at_site(6).tiles("13", "", "", "", "", "").give(backpack="blue")
    assert [move for move in table.moves if move.startswith(("sail", "done"))] == ["sail site_1"]
    table.play("sail site_1")
    assert table.asked == "forest"
