"""Seats: the fairest order of a table, and the exact balance of a schedule."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.pairing import balanced, seat_counts
from tournaments.pairing.seats import fairest_order


def test_everybody_gets_the_seat_he_never_had() -> None:
    stays = [[0, 1, 1, 1], [1, 1, 0, 1], [1, 0, 1, 1], [1, 1, 1, 0]]
    assert fairest_order([0, 1, 2, 3], stays, Random(1).random) == (0, 2, 1, 3)


def test_one_stay_more_weighs_more_than_two_stays_less() -> None:
    """3^2 + 3^0 against 3^1 + 3^1: nobody sits a third time in a seat to spare another a second time."""
    stays = [[2, 1], [1, 0]]
    assert fairest_order([0, 1], stays, Random(1).random) == (1, 0)


def test_lots_decide_among_equals() -> None:
    orders = {fairest_order([0, 1, 2], [[0, 0, 0]] * 3, Random(seed).random) for seed in range(60)}
    assert len(orders) == 6


@given(st.data(), st.integers(2, 5), st.integers(5, 12))
def test_any_schedule_of_equal_tables_can_be_balanced(data: st.DataObject, size: int, players: int) -> None:
    table = st.lists(st.integers(0, players - 1), min_size=size, max_size=size, unique=True).map(tuple)
    tables = data.draw(st.lists(table, max_size=25))
    seated = balanced(tables)
    assert [sorted(one) for one in seated] == [sorted(one) for one in tables]
    assert all(max(counts) - min(counts) <= 1 for counts in seat_counts(seated).values())


def test_a_double_round_robin_gives_each_both_seats_equally() -> None:
    pairs = list(combinations(range(6), 2)) * 2
    assert set(map(tuple, seat_counts(balanced(pairs)).values())) == {(5, 5)}


def test_unequal_tables_have_no_exact_balance() -> None:
    with pytest.raises(ValueError, match="equal tables"):
        balanced([(1, 2), (1, 2, 3)])
