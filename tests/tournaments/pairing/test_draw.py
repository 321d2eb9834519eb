"""The pairing of a round: who meets, who rests, and that it is the same everywhere."""

from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.pairing.simulation import Simulation
from tournaments.pairing import BadRequest, Cost, Entrant, Request, cost_of, faults, pair, seed_of


def _field(count: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(number) for number in range(1, count + 1))


@pytest.mark.parametrize(
    ("players", "size", "smallest", "rounds"),
    [
        (1000, 4, 3, 8),
        (200, 4, 3, 8),
        (200, 5, 4, 6),
        (201, 3, 2, 7),
        (64, 2, 2, 6),
        (47, 4, 3, 8),
        (101, 4, 3, 8),
        (23, 4, 3, 5),
    ],
)
def test_nobody_meets_twice_and_seats_are_even(players: int, size: int, smallest: int, rounds: int) -> None:
    event = Simulation(players, size, smallest).play(rounds)
    assert event.rematches == 0
    assert event.seat_imbalance <= 2


@pytest.mark.parametrize("players", [23, 47, 101])
def test_nobody_sits_twice_at_a_short_table_before_everybody_did_once(players: int) -> None:
    event = Simulation(players, 4, 3, effort=60).play(9)
    assert event.short[-1] - event.short[0] <= 1


@pytest.mark.parametrize(("players", "size", "rounds"), [(23, 2, 8), (47, 4, 8), (101, 4, 8), (13, 4, 13)])
def test_nobody_rests_twice_before_everybody_did_once(players: int, size: int, rounds: int) -> None:
    event = Simulation(players, size, size, effort=60).play(rounds)
    rests = sorted(event.byes.get(one, 0) for one in range(1, players + 1))
    assert sum(rests) == rounds * (players % size)
    assert rests[-1] - rests[0] <= 1


def test_a_bye_goes_to_the_lowest_of_those_who_had_fewest() -> None:
    entrants = (Entrant(1, 900, 0), Entrant(2, 800, 0), Entrant(3, 0, 1), Entrant(4, 100, 0), Entrant(5, 500, 1))
    assert pair(Request(entrants, table_size=4, smallest=4)).byes == (4,)


def test_those_of_like_score_meet() -> None:
    scores = [10, 10, 10, 10, 5, 5, 5, 5, 0, 0, 0, 0]
    pairing = pair(Request(tuple(Entrant(number, score) for number, score in enumerate(scores))))
    assert [sorted(table) for table in pairing.tables] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    assert pairing.cost == Cost(0, 0, 0, 0, 0)


def test_a_forbidden_pair_is_worse_than_everything_else() -> None:
    """Two of one family: one of them rests, though both had a bye and others had none."""
    entrants = (Entrant(1, 0, 1), Entrant(2, 0, 1), Entrant(3), Entrant(4), Entrant(5))
    pairing = pair(Request(entrants, forbidden=((1, 2),), smallest=4))
    assert pairing.byes in ((1,), (2,))
    assert pairing.cost[:2] == (0, 1)


def test_forbidden_pairs_are_kept_apart_among_equals() -> None:
    family = tuple(combinations(range(1, 5), 2))
    pairing = pair(Request(_field(16), forbidden=family, effort=50))
    assert all(len({1, 2, 3, 4} & set(table)) == 1 for table in pairing.tables)


def test_a_meeting_is_worse_than_any_spread_of_scores() -> None:
    entrants = (Entrant(1, 1000), Entrant(2, 1000), Entrant(3, 0), Entrant(4, 0))
    pairing = pair(Request(entrants, earlier=((1, 2), (3, 4)), table_size=2, smallest=2))
    assert all({table[0] <= 2, table[1] <= 2} == {True, False} for table in pairing.tables)
    assert pairing.cost.meetings == 0


def test_what_cannot_be_avoided_is_shared_by_meetings_squared() -> None:
    """All have met once and 1-2 twice: 1-2 do not meet again."""
    earlier = ((1, 2), (3, 4), (1, 3), (2, 4), (1, 4), (2, 3), (1, 2))
    pairing = pair(Request(_field(4), earlier=earlier, table_size=2, smallest=2))
    assert {1, 2} not in [set(table) for table in pairing.tables]
    assert pairing.cost.meetings == 2


def test_the_same_request_gives_the_same_pairing_for_ever() -> None:
    """The search's answer as first recorded: if this changes, `VERSION` must rise."""
    scores = [17, 3, 12, 12, 9, 20, 4, 8, 12, 1, 15]
    request = Request(
        tuple(Entrant(number, score) for number, score in enumerate(scores, 1)),
        earlier=((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11)),
        forbidden=((1, 11),),
        seed=2026,
        effort=20,
    )
    pairing = pair(request)
    assert pairing.tables == ((3, 1, 6), (11, 4, 5, 9), (2, 8, 10, 7))
    assert pairing.cost == cost_of(request, pairing.tables, ())


def test_a_request_survives_being_plain_data() -> None:
    request = Request(_field(5), earlier=((1, 2, 3),), forbidden=((1, 2),), seed=7)
    assert msgspec.convert(msgspec.to_builtins(request), Request) == request


def test_the_seed_depends_on_tournament_round_and_inputs() -> None:
    request = Request(_field(8))
    seeds = {seed_of("a", 1, request), seed_of("b", 1, request), seed_of("a", 2, request), seed_of("a", 1, Request(()))}
    assert len(seeds) == 4
    assert seed_of("a", 1, Request(_field(8))) == seed_of("a", 1, request)


@pytest.mark.parametrize(
    "bad",
    [
        {"table_size": 7},
        {"smallest": 1},
        {"smallest": 5},
        {"forbidden": ((1, 1),)},
        {"entrants": (Entrant(1), Entrant(1))},
        {"effort": -1},
    ],
)
def test_a_request_that_makes_no_sense_is_refused(bad: dict[str, object]) -> None:
    with pytest.raises(BadRequest):
        Request(**{"entrants": _field(8), **bad})  # type: ignore[arg-type]


@settings(max_examples=40)
@given(data=st.data(), players=st.integers(0, 30), size=st.integers(2, 5))
def test_any_field_is_seated_whole_and_the_cost_is_true(data: st.DataObject, players: int, size: int) -> None:
    smallest = data.draw(st.integers(2, size))
    scores = data.draw(st.lists(st.integers(0, 50), min_size=players, max_size=players))
    numbers = st.lists(st.integers(1, 35), min_size=2, max_size=size, unique=True).map(tuple)
    earlier = tuple(data.draw(st.lists(numbers, max_size=20)))
    forbidden = tuple(table[:2] for table in data.draw(st.lists(numbers, max_size=4)))
    entrants = tuple(Entrant(number, score) for number, score in enumerate(scores, 1))
    request = Request(entrants, earlier, forbidden, size, smallest, 5, 2)  # type: ignore[arg-type]
    assert faults(request, pair(request)) == ()
