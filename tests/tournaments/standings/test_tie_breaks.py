"""Tie-breaks: the published examples, and each step of the list deciding in its turn."""

from fractions import Fraction

from tests.tournaments.standings.tables import games, result, scored
from tournaments.standings import METRICS, Award, Decision, Games, Line, Result, Row, Scoring, standings
from tournaments.standings.ledger import ledger_of
from tournaments.standings.points import DEFAULT
from tournaments.standings.scoring import CATAN, EUROPE_MASTERS, MEEPLE_LEAGUE


def _value(metric: str, entrant: int, played: Games) -> Fraction:
    ledger = ledger_of(played, DEFAULT)
    return METRICS[metric](ledger[entrant], ledger)


def _order(rows: tuple[Row, ...]) -> list[int]:
    return [row.entrant for row in rows]


def test_catan_share_of_the_table_puts_b_above_a() -> None:
    """Catan championship rules: equal wins and victory points; A 10 of 32, 8 of 30, 10 of 36; B 10/30, 10/33, 8/36."""
    played = games(
        scored(1, 1, a1=10, a3=8, a4=7, a5=7),
        scored(2, 1, a3=10, a1=8, a4=6, a5=6),
        scored(3, 1, a1=10, a3=9, a4=9, a5=8),
        scored(1, 2, a2=10, a6=8, a7=7, a8=5),
        scored(2, 2, a2=10, a6=9, a7=8, a8=6),
        scored(3, 2, a6=10, a7=9, a8=9, a2=8),
    )
    assert [round(float(_value("table_share", one, played)) * 100, 2) for one in (1, 2)] == [85.69, 85.86]
    rows = standings(played, Scoring(tie_breaks=CATAN, first="wins"))
    assert _order(rows)[:2] == [2, 1]
    assert rows[1].decided is not None
    assert rows[1].decided.metric == "table_share"


def test_a_catan_table_of_three_is_reckoned_with_its_mean_as_a_fourth() -> None:
    """10 + 9 + 5 are 24, the mean is 8, so 32 is the whole."""
    played = games(scored(1, 1, a1=10, a2=9, a3=5))
    assert _value("table_share", 1, played) == Fraction(10, 32)


def test_a_shared_place_counts_as_the_middle_of_what_is_shared() -> None:
    """Europe Masters: the mean place takes shared places into account."""
    played = games(result(1, 1, (1, 1), (2, 2), (3, 2), (4, 4)), result(2, 1, (2, 1), (1, 2), (3, 3), (4, 4)))
    assert _value("mean_place", 2, played) == -Fraction(7, 4)
    assert _value("mean_place", 1, played) == -Fraction(3, 2)
    rows = standings(played, Scoring({4: (5, 3, 2, 1)}, EUROPE_MASTERS))
    assert _order(rows) == [1, 2, 3, 4]


def test_share_of_the_winners_score_is_a_mean_over_games() -> None:
    """Meeple League: the sum of score by winner's score, divided by the number of games."""
    played = games(scored(1, 1, a1=100, a2=80), scored(2, 1, a1=50, a2=100))
    assert _value("winner_share", 1, played) == Fraction(3, 4)
    assert _value("winner_share", 2, played) == Fraction(9, 10)


def test_margin_is_the_mean_lead_over_the_best_of_the_others() -> None:
    played = games(scored(1, 1, a1=100, a2=80, a3=70), scored(2, 1, a1=50, a2=100, a3=60))
    assert [_value("margin", one, played) for one in (1, 2, 3)] == [-15, 10, -35]


def test_strength_of_opponents_leaves_out_the_game_in_common_and_byes() -> None:
    """Player 1 met 2 and 3; elsewhere 2 won 10 and 3 got 1 point; the bye of 2 does not count."""
    played = games(
        result(1, 1, (1, 1), (2, 2)),
        result(2, 1, (1, 1), (3, 2)),
        result(2, 2, (2, 1), (4, 2)),
        result(1, 2, (4, 1), (3, 2)),
    )
    with_bye = Games(played.entrants, played.results, (Award(3, 2, Fraction(10), is_bye=True),))
    assert _value("opponents", 1, played) == Fraction(11, 2)
    assert _value("opponents", 1, with_bye) == Fraction(11, 2)


def test_more_wins_decide_between_equal_points() -> None:
    """Entrant 1 has a first and a third, entrant 2 two seconds."""
    played = games(
        result(1, 1, (1, 1), (2, 2), (3, 3)), result(2, 1, (3, 1), (2, 2), (1, 3)), result(3, 1, (3, 1), (4, 2))
    )
    rows = standings(played, Scoring({3: (10, 5, 0), 2: (5, 0)}, MEEPLE_LEAGUE))
    assert _order(rows) == [3, 1, 2, 4]
    assert rows[2].decided == Decision("wins", 1, Fraction(1), Fraction(0))


def test_second_places_decide_between_equal_wins() -> None:
    """Entrant 1 has a second and a fourth, entrant 2 two thirds."""
    played = games(result(1, 1, (3, 1), (1, 2), (2, 3), (4, 4)), result(2, 1, (4, 1), (3, 2), (2, 3), (1, 4)))
    rows = standings(played, Scoring({4: (8, 4, 2, 0)}, MEEPLE_LEAGUE))
    assert _order(rows) == [3, 4, 1, 2]
    assert rows[3].decided == Decision("seconds", 1, Fraction(1), Fraction(0))


def test_third_places_decide_between_equal_seconds() -> None:
    played = games(result(1, 1, (3, 1), (4, 2), (1, 3), (5, 4)), result(1, 2, (6, 1), (7, 2), (8, 3), (2, 4)))
    rows = standings(played, Scoring({4: (8, 4, 1, 1)}, MEEPLE_LEAGUE))
    decided = {row.entrant: row.decided for row in rows}
    assert _order(rows)[4:6] == [1, 8]
    assert decided[2] == Decision("thirds", 8, Fraction(1), Fraction(0))


def test_the_game_itself_decides_when_places_do_not() -> None:
    played = games(scored(1, 1, a1=100, a3=90), scored(1, 2, a2=100, a4=50))
    rows = standings(played, Scoring(tie_breaks=("wins", "winner_share", "margin")))
    assert _order(rows) == [2, 1, 3, 4]
    assert rows[1].decided == Decision("margin", 2, Fraction(50), Fraction(10))
    assert rows[3].decided == Decision("winner_share", 3, Fraction(9, 10), Fraction(1, 2))


def test_direct_encounters_count_only_games_that_all_the_tied_shared() -> None:
    """1, 2 and 3 are tied; in the one game of all three, 3 was ahead of 1 and 1 of 2."""
    played = games(
        result(1, 1, (3, 1), (1, 2), (2, 3), (4, 4)),
        result(2, 1, (2, 1), (1, 2), (5, 3), (6, 4)),
        result(2, 2, (4, 1), (5, 2), (3, 3), (6, 4)),
        result(3, 1, (1, 1), (4, 2), (5, 3), (6, 4)),
    )
    scale = {4: (4, 3, 2, 0)}
    level = Games(played.entrants, played.results, (Award(3, 1, Fraction(-4)),))
    rows = standings(level, Scoring(scale, ("encounters",)))
    tied = [row for row in rows if row.points == 6]
    assert [row.entrant for row in tied] == [3, 1, 2]
    assert [row.values["encounters"] for row in tied] == [4, 3, 2]
    assert tied[1].decided == Decision("encounters", 3, Fraction(4), Fraction(3))


def test_who_never_met_shares_a_place_when_nothing_else_is_asked() -> None:
    played = games(result(1, 1, (1, 1), (2, 2)), result(1, 2, (3, 1), (4, 2)))
    rows = standings(played, Scoring(tie_breaks=("encounters",)))
    assert [(row.place, row.entrant, row.decided is None) for row in rows] == [
        (1, 1, True),
        (1, 3, True),
        (3, 2, False),
        (3, 4, True),
    ]


def test_lots_are_the_same_for_a_seed_and_change_with_it() -> None:
    played = Games(tuple(range(32)), games(result(1, 1, (30, 1), (31, 2))).results)
    first, again, other = (_order(standings(played, Scoring(tie_breaks=("lots",), seed=seed))) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert sorted(first) == list(range(32))


def test_the_organisers_order_of_tie_breaks_is_kept() -> None:
    played = games(scored(1, 1, a1=100, a3=99), scored(1, 2, a2=60, a4=10))
    by_total = standings(played, Scoring(tie_breaks=("total_score", "margin")))
    by_margin = standings(played, Scoring(tie_breaks=("margin", "total_score")))
    assert (_order(by_total)[0], _order(by_margin)[0]) == (1, 2)


def test_before_the_first_result_nobody_is_ahead_not_even_by_lot() -> None:
    rows = standings(Games((1, 2, 3)), Scoring())
    assert [(row.place, row.decided) for row in rows] == [(1, None)] * 3


def test_who_won_because_nobody_else_came_loses_nothing_by_having_no_score() -> None:
    """Entrant 1 scored 50 of 50 once and won once unopposed; entrant 2, who did not come, had no share there."""
    unopposed = Result(2, 1, (Line(1, 1), Line(2, 2, came=False)))
    played = games(scored(1, 1, a1=50, a2=40), unopposed)
    assert [_value("winner_share", one, played) for one in (1, 2)] == [1, Fraction(2, 5)]
    assert [_value("margin", one, played) for one in (1, 2)] == [10, -10]
