"""Seat advantage, counted by table size."""

from fractions import Fraction

from tournaments.ratings import RatedMatch, seat_records


def test_a_shared_win_is_split() -> None:
    matches = [
        RatedMatch(1, "a", ("x", "y"), (1, 2)),
        RatedMatch(2, "b", ("y", "x"), (1, 1)),
        RatedMatch(3, "c", ("x", "y", "z"), (3, 1, 2)),
    ]
    first, second, *of_three = seat_records(matches)
    assert first == (2, 0, 2, Fraction(3, 2), Fraction(1))
    assert first.advantage == Fraction(1, 4)
    assert second.advantage == -Fraction(1, 4)
    assert [record.wins for record in of_three] == [0, 1, 0]


def test_no_matches_no_records() -> None:
    assert seat_records([]) == ()
