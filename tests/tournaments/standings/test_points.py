"""Points by place and table size, with ties split as published rules do."""

from fractions import Fraction

import pytest

from tests.tournaments.standings.tables import games, result
from tournaments.standings import DEFAULT, UNIT, Award, BadResult, Games, Line, Result, Scoring, split, standings


def _points(scale: dict[int, tuple[int, ...]], *places: int) -> list[Fraction]:
    lines = [Line(number, place) for number, place in enumerate(places)]
    return [Fraction(share, UNIT) for share in split(scale, lines)]


def test_a_tie_for_second_and_third_is_worth_four_and_a_half() -> None:
    """Meeple League, 10-6-3-1."""
    assert _points({4: (10, 6, 3, 1)}, 1, 2, 2, 4) == [10, Fraction(9, 2), Fraction(9, 2), 1]


def test_two_seconds_get_two_and_a_half() -> None:
    """Europe Masters, 5-3-2-1: (3 + 2) / 2."""
    assert _points({4: (5, 3, 2, 1)}, 2, 1, 4, 2) == [Fraction(5, 2), 5, 1, Fraction(5, 2)]


def test_a_first_a_second_and_a_fourth_are_1101() -> None:
    """World Boardgaming Championships 2023, Union Pacific: 1000-100-10-1."""
    played = games(
        result(1, 1, (1, 1), (2, 2), (3, 3), (4, 4)),
        result(2, 1, (2, 1), (1, 2), (3, 3), (4, 4)),
        result(3, 1, (2, 1), (3, 2), (4, 3), (1, 4)),
    )
    rows = standings(played, Scoring({4: (1000, 100, 10, 1)}, ()))
    assert next(row.points for row in rows if row.entrant == 1) == 1101


def test_joint_winners_of_three_divide_all_three_places() -> None:
    assert _points({4: (10, 6, 3, 1)}, 1, 1, 1, 4) == [Fraction(19, 3)] * 3 + [1]
    assert _points(dict(DEFAULT), 1, 1, 1, 1, 1) == [Fraction(23, 5)] * 5  # type: ignore[arg-type]


def test_whoever_did_not_come_gets_nothing_and_takes_no_place() -> None:
    lines = [Line(1, 1), Line(2, 3, came=False), Line(3, 2), Line(4, 4, came=False)]
    assert [share // UNIT for share in split(DEFAULT, lines)] == [10, 0, 6, 0]


def test_byes_and_penalties_count_as_points_but_not_as_games() -> None:
    played = Games(
        (1, 2),
        (result(1, 1, (1, 1), (2, 2)),),
        (Award(2, 2, Fraction(5), is_bye=True), Award(2, 1, Fraction(-150, 100))),
    )
    rows = standings(played, Scoring())
    assert [(row.entrant, row.points, row.played) for row in rows] == [(1, Fraction(17, 2), 1), (2, 6, 1)]


@pytest.mark.parametrize(
    "bad",
    [
        Result(1, 1, (Line(1, 1), Line(1, 2))),
        Result(1, 1, (Line(1, 1), Line(99, 2))),
        Result(1, 1, tuple(Line(number, number) for number in range(1, 8))),
    ],
)
def test_a_result_that_cannot_be_is_refused(bad: Result) -> None:
    with pytest.raises(BadResult):
        standings(Games(tuple(range(1, 8)), (bad,)), Scoring())


@pytest.mark.parametrize(
    "bad",
    [
        {"scale": {4: (10, 6, 3)}},
        {"scale": {2: (1, 3)}},
        {"tie_breaks": ("dice",)},
        {"tie_breaks": ("wins", "wins")},
        {"first": "lots"},
    ],
)
def test_rules_that_make_no_sense_are_refused(bad: dict[str, object]) -> None:
    with pytest.raises(BadResult):
        Scoring(**bad)  # type: ignore[arg-type]
