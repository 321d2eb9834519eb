"""Score key sets, altars, treasures and end cards."""

import pytest

from games.tikal2 import ENGINE
from games.tikal2.score import altar_winners, end_cards, key_sets
from tests.games.tikal2.table import Table


@pytest.mark.parametrize(
    ("camp", "points"),
    [
        ("", 0),
        ("blue", 1),
        ("blue pink", 3),
        ("blue pink green", 6),
        ("blue pink green brown", 10),
        ("blue pink green brown yellow", 15),
        ("blue pink green blue", 7),
        ("blue pink green brown blue pink", 13),
        ("blue blue blue", 3),
    ],
)
def test_key_sets(camp: str, points: int) -> None:
    """Rulebook, interim scoring: the table, and examples 1 (7 points) and 2 (13 points) (T6, T7, T8)."""
    table = Table().give(camp=camp)
    assert key_sets(table.state.seats[0], table.box) == points


def winners(color: str, *camps: str | None) -> list[int]:
    """Say who scores at an altar; None has no flag there."""
    table = Table(4).lay(f"altar_{color}", "s14")
    for seat, camp in enumerate(camps):
        if camp is not None:
            table.give(seat, camp=camp, flags="s14")
    found = altar_winners(table.state, table.box)
    return found[0][1] if found else []


def test_alone_at_the_altar() -> None:
    """Rulebook, altars, example 1 (T9): no key is needed."""
    assert winners("yellow", "") == [0]


def test_a_draw_without_keys() -> None:
    """Rulebook, altars, example 2 (T10)."""
    assert winners("yellow", "blue", "pink pink") == [0, 1]


def test_the_only_one_with_a_key() -> None:
    """Rulebook, altars, example 3 (T11)."""
    assert winners("yellow", "", "blue", "yellow") == [2]


def test_a_draw_with_one_key_each() -> None:
    """Rulebook, altars, example 4 (T12)."""
    assert winners("yellow", "yellow", "yellow", "blue") == [0, 1]


def test_the_most_keys() -> None:
    """Rulebook, altars, example 5 (T13)."""
    assert winners("yellow", "yellow", "yellow yellow", "yellow") == [1]


def test_the_multicoloured_altar_counts_all_keys() -> None:
    """Rulebook, altars (T14)."""
    assert winners("multi", "yellow yellow", "blue pink green") == [1]


def test_backpack_keys_never_score() -> None:
    """Rulebook, interim scoring (T15)."""
    table = Table().lay("altar_yellow", "s14").give(0, backpack="yellow yellow", flags="s14")
    table.give(1, camp="yellow", flags="s14")
    assert key_sets(table.state.seats[0], table.box) == 0
    assert altar_winners(table.state, table.box)[0][1] == [1]


def test_only_flag_owners_are_compared() -> None:
    """Rulebook, altars (corner case): keys without a flag do not help."""
    table = Table(3).lay("altar_yellow", "s14").give(0, flags="s14").give(1, flags="s14").give(2, camp="yellow")
    assert altar_winners(table.state, table.box)[0][1] == [0, 1]


def test_an_altar_without_flags_scores_for_nobody() -> None:
    """Rulebook, altars (corner case)."""
    assert winners("yellow", None) == []


@pytest.mark.parametrize(
    ("cards", "points"), [("twin", 3), ("twin twin", 12), ("five_points", 5), ("take_key secret_passage", 0)]
)
def test_end_cards(cards: str, points: int) -> None:
    """Rulebook p. 19 (T30)."""
    table = Table().give(cards=cards)
    assert end_cards(table.state, table.box, table.state.seats[0]) == points


def test_two_points_per_colour_of_rooms() -> None:
    """Rulebook p. 19 (T31): flags in light rooms of four colours."""
    table = Table().lay("altar_brown", "s14")
    table.give(cards="points_per_room_color", flags="s01 s03 s05 s23 s11 s14 secret_1")
    assert end_cards(table.state, table.box, table.state.seats[0]) == 8


def test_treasures_left_bring_a_point_each() -> None:
    """Rulebook, final scoring (T33)."""
    table = Table().give(treasures="mask vase")
    assert ENGINE.score(table.state)[0].parts["treasures"] == 2


def test_equal_totals_share_the_victory() -> None:
    """Rulebook, final scoring."""
    table = Table(3).give(0, treasures="mask vase").give(2, treasures="idol idol")
    assert [sheet.place for sheet in ENGINE.score(table.state)] == [1, 3, 1]
