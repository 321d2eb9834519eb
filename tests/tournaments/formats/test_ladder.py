"""The ladder: the least known first, against the nearest in strength, until all have played enough."""

import pytest

from tournaments.formats import BadOptions
from tournaments.formats.ladder import Climber, LadderOptions, next_table

FOUR = LadderOptions(enough=100)
TWO = LadderOptions(table_size=2, enough=100)


def _settled(entrant: int, mu: int, sigma: int = 1000) -> Climber:
    return Climber(entrant, mu, sigma, matches=50, stays=(13, 13, 12, 12))


def test_a_ladder_rests_when_all_have_played_enough_and_goes_on_for_a_newcomer() -> None:
    enough = LadderOptions(table_size=2, enough=50)
    field = [_settled(1, 25_000), _settled(2, 26_000), _settled(3, 40_000)]
    assert next_table(field, enough, seed=1) is None
    table = next_table([*field, Climber(4, 25_000, 8333)], enough, seed=1)
    assert table is not None
    assert (sorted(table.seats), table.made_for) == ([1, 4], 4)


def test_a_match_is_made_when_two_tables_are_free_or_nobody_plays() -> None:
    assert not FOUR.is_time(free=4, there=12)
    assert FOUR.is_time(free=8, there=12)
    assert FOUR.is_time(free=5, there=5)


def test_a_newcomer_meets_the_nearest_in_mean_not_in_the_figure_shown() -> None:
    newcomer = Climber(9, 25_000, 8000, matches=1)
    others = [_settled(number, mu) for number, mu in enumerate((1000, 12_000, 24_000, 25_500, 26_000, 40_000), 1)]
    table = next_table([*others, newcomer], FOUR, seed=1)
    assert table is not None
    assert sorted(table.seats) == [3, 4, 5, 9]
    assert table.made_for == 9


def test_of_equally_near_the_best_known_is_taken() -> None:
    newcomer = Climber(9, 25_000, 8000, matches=1)
    others = [_settled(1, 24_000), _settled(2, 26_000), _settled(3, 25_000, 5000), _settled(4, 25_000, 900)]
    table = next_table([newcomer, *others], TWO, seed=1)
    assert table is not None
    assert sorted(table.seats) == [4, 9]


def test_recent_meetings_push_apart() -> None:
    field = [Climber(1, 25_000, 3000, 9), _settled(2, 25_000), _settled(3, 25_500)]
    table = next_table(field, TWO, seed=1, met={frozenset((1, 2)): 1})
    assert table is not None
    assert sorted(table.seats) == [1, 3]


def test_seats_even_out() -> None:
    field = [
        Climber(1, 0, 900, 4, (0, 2, 1, 1)),
        Climber(2, 0, 800, 4, (1, 0, 2, 1)),
        Climber(3, 0, 800, 4, (1, 1, 0, 2)),
        Climber(4, 0, 800, 4, (2, 1, 1, 0)),
    ]
    table = next_table(field, FOUR, seed=1)
    assert table is not None
    assert table.seats == (1, 2, 3, 4)


def test_too_few_make_no_table() -> None:
    assert next_table([], FOUR, seed=1) is None
    assert next_table([_settled(number, 0) for number in range(3)], FOUR, seed=1) is None


def test_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadOptions):
        LadderOptions(table_size=1)
