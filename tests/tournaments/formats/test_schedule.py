"""Table round robins: the published designs' meetings and seats, Kirkman's fifteen, and near-designs."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.formats import BadOptions, schedule
from tournaments.formats.cyclic import PERFECT, most_even_base, turned
from tournaments.pairing import seat_counts


@pytest.mark.parametrize(
    ("players", "size", "meetings", "tables", "games"),
    [
        (7, 4, 2, 7, 4),
        (13, 4, 1, 13, 4),
        (5, 4, 3, 5, 4),
        (11, 5, 2, 11, 5),
        (21, 5, 1, 21, 5),
        (7, 3, 1, 7, 3),
        (13, 3, 1, 26, 6),
    ],
)
def test_a_design_meets_all_equally_and_seats_all_equally(
    players: int, size: int, meetings: int, tables: int, games: int
) -> None:
    plan = schedule(players, size)
    assert (plan.kind, len(plan.rounds), len(plan.tables)) == ("design", 1, tables)
    stays = games // size
    assert plan.balance == (games, meetings, meetings, stays, stays)


@pytest.mark.parametrize(
    ("players", "size", "rounds", "fewest_stays", "most_stays"),
    [(9, 3, 4, 1, 2), (16, 4, 5, 1, 2), (25, 5, 6, 1, 2), (15, 3, 7, 2, 3)],
)
def test_in_rounds_everybody_plays_each_round_and_meets_everybody_once(
    players: int, size: int, rounds: int, fewest_stays: int, most_stays: int
) -> None:
    plan = schedule(players, size)
    assert (plan.kind, len(plan.rounds)) == ("rounds", rounds)
    for tables in plan.rounds:
        assert sorted(one for table in tables for one in table) == list(range(players))
    assert plan.balance == (rounds, 1, 1, fewest_stays, most_stays)


def test_fifteen_schoolgirls_walk_in_threes_for_seven_days() -> None:
    days = schedule(15, 3).rounds
    walked = [pair for day in days for table in day for pair in combinations(sorted(table), 2)]
    assert sorted(walked) == list(combinations(range(15), 2))


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (6, 5), (7, 7), (8, 7)])
def test_pairs_play_the_circle(players: int, rounds: int) -> None:
    plan = schedule(players, 2)
    assert len(plan.rounds) == rounds
    for tables in plan.rounds:
        seated = [one for table in tables for one in table]
        assert len(set(seated)) == len(seated) == players - players % 2
    assert plan.balance.fewest_meetings == plan.balance.most_meetings == 1
    assert plan.balance.most_stays - plan.balance.fewest_stays <= 1


@pytest.mark.parametrize(
    ("players", "size", "fewest", "most"),
    [(6, 4, 2, 3), (8, 4, 1, 2), (9, 4, 1, 2), (10, 4, 1, 2), (12, 4, 1, 2), (6, 3, 1, 2), (8, 5, 2, 3), (12, 5, 1, 2)],
)
def test_a_near_design_shows_its_imbalance_and_still_seats_all_equally(
    players: int, size: int, fewest: int, most: int
) -> None:
    plan = schedule(players, size)
    assert plan.kind == "near-design"
    assert plan.balance == (size, fewest, most, 1, 1)
    assert not plan.balance.is_perfect


def test_the_search_finds_the_designs_by_itself() -> None:
    for (players, size), base in PERFECT.items():
        found = turned(most_even_base(players, size, len(base)), players)
        met = dict.fromkeys(combinations(range(players), 2), 0)
        for table in found:
            for pair in combinations(sorted(table), 2):
                met[pair] += 1
        assert len(set(met.values())) == 1, (players, size)


def test_a_second_cycle_doubles_meetings_and_seats() -> None:
    assert schedule(7, 4, cycles=2).balance == (8, 4, 4, 2, 2)
    assert schedule(9, 3, cycles=3).balance == (12, 3, 3, 4, 4)
    assert schedule(6, 2, cycles=2).balance == (10, 2, 2, 5, 5)


def test_a_second_cycle_of_a_near_design_evens_it_out() -> None:
    once, twice = schedule(9, 4).balance, schedule(9, 4, cycles=2).balance
    assert (once.fewest_meetings, once.most_meetings) == (1, 2)
    assert twice == (8, 3, 3, 2, 2)


@settings(max_examples=30)
@given(size=st.integers(3, 5), extra=st.integers(0, 15), cycles=st.integers(1, 2))
def test_every_field_has_a_schedule_in_which_seats_are_even(size: int, extra: int, cycles: int) -> None:
    plan = schedule(size + extra, size, cycles)
    counts = seat_counts(plan.tables)
    assert sorted(counts) == list(range(size + extra))
    assert len({sum(stays) for stays in counts.values()}) == 1
    assert all(max(stays) - min(stays) <= 1 for stays in counts.values())
    assert all(len(set(table)) == size for table in plan.tables)


@pytest.mark.parametrize(("players", "size"), [(3, 4), (40, 4), (8, 1), (9, 7)])
def test_what_has_no_schedule_is_refused(players: int, size: int) -> None:
    with pytest.raises(BadOptions):
        schedule(players, size)
