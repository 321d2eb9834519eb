"""The season league by the worked rules: leagues of 7, 1-2-4-8, one up and two down."""

from fractions import Fraction

import pytest

from tournaments.formats import BadOptions
from tournaments.formats.promotion import Finish, Returning, Transition, next_season, zones
from tournaments.formats.season import (
    Pyramid,
    SeasonOptions,
    division_schedule,
    division_sizes,
    level_sizes,
    pyramid_of,
)

USUAL = SeasonOptions()


def _players(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(count)]


def _as_it_stands(pyramid: Pyramid) -> dict[tuple[int, int], list[Finish]]:
    return {(d.level, d.number): [Finish(player) for player in d.players] for d in pyramid}


def _levels(transition: Transition) -> dict[str, int]:
    return {player: division.level for division in transition.pyramid for player in division.players}


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (7, (7,)),
        (49, (7,) * 7),
        (50, (7,) * 6 + (8,)),
        (55, (7, 8, 8, 8, 8, 8, 8)),
        (20, (7, 7, 6)),
        (10, (5, 5)),
        (4, (4,)),
        (8, (8,)),
    ],
)
def test_what_does_not_divide_by_seven_makes_the_lowest_divisions_larger(players: int, sizes: tuple[int, ...]) -> None:
    assert division_sizes(players, 7) == sizes


@pytest.mark.parametrize("table", [2, 3, 4, 5])
def test_no_division_is_as_small_as_a_table_where_it_can_be(table: int) -> None:
    for size in range(table + 1, 14):
        for players in range(table + 1, 120):
            sizes = division_sizes(players, size, table)
            assert sum(sizes) == players
            assert min(sizes) > table
            assert max(sizes) - min(sizes) <= 1


def test_each_level_has_twice_the_divisions_of_the_one_above() -> None:
    assert [len(level) for level in level_sizes(105, USUAL)] == [1, 2, 4, 8]
    assert [len(level) for level in level_sizes(105 + 7 * 9, USUAL)] == [1, 2, 4, 8, 8, 1]


def test_the_strongest_start_on_top_and_equal_divisions_are_equally_strong() -> None:
    pyramid = pyramid_of(_players(21), USUAL)
    assert pyramid[0] == (1, 1, tuple(_players(7)))
    assert pyramid[1].players[:3] == ("p007", "p010", "p011")
    assert pyramid[2].players[:3] == ("p008", "p009", "p012")


def test_everybody_in_a_division_of_seven_plays_four_and_meets_everybody_twice() -> None:
    plan = division_schedule(pyramid_of(_players(7), USUAL)[0], USUAL)
    assert len(plan.tables) == 7
    assert plan.balance == (4, 2, 2, 1, 1)


def test_the_winner_goes_up_and_the_last_two_go_down() -> None:
    pyramid = pyramid_of(_players(49), USUAL)
    after = next_season(pyramid, _as_it_stands(pyramid), USUAL)
    why = {move.player: (move.before, move.after, move.why) for move in after.moves}
    top, second, third = pyramid[0], pyramid[1], pyramid[3]
    assert why[top.players[0]] == (1, 1, "stays")
    assert [why[player][1:] for player in top.players[5:]] == [(2, "relegated")] * 2
    assert why[second.players[0]] == (2, 1, "promoted")
    assert why[third.players[0]] == (3, 2, "promoted")
    assert why[third.players[6]] == (3, 3, "stays")
    assert [len(division.players) for division in after.pyramid] == [7] * 7
    assert sum(move.why == "relegated" for move in after.moves) == 6
    assert sum(move.why == "promoted" for move in after.moves) == 6


def test_whoever_left_stands_behind_all_who_stayed_and_goes_down_even_as_the_leader() -> None:
    pyramid = pyramid_of(_players(21), USUAL)
    finishes = _as_it_stands(pyramid)
    for one in pyramid:
        finishes[one.level, one.number][0] = Finish(one.players[0], Fraction(10), left=True)
    after = next_season(pyramid, finishes, USUAL)
    why = {move.player: move.why for move in after.moves}
    assert [why[one] for one in pyramid[0].players] == ["relegated", *["stays"] * 5, "relegated"]
    assert [why[one] for one in pyramid[1].players[:3]] == ["stays", "promoted", "stays"]


def test_a_division_that_everybody_left_sends_nobody_up() -> None:
    order = [Finish(name, left=True) for name in "abc"]
    assert set(zones(order, 2, 2, USUAL).values()) == {"stays"}
    assert set(zones(order, 2, 3, USUAL).values()) == {"relegated"}


def test_a_gap_is_filled_by_the_best_of_those_below() -> None:
    pyramid = pyramid_of(_players(21), USUAL)
    finishes = _as_it_stands(pyramid)
    runner_up = pyramid[2].players[1]
    finishes[2, 2] = [Finish(player, Fraction(7)) for player in pyramid[2].players]
    after = next_season(pyramid, finishes, USUAL, leaving=[pyramid[0].players[2]], newcomers=["new"])
    moves = {move.player: move for move in after.moves}
    assert moves[runner_up] == (runner_up, 2, 1, "fills-a-gap")
    assert moves["new"] == ("new", 0, 2, "new")
    assert pyramid[0].players[2] not in moves


def test_whoever_returns_from_a_hiatus_comes_back_to_his_level_if_there_is_room() -> None:
    pyramid = pyramid_of(_players(21), USUAL)
    back = [Returning("back", 1)]
    gone = pyramid[0].players[3]
    with_room = next_season(pyramid, _as_it_stands(pyramid), USUAL, leaving=[gone], returning=back)
    assert _levels(with_room)["back"] == 1
    without = next_season(pyramid, _as_it_stands(pyramid), USUAL, returning=back)
    assert _levels(without)["back"] == 2


def test_newcomers_start_at_the_bottom_in_their_order() -> None:
    pyramid = pyramid_of(_players(49), USUAL)
    newcomers = [f"new{number}" for number in range(7)]
    after = next_season(pyramid, _as_it_stands(pyramid), USUAL, newcomers=newcomers)
    levels = _levels(after)
    assert {levels[player] for player in newcomers} == {4}
    assert len(after.pyramid) == 8


def test_nobody_is_lost_and_nobody_doubled_over_many_seasons() -> None:
    pyramid = pyramid_of(_players(60), USUAL)
    for season in range(6):
        leaving = [division.players[season % 5] for division in pyramid[::2]]
        newcomers = [f"s{season}n{number}" for number in range(len(leaving) + season % 3)]
        before = {player for division in pyramid for player in division.players}
        pyramid = next_season(pyramid, _as_it_stands(pyramid), USUAL, leaving=leaving, newcomers=newcomers).pyramid
        after = [player for division in pyramid for player in division.players]
        assert sorted(after) == sorted((before - set(leaving)) | set(newcomers))


def test_divisions_are_mixed_anew() -> None:
    """Those who met last season are spread over the divisions of their level where dealing allows."""
    pyramid = pyramid_of(_players(21), USUAL)
    after = next_season(pyramid, _as_it_stands(pyramid), USUAL).pyramid
    old = set(pyramid[1].players)
    assert max(len(old & set(division.players)) for division in after[1:]) <= 4


@pytest.mark.parametrize(
    "bad", [{"table_size": 6}, {"division_size": 4}, {"widths": ()}, {"up": 4, "down": 3}, {"cycles": 0}]
)
def test_options_that_do_not_fit_are_refused(bad: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        SeasonOptions(**bad)  # type: ignore[arg-type]


def test_a_season_whose_finishes_do_not_match_its_divisions_is_refused() -> None:
    pyramid = pyramid_of(_players(7), USUAL)
    with pytest.raises(BadOptions, match="finishes"):
        next_season(pyramid, {(1, 1): [Finish("somebody else")]}, USUAL)
