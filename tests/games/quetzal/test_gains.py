"""The discovery track.  Rulebook p. 8."""

from games.kit.chance import SeededChance
from games.quetzal.gains import discover
from games.quetzal.moment import Moment
from games.quetzal.state import Source
from tests.games.quetzal.table import Group, Table


def test_every_space_reached_or_crossed_pays() -> None:
    table = Table()
    discover(Moment(table.state, table.box, SeededChance(0)), 1, 5)
    seat = table.seat(1)
    assert (seat.discovery, seat.earned[Source.TRACK], seat.coins) == (5, 1, 12)


def test_every_seat_gets_every_reward() -> None:
    table = Table()
    for number in range(3):
        discover(Moment(table.state, table.box, SeededChance(0)), number, 2)
    assert [seat.earned[Source.TRACK] for seat in table.state.seats] == [1, 1, 1]


def test_the_top_tile_of_the_stack_is_drawn_and_the_way_goes_on_after_it() -> None:
    table = Table()
    table.state.agenda.clear()
    table.owns(1, "reroll_two_a", "reroll_all_a")
    table.next_tile("three_jars_a")
    table.seat(1).discovery = 5
    discover(Moment(table.state, table.box, SeededChance(0)), 1, 2)
    table.go_on()
    assert table.asked == (1, "gain")
    assert table.seat(1).discovery == 6
    table.play("drop reroll_two_a")
    assert table.seat(1).discovery == 7
    assert table.seat(1).earned[Source.TRACK] == 2


def test_at_the_last_space_further_points_are_lost() -> None:
    """Our ruling."""
    table = Table()
    table.seat(1).discovery = 11
    table.stands("stele", Group(1, white=1))
    table.stands("small_temple", Group(1, white=1))
    table.activate()
    assert table.seat(1).discovery == 12
    assert table.seat(1).earned[Source.TRACK] == 5
    assert table.told("track-ends") == [{"seat": 1}]
