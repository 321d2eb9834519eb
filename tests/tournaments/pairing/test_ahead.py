"""Looking ahead: will there be new opponents in the rounds to come?"""

from itertools import combinations

from tests.tournaments.pairing.simulation import Simulation
from tournaments.pairing import Entrant, Request
from tournaments.pairing.ahead import is_tight, rematches_to_come


def _two_fours(ahead: int) -> Request:
    """Eight players in pairs: 1 to 4 and 5 to 8 have met nobody of their own four, and all others."""
    fours = [set(range(1, 5)), set(range(5, 9))]
    earlier = tuple(pair for pair in combinations(range(1, 9), 2) if not any(set(pair) <= four for four in fours))
    entrants = tuple(Entrant(number) for number in range(1, 9))
    return Request(entrants, earlier, table_size=2, smallest=2, ahead=ahead)


def test_two_more_rounds_find_new_opponents_and_a_third_does_not() -> None:
    tables = [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert rematches_to_come(_two_fours(2), tables, ()) == 0
    assert rematches_to_come(_two_fours(3), tables, ()) == 4


def test_only_a_field_whose_opponents_may_run_out_is_looked_at() -> None:
    assert is_tight(_two_fours(2))
    assert not is_tight(_two_fours(0))
    assert not is_tight(_two_fours(3))
    many = Request(tuple(Entrant(number) for number in range(200)), ahead=7)
    assert not is_tight(many)


def test_twenty_three_play_five_rounds_without_meeting_twice() -> None:
    """Without looking ahead about every second such event ends with a rematch in its fifth round."""
    assert [Simulation(23, 4, 3, effort=500, seed=seed).play(5).rematches for seed in (4, 5)] == [0, 0]
