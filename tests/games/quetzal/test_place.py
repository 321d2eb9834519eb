"""Phase 2: placing figures.  Rulebook p. 6, p. 7."""

import pytest

from games.kit.chance import SeededChance
from games.kit.errors import IllegalMove
from games.quetzal import ENGINE
from games.quetzal.figures import FIGURES
from games.quetzal.state import AUTOMATON, STANDING
from tests.games.quetzal.table import LYING, Group, Table


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("several", ["one", "several"])
def test_a_placement_is_listed_exactly_if_it_is_legal(seats: int, several: str) -> None:
    table = Table(seats, camp_figures=several)
    table.team(0, black=1, white=2, side=1, standing=1, leader=LYING)
    table.seat(0).coins = 5
    table.stands("quarry", Group(AUTOMATON, white=2))
    table.stands("ruins", Group(1, leader=LYING))
    table.stands("small_temple", Group(0, black=1))
    table.stands("temple_5", Group(1, white=1))
    legal = []
    for banner in table.box.banners:
        for figures in FIGURES:
            move = f"place {banner} {figures}"
            try:
                ENGINE.play(ENGINE.copy(table.state), move, SeededChance(0))
            except IllegalMove:
                continue
            legal.append(move)
    assert sorted(legal) == sorted(table.moves)


def test_turns_go_clockwise_and_skip_who_has_no_figures() -> None:
    table = Table(4)
    table.team(0, black=2)
    table.team(1)
    table.team(2, black=1)
    table.team(3, white=1)
    asked = []
    for move in ("place quarry 1 black", "place black_market 1 black", "place ruins 1 white"):
        table.play(move)
        asked.append(table.asked)
    assert asked == [(2, "place"), (3, "place"), (0, "place")]


def test_a_beaten_seat_is_back_in_turn_order() -> None:
    table = Table()
    table.team(0, black=1)
    table.team(1, black=2)
    table.team(2, white=1)
    table.play("place quarry 1 black")
    table.play("place quarry 2 black")
    table.play("place ruins 1 white")
    assert table.asked == (0, "place")
    assert table.seat(0).black == 1


def test_a_banner_takes_exactly_one_figure_of_its_role() -> None:
    """Rulebook p. 7: unique locations."""
    table = Table()
    table.team(0, black=2, white=2, side=1, leader=LYING)
    table.refuses("place temple_2 1 black", "wrong-role")
    table.refuses("place temple_1 1 white", "wrong-role")
    table.refuses("place temple_1 1 wild", "wrong-role")
    table.refuses("place temple_1 2 black", "one-figure-only")
    table.refuses("place temple_1 1 black leader", "one-figure-only")
    assert {"place temple_1 leader", "place temple_2 leader"} <= set(table.moves)


def test_a_seat_may_take_two_banners_of_one_place_in_two_turns() -> None:
    table = Table()
    table.team(0, black=2)
    table.team(1)
    table.team(2)
    table.play("place temple_1 1 black")
    table.play("place temple_3 1 black")
    assert table.asked == (0, "pick")


def test_fixed_figures_go_before_wild_ones_and_those_on_their_side_before_standing_ones() -> None:
    table = Table()
    table.team(0, white=1, side=1, standing=1)
    table.play("place quarry 2 white")
    seat = table.seat(0)
    assert (seat.white, seat.side, seat.standing) == (0, 0, 1)


def test_a_wild_figure_takes_the_role_of_a_unique_banner() -> None:
    table = Table()
    table.team(0, side=1)
    table.play("place temple_2 1 white")
    assert table.state.groups["temple_2"] == [Group(0, white=1)]


def test_the_black_market_is_for_adventurers() -> None:
    """Rulebook p. 9."""
    table = Table()
    table.team(0, black=1, white=1, leader=LYING)
    table.refuses("place black_market 1 white", "wrong-role")
    table.play("place black_market leader")
    table.team(1, white=3, black=2)
    table.refuses("place black_market 3 white", "wrong-role")
    assert "place black_market 2 black" in table.moves


def test_a_bid_has_one_role() -> None:
    table = Table()
    table.team(0, black=2, white=2, side=1)
    table.refuses("place quarry 1 black 1 white", "one-role-only")
    table.refuses("place quarry 1 wild", "one-role-only")


def test_a_beaten_leader_comes_back_as_it_lay() -> None:
    table = Table()
    table.team(0, leader=STANDING)
    table.team(1, black=2)
    table.play("place ruins leader")
    table.play("place ruins 2 black")
    assert table.seat(0).leader == STANDING
    assert table.seat(0).coins == 10, "coming back is no throw"


def test_the_harbour_office_takes_any_mix_that_can_be_paid() -> None:
    table = Table()
    table.team(0, black=1, white=1, side=1, leader=LYING)
    table.seat(0).coins = 6
    table.refuses("place harbour_office 1 black 1 white 1 wild leader", "too-few-coins")
    table.play("place harbour_office 1 black 1 wild leader")
    assert table.seat(0).coins == 0
    assert table.state.groups["harbour_office"] == [Group(0, 1, 0, 1, LYING)]


def test_places_that_are_covered_or_unknown_are_refused() -> None:
    table = Table(3)
    table.team(0, black=2)
    table.refuses("place ship_2 1 black", "no-such-place")
    table.refuses("place temple 1 black", "no-such-place")
    table = Table(2)
    table.team(0, black=2)
    table.refuses("place village_3 1 black", "no-such-place")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("place quarry 01 black", "bad-notation"),
        ("place quarry leader 1 black", "bad-notation"),
        ("place quarry 1 white 1 black", "bad-notation"),
        ("place quarry", "bad-notation"),
        ("place", "no-such-place"),
        ("place quarry 0 black", "bad-notation"),
        ("place quarry 3 black", "too-few-figures"),
        ("place quarry leader", "too-few-figures"),
        ("place harbour_office 1 wild", "too-few-figures"),
        ("place harbour_office 3 black", "too-few-figures"),
        ("take jar_01", "wrong-verb"),
    ],
)
def test_bad_placements_are_refused_in_words(move: str, code: str) -> None:
    table = Table()
    table.team(0, black=2)
    table.refuses(move, code)
