"""Knockout that keeps j of k: the cut, wildcards, the written tie rule."""

from fractions import Fraction

import pytest

from tournaments.formats import BadOptions
from tournaments.formats.knockout import Draw, Finish, KnockoutOptions, cut, draw, rounds_needed

ONE = KnockoutOptions()
TWO = KnockoutOptions(keep=2)


def _by_seed(round_: Draw) -> list[Finish]:
    """At every table the better seed wins."""
    return [
        Finish(entrant, entrant, table, place)
        for table, seats in enumerate(round_.tables, 1)
        for place, entrant in enumerate(sorted(seats), 1)
    ]


def test_winners_and_the_best_of_the_others_fill_the_next_tables() -> None:
    """27 players: seven tables, seven winners and one wildcard; two winners and two wildcards; the final."""
    first = draw(range(1, 28), ONE)
    assert [len(table) for table in first.tables] == [4] * 6 + [3]
    after = cut(_by_seed(first), ONE)
    assert [one.entrant for one in after.on] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [one.is_wildcard for one in after.on] == [False] * 7 + [True]
    second = draw([one.entrant for one in after.on], ONE)
    semifinal = cut(_by_seed(second), ONE)
    assert [one.entrant for one in semifinal.on] == [1, 2, 3, 4]
    final = cut(_by_seed(draw([1, 2, 3, 4], ONE)), ONE)
    assert (final.on, final.out) == ((), (1, 2, 3, 4))
    assert rounds_needed(27, ONE) == 3


def test_the_top_seeds_meet_only_at_the_end() -> None:
    tables = [sorted(table) for table in draw(range(1, 17), TWO).tables]
    assert tables == [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]


def test_no_seed_buys_a_seat_and_seats_even_out() -> None:
    field = list(range(1, 65))
    first = draw(field, TWO)
    assert draw(field, TWO) == first
    assert len({table.index(min(table)) for table in first.tables}) == 4
    again = draw(field, TWO, earlier=first.tables)
    chairs = {entrant: chair for table in first.tables for chair, entrant in enumerate(table)}
    assert all(chairs[entrant] != chair for table in again.tables for chair, entrant in enumerate(table))


def test_those_who_just_met_are_kept_apart() -> None:
    met = {frozenset((1, 4)): 1, frozenset((2, 3)): 1}
    tables = draw([1, 2, 3, 4, 5, 6, 7, 8], TWO, met).tables
    assert not any({1, 4} <= set(table) or {2, 3} <= set(table) for table in tables)


def test_a_shared_place_goes_to_the_larger_share_then_to_the_better_seed() -> None:
    table = [
        Finish(1, 1, 1, 2, Fraction(1, 4)),
        Finish(2, 2, 1, 2, Fraction(1, 4)),
        Finish(3, 3, 1, 1, Fraction(1, 2)),
        Finish(4, 4, 1, 4),
        *(Finish(10 + place, 10 + place, 2, place) for place in range(1, 5)),
    ]
    after = cut(table, KnockoutOptions(keep=2, wildcards=False))
    assert [one.entrant for one in after.on] == [3, 11, 1, 12]
    assert after.out == (2, 13, 4, 14)


def test_whoever_cannot_be_seated_goes_on_by_the_better_seed() -> None:
    round_ = draw([1, 2, 3, 4, 5], KnockoutOptions(smallest=4))
    assert ([set(table) for table in round_.tables], round_.byes) == ([{2, 3, 4, 5}], (1,))
    after = cut(_by_seed(round_), KnockoutOptions(smallest=4), byes=round_.byes)
    assert [one.entrant for one in after.on] == [1, 2, 3, 4]


def test_nobody_rests_twice_before_others_have_rested_once() -> None:
    options = KnockoutOptions(table_size=2, smallest=2, wildcards=False)
    first = draw(range(1, 10), options)
    assert first.byes == (1,)
    left = [one.entrant for one in cut(_by_seed(first), options, first.byes).on]
    second = draw(left, options, rested=first.byes)
    assert second.byes == (2,)


def test_whoever_did_not_come_is_out_and_the_best_of_the_others_goes_on() -> None:
    absent = [Finish(one, one, 1, 1, came=False) for one in range(1, 5)]
    others = [Finish(10 + one, 10 + one, table, one) for table in (2, 3, 4) for one in range(1, 5)]
    others = [one._replace(entrant=10 * one.table + one.place) for one in others]
    on = [one.entrant for one in cut([*absent, *others], ONE).on]
    assert on == [21, 31, 41, 22]


@pytest.mark.parametrize("keep", [1, 2, 3])
@pytest.mark.parametrize("players", [4, 5, 8, 9, 23, 64, 101])
def test_every_knockout_ends(players: int, keep: int) -> None:
    options = KnockoutOptions(keep=keep, smallest=4)
    seeded, rounds = list(range(1, players + 1)), 0
    while seeded:
        round_ = draw(seeded, options)
        seeded = [one.entrant for one in cut(_by_seed(round_), options, round_.byes).on]
        rounds += 1
    assert rounds == rounds_needed(players, options)


@pytest.mark.parametrize("bad", [{"keep": 0}, {"keep": 3}, {"table_size": 6}, {"smallest": 5}])
def test_options_that_do_not_fit_are_refused(bad: dict[str, int]) -> None:
    with pytest.raises(BadOptions):
        KnockoutOptions(**bad)  # type: ignore[arg-type]
