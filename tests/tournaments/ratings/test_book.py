"""Ratings: openskill's reference values, idle time, history."""

from itertools import pairwise

import pytest
from openskill.models import PlackettLuce

from tournaments.ratings import DAY, BadMatch, Book, Model, RatedMatch, Rating, rate_all

NEW = Rating(25.0, 25.0 / 3.0)


def _match(at: int, players: str, places: str, name: str = "m") -> RatedMatch:
    return RatedMatch(at, f"{name}{at}", tuple(players), tuple(map(int, places)))


def test_four_new_players_get_the_reference_values() -> None:
    """PlackettLuce of openskill 6.2: new players finishing 1-2-3-4."""
    book = rate_all([_match(1, "abcd", "1234")])
    ratings = [book.rating(player) for player in "abcd"]
    assert [round(rating.mu, 6) for rating in ratings] == [27.795253, 26.552918, 24.689416, 20.962413]
    assert [round(rating.sigma, 6) for rating in ratings] == [8.263572, 8.179618, 8.084128, 8.084128]


def test_a_book_is_openskill_match_after_match() -> None:
    matches = [_match(1, "abc", "213"), _match(2, "cdab", "1123"), _match(3, "bd", "21"), _match(4, "dacbe", "12345")]
    engine = PlackettLuce()
    plain = {player: engine.rating() for player in "abcde"}
    for match in matches:
        rated = engine.rate([[plain[player]] for player in match.players], ranks=list(match.places))
        plain.update({player: team[0] for player, team in zip(match.players, rated, strict=True)})
    book = rate_all(matches)
    assert [book.rating(player)[:2] for player in "abcde"] == [(plain[p].mu, plain[p].sigma) for p in "abcde"]
    assert [book.rating(player).matches for player in "abcde"] == [3, 4, 3, 3, 1]


def test_equal_players_who_tie_stay_equal() -> None:
    book = rate_all([_match(1, "abc", "111")])
    assert {book.rating(player).mu for player in "abc"} == {25.0}


def test_the_order_of_seats_does_not_matter() -> None:
    one, other = rate_all([_match(1, "abcd", "1234")]), rate_all([_match(1, "dbca", "4231")])
    for player in "abcd":
        assert one.rating(player).mu == pytest.approx(other.rating(player).mu)


def test_a_stranger_is_a_newcomer_and_shown_cautiously() -> None:
    assert Book().rating("nobody") == NEW
    assert NEW.shown == pytest.approx(0)


def test_uncertainty_grows_with_idle_time_after_a_grace() -> None:
    """Variance grows evenly by that of a newcomer in 730 days, and never beyond it."""
    book = rate_all([_match(at, "ab", "12") for at in range(1, 60)])
    settled = book.rating("a")
    assert book.rating("a", at=settled.at + 28 * DAY) == settled
    later = book.rating("a", at=settled.at + (28 + 73) * DAY)
    assert later.sigma**2 == pytest.approx(settled.sigma**2 + NEW.sigma**2 / 10)
    assert later.mu == settled.mu
    assert book.rating("a", at=settled.at + 4000 * DAY).sigma == NEW.sigma


def test_a_match_after_a_long_rest_counts_with_the_grown_uncertainty() -> None:
    soon, late = (rate_all([_match(at, "ab", "12") for at in range(1, 60)]) for _ in range(2))
    at = 59 + 400 * DAY
    expected = late.rating("a", at=at).sigma
    (change, _) = late.record(_match(at, "ab", "21"))
    soon.add(_match(60, "ab", "21"))
    assert change.unsure_before == expected
    assert late.rating("a").mu < soon.rating("a").mu


def test_history_joins_from_match_to_match() -> None:
    book = Book()
    history = [book.record(_match(at, "abcd", places)) for at, places in enumerate(("1234", "2143", "4321"), 1)]
    for earlier, later in pairwise(history):
        for before, after in zip(earlier, later, strict=True):
            assert (after.before, after.unsure_before) == (before.after, before.unsure_after)
    last = history[-1][0]
    assert (last.player, last.place, last.match) == ("a", 4, "m3")
    assert (last.after, last.unsure_after) == book.rating("a")[:2]


def test_recording_and_adding_give_the_same_book() -> None:
    matches = [_match(at * 50 * DAY, "abcd"[at % 2 :] + "e", "12345"[: 5 - at % 2]) for at in range(1, 8)]
    recorded = Book()
    for match in matches:
        recorded.record(match)
    added = rate_all(matches)
    assert added.players == recorded.players
    assert [added.rating(player) for player in "abcde"] == [recorded.rating(player) for player in "abcde"]


@pytest.mark.parametrize(
    "bad",
    [_match(5, "ab", "12"), _match(4, "ab", "12"), _match(6, "a", "1"), _match(6, "aa", "12"), _match(6, "ab", "1")],
)
def test_a_match_out_of_order_or_with_wrong_players_is_refused(bad: RatedMatch) -> None:
    book = rate_all([_match(5, "ab", "12")])
    before = book.rating("a")
    with pytest.raises(BadMatch):
        book.add(bad)
    assert book.rating("a") == before


def test_a_model_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadMatch):
        Model(forget=0)
