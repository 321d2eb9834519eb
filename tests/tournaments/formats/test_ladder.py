"""The ladder: validation first, then the nearest in strength."""

import pytest

from tournaments.formats import BadOptions
from tournaments.formats.ladder import Climber, LadderOptions, next_table

FOUR = LadderOptions()


def _settled(entrant: int, mu: int, sigma: int = 1000) -> Climber:
    return Climber(entrant, mu, sigma, matches=50, stays=(13, 13, 12, 12))


def test_a_first_match_is_against_oneself() -> None:
    table = next_table([_settled(1, 25_000), Climber(2, 25_000, 8333)], FOUR, seed=1)
    assert table == ((2, 2, 2, 2), 2, True)


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
    table = next_table([newcomer, *others], LadderOptions(table_size=2), seed=1)
    assert table is not None
    assert sorted(table.seats) == [4, 9]


def test_recent_meetings_push_apart() -> None:
    field = [Climber(1, 25_000, 3000, 9), _settled(2, 25_000), _settled(3, 25_500)]
    table = next_table(field, LadderOptions(table_size=2), seed=1, met={frozenset((1, 2)): 1})
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
