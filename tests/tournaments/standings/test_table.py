"""The table over time: as of a round, corrected, crossed."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.standings.tables import games, result, scored
from tournaments.standings import (
    Change,
    Games,
    Line,
    Result,
    Score,
    Scoring,
    Standing,
    cross_table,
    differences,
    history,
    standings,
)

PLAYED = games(
    scored(1, 1, a1=40, a2=30, a3=20, a4=10),
    scored(2, 1, a4=45, a2=30, a3=20, a1=10),
    scored(3, 1, a4=50, a1=30, a2=30, a3=10),
)


def _standing(rows: Games) -> dict[int, Standing]:
    return {row.entrant: Standing(row.place, row.points) for row in standings(rows, Scoring())}


def test_standings_are_told_as_of_every_round() -> None:
    by_round = history(PLAYED, Scoring())
    assert [[row.entrant for row in by_round[number]] for number in (1, 2, 3)] == [
        [1, 2, 3, 4],
        [2, 4, 1, 3],
        [4, 2, 1, 3],
    ]
    assert by_round[3] == standings(PLAYED, Scoring())
    assert by_round[2] == standings(PLAYED.through(2), Scoring())


def test_a_row_gives_its_points_as_the_whole_number_that_pairing_takes() -> None:
    second = standings(PLAYED, Scoring())[1]
    assert (second.points, second.score) == (Fraction(33, 2), 4950)


def test_a_correction_shows_whom_it_changed() -> None:
    corrected = Games(PLAYED.entrants, (PLAYED.results[0], scored(2, 1, a4=45, a2=30, a1=20, a3=10), PLAYED.results[2]))
    changes = differences(_standing(PLAYED), _standing(corrected))
    assert changes == (
        Change(1, Standing(3, Fraction(31, 2)), Standing(2, Fraction(35, 2))),
        Change(2, Standing(2, Fraction(33, 2)), Standing(3, Fraction(33, 2))),
        Change(3, Standing(4, Fraction(7)), Standing(4, Fraction(5))),
    )


def test_who_left_the_table_shows_last() -> None:
    before = {1: Standing(1, Fraction(10)), 2: Standing(2, Fraction(5))}
    after = {3: Standing(1, Fraction(12)), 1: Standing(2, Fraction(10))}
    assert [change.entrant for change in differences(before, after)] == [3, 1, 2]
    assert differences(before, before) == ()


def test_a_withdrawn_entrants_games_stay() -> None:
    """Entrant 4 played one round and left: his opponents keep their points, and he his line."""
    played = games(result(1, 1, (1, 1), (2, 2), (3, 3), (4, 4)), result(2, 1, (1, 1), (2, 2), (3, 3)))
    rows = {row.entrant: row for row in standings(played, Scoring())}
    assert (int(rows[4].points), rows[4].played) == (1, 1)
    assert (int(rows[1].points), rows[1].played) == (20, 2)


def test_a_double_forfeit_leaves_two_without_points_and_behind() -> None:
    lines = (Line(1, 1, 30), Line(2, 2, 20), Line(3, 3, None, came=False), Line(4, 3, None, came=False))
    rows = standings(Games((1, 2, 3, 4), (Result(1, 1, lines),)), Scoring(tie_breaks=("wins",)))
    assert [(row.place, row.entrant, int(row.points)) for row in rows] == [(1, 1, 10), (2, 2, 6), (3, 3, 0), (3, 4, 0)]
    crossed = cross_table([Result(1, 1, lines)])
    assert crossed[3, 2] == Score(met=1, behind=1)
    assert crossed[3, 4] == Score(met=1, level=1)


def test_the_cross_table_tells_who_was_ahead_and_what_each_took() -> None:
    crossed = cross_table(PLAYED.results)
    assert crossed[1, 2] == Score(met=3, ahead=1, level=1, behind=1, points=4650)
    assert crossed[2, 1] == Score(met=3, ahead=1, level=1, behind=1, points=4950)
    assert crossed[4, 1] == Score(met=3, ahead=2, behind=1, points=6300)


@given(st.data())
def test_points_never_rise_down_the_table_and_every_decision_is_true(data: st.DataObject) -> None:
    tables = []
    for number in range(data.draw(st.integers(1, 8))):
        entrants = data.draw(st.lists(st.integers(1, 9), min_size=2, max_size=5, unique=True))
        scores = data.draw(st.lists(st.integers(0, 4), min_size=len(entrants), max_size=len(entrants)))
        tables.append(scored(number, 1, **{f"a{one}": score for one, score in zip(entrants, scores, strict=True)}))
    rows = standings(Games(tuple(range(1, 10)), tuple(tables)), Scoring())
    assert sorted(row.entrant for row in rows) == list(range(1, 10))
    for above, row in pairwise(rows):
        assert above.points >= row.points
        assert row.decided is not None
        assert row.decided.above == above.entrant
        assert row.decided.value_above > row.decided.value
        assert above.values[row.decided.metric] == row.decided.value_above
