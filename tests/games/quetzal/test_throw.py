"""Phase 1: throws and the rerolls of upgrades.  Rulebook p. 6, p. 12."""

from collections import Counter

from games.kit.chance import SeededChance
from games.quetzal.moment import Moment
from games.quetzal.state import Phase, Task
from games.quetzal.throw import throw_all
from tests.games.quetzal.table import BLACK, LEADER_LIES, LEADER_STANDS, LYING, SIDE, STANDS, WHITE, Table


def thrown(*tiles: str, **figures: int) -> Table:
    """Stand in phase 1: seat 1 owns these upgrades and has thrown these figures."""
    table = Table()
    table.owns(1, *tiles)
    table.team(1, **figures)
    table.state.phase = Phase.THROW
    table.state.agenda = [Task("reroll", 2), Task("reroll", 1), Task("reroll", 0)]
    table.go_on()
    return table


def test_figures_land_as_often_as_the_edition_says() -> None:
    table, faces = Table(3), Counter[str]()
    chance = SeededChance("many throws")
    for _ in range(200):
        throw_all(Moment(table.state, table.box, chance))
        for seat in table.state.seats:
            faces.update(black=seat.black, white=seat.white, side=seat.side, standing=seat.standing)
    thrown_in_all = faces.total()
    assert thrown_in_all == 200 * 3 * 6
    for face, percent in (("black", 35), ("white", 35), ("side", 18), ("standing", 12)):
        assert abs(100 * faces[face] / thrown_in_all - percent) < 3


def test_a_standing_leader_pays_a_coin_too() -> None:
    table = thrown("reroll_two_a", leader=LYING)
    table.play("reroll leader", LEADER_STANDS)
    assert table.seat(1).coins == 11


def test_without_an_upgrade_nobody_is_asked() -> None:
    table = thrown("tablet_coins_a", black=3)
    assert table.asked == (0, "place")


def test_two_figures_are_named_together_and_rerolled_once() -> None:
    table = thrown("reroll_two_a", black=1, side=1, leader=LYING)
    assert table.asked == (1, "reroll")
    assert table.moves == [
        "keep",
        "reroll black",
        "reroll wild",
        "reroll leader",
        "reroll black wild",
        "reroll black leader",
        "reroll wild leader",
    ]
    table.play("reroll black wild", WHITE, STANDS)
    seat = table.seat(1)
    assert (seat.black, seat.white, seat.side, seat.standing, seat.coins) == (0, 1, 0, 1, 11)
    assert table.asked == (0, "place")


def test_a_standing_figure_rerolled_keeps_its_coin_and_pays_anew_if_it_stands_again() -> None:
    """Rulebook p. 6, note."""
    table = thrown("reroll_two_a", standing=2)
    table.play("reroll wild wild", STANDS, BLACK)
    seat = table.seat(1)
    assert (seat.coins, seat.standing, seat.black) == (11, 1, 1)


def test_all_figures_are_rerolled_or_none() -> None:
    table = thrown("reroll_all_a", black=2, white=1, leader=LYING)
    assert table.moves == ["keep", "reroll all"]
    table.play("reroll all", WHITE, WHITE, SIDE, LEADER_LIES)
    seat = table.seat(1)
    assert (seat.black, seat.white, seat.side, seat.leader) == (0, 2, 1, LYING)


def test_an_owner_of_both_may_use_each_once_in_either_order() -> None:
    """Our ruling."""
    table = thrown("reroll_two_a", "reroll_all_a", black=2, leader=LYING)
    table.play("reroll all", BLACK, BLACK, LEADER_LIES)
    assert "reroll all" not in table.moves
    table.play("reroll black", WHITE)
    assert table.asked == (0, "place")
    table = thrown("reroll_two_a", "reroll_all_a", black=2, leader=LYING)
    table.play("reroll black", WHITE)
    assert table.moves == ["keep", "reroll all"]


def test_rerolls_that_are_not_open_are_refused() -> None:
    table = thrown("reroll_two_a", black=1, white=2)
    table.refuses("reroll all", "no-reroll-all")
    table.refuses("reroll black white white", "too-many-rerolled")
    table.refuses("reroll black black", "too-few-figures")
    table.refuses("reroll leader", "too-few-figures")
    table.refuses("reroll white black", "bad-notation")
    table.refuses("reroll", "bad-notation")
    table.refuses("place quarry 1 black", "wrong-verb")
    table = thrown("reroll_all_a", black=1)
    table.refuses("reroll black", "too-many-rerolled")


def test_an_exchange_in_phase_one_may_bring_a_reroll_to_use_at_once() -> None:
    """Our ruling: upgrades work as soon as they lie in a slot."""
    table = Table()
    table.owns(1, "coins_to_discovery_a", "reroll_two_a")
    table.next_tile("reroll_all_a")
    table.seat(1).discovery = 5
    table.team(1, black=1)
    table.state.phase = Phase.THROW
    table.state.agenda = [Task("reroll", 1)]
    table.play("exchange coins_to_discovery")
    table.play("drop reroll_two_a")
    assert table.moves[:2] == ["keep", "reroll all"]
