"""Looking ahead: will there be new opponents in the rounds to come?"""

from itertools import combinations
from random import Random

import pytest

from tests.tournaments.pairing.simulation import Simulation
from tournaments.pairing import Entrant, Request
from tournaments.pairing.ahead import is_tight, look_ahead
from tournaments.pairing.floor import Floor
from tournaments.pairing.history import history_of


def _two_fours(ahead: int) -> Request:
    """Eight players in pairs: 1 to 4 and 5 to 8 have met nobody of their own four, and all others."""
    fours = [set(range(1, 5)), set(range(5, 9))]
    earlier = tuple(pair for pair in combinations(range(1, 9), 2) if not any(set(pair) <= four for four in fours))
    entrants = tuple(Entrant(number) for number in range(1, 9))
    return Request(entrants, earlier, table_size=2, smallest=2, ahead=ahead)


def _looked(request: Request, tables: list[list[int]]) -> tuple[int, list[list[int]]]:
    """Give the faults left and the tables, looking ahead from these tables of positions."""
    history = history_of(request)
    floor = Floor(request, history, tables, [])
    return look_ahead(floor, request, history, Random(1).random), floor.groups()


def test_two_more_rounds_find_new_opponents_and_a_third_does_not() -> None:
    tables = [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert _looked(_two_fours(2), tables) == (0, tables)
    assert _looked(_two_fours(3), tables) == (4, tables)


def test_only_a_field_whose_opponents_may_run_out_is_looked_at() -> None:
    def tight(request: Request) -> bool:
        return is_tight(request, history_of(request))

    assert tight(_two_fours(2))
    assert not tight(_two_fours(3))
    assert not tight(Request(tuple(Entrant(number) for number in range(200)), ahead=7))


@pytest.mark.parametrize("seed", [4, 5, 7001, 7002, 7003])
def test_twenty_three_play_five_rounds_without_meeting_twice(seed: int) -> None:
    """Without looking ahead about every second such event ends with a rematch in its fifth round."""
    event = Simulation(23, 4, 3, effort=500, seed=seed).play(5)
    assert event.rematches == 0
    assert event.short == [0] * 8 + [1] * 15
    assert event.seat_imbalance <= 2
