"""Table Swiss: preview, byes and rounds that can be run again."""

from fractions import Fraction

import pytest

from tournaments.formats import BadOptions
from tournaments.formats.swiss import SwissOptions, bye_points, pair_round, preview
from tournaments.pairing import Entrant, check


def test_the_preview_says_what_the_organiser_asks_first() -> None:
    """23 players: five tables of 4 and one of 3; nobody need meet twice for seven rounds."""
    told = preview(23, SwissOptions())
    assert told.sizes == ((4, 4, 4, 4, 4, 3), 0)
    assert told.most_rounds == 7
    assert preview(2, SwissOptions()) == (((), 2), 0)


def test_a_round_can_be_run_again_from_what_the_event_keeps() -> None:
    entrants = [Entrant(number, number % 4) for number in range(1, 14)]
    request, pairing = pair_round(SwissOptions(), "tournament", 2, entrants, earlier=[(1, 2, 3, 4)], forbidden=[(5, 6)])
    assert check(request, pairing) == ()
    assert pair_round(SwissOptions(), "tournament", 2, entrants[::-1], earlier=[(1, 2, 3, 4)], forbidden=[(5, 6)]) == (
        request,
        pairing,
    )


def test_another_tournament_draws_other_lots() -> None:
    entrants = [Entrant(number) for number in range(1, 41)]
    first, second = (pair_round(SwissOptions(), name, 1, entrants)[1] for name in ("one", "two"))
    assert first.tables != second.tables


def test_a_bye_is_worth_a_mean_table_a_win_or_nothing() -> None:
    assert bye_points(SwissOptions()) == 5
    assert bye_points(SwissOptions(table_size=3, smallest=2)) == Fraction(16, 3)
    assert bye_points(SwissOptions(bye="win")) == 10
    assert bye_points(SwissOptions(bye="nothing")) == 0


@pytest.mark.parametrize("bad", [{"rounds": 0}, {"table_size": 6}, {"smallest": 5}, {"smallest": 1}])
def test_options_that_do_not_fit_are_refused(bad: dict[str, int]) -> None:
    with pytest.raises(BadOptions):
        SwissOptions(**bad)  # type: ignore[arg-type]


def test_there_is_no_round_after_the_last() -> None:
    with pytest.raises(BadOptions):
        pair_round(SwissOptions(rounds=3), "tournament", 4, [])
