"""Setting up.  Rulebook p. 4, p. 5, p. 11."""

import pytest

from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.kit.setup import check_setup
from games.quetzal import ENGINE
from games.quetzal.state import State


def laid_out(seats: int, seed: int = 1) -> State:
    return ENGINE.new_match(check_setup(ENGINE, Setup(seats)), SeededChance(seed))


@pytest.mark.parametrize(("seats", "team", "village"), [(2, 5, 2), (3, 6, 3), (4, 5, 3), (5, 4, 3)])
def test_the_number_of_players_decides_on_figures_and_tiles(seats: int, team: int, village: int) -> None:
    state = laid_out(seats)
    assert [seat.unplaced for seat in state.seats] == [team + 1] * seats
    assert len([tile for tile in state.village if tile]) == village
    assert len(state.upgrades) == 24 - village


@pytest.mark.parametrize(("seats", "ships", "banners"), [(2, 1, 2), (3, 1, 3), (4, 2, 3), (5, 2, 3)])
def test_ships_and_village_banners_are_covered_with_few_players(seats: int, ships: int, banners: int) -> None:
    shown = [banner.id for banner in ENGINE.view(laid_out(seats), None).banners]
    assert len([banner for banner in shown if banner.startswith("ship")]) == ships
    assert len([banner for banner in shown if banner.startswith("village")]) == banners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fourteen_artifacts_are_laid_out_and_hands_are_empty(seats: int) -> None:
    state = laid_out(seats)
    assert len([card for card in state.temple if card]) == 8
    assert [len([card for card in cards if card]) for cards in state.sites.values()] == [2, 2, 2]
    assert len(state.artifacts) == 75 - 14
    assert all(not seat.hand for seat in state.seats)


def test_coins_are_dealt_clockwise_from_the_first_player() -> None:
    for seed in range(8):
        state = laid_out(5, seed)
        coins = [state.seats[number].coins - standing(state, number) for number in state.from_marker()]
        assert coins == [4, 5, 5, 6, 6]


def test_chance_chooses_the_first_player_who_then_begins() -> None:
    states = [laid_out(3, seed) for seed in range(20)]
    assert {state.marker for state in states} == {0, 1, 2}
    for state in states:
        decision = ENGINE.decision(state)
        assert decision is not None
        assert decision.seat == state.marker


def standing(state: State, number: int) -> int:
    """Count the coins that the first throw has paid."""
    seat = state.seats[number]
    return seat.standing + (seat.leader == 2)
