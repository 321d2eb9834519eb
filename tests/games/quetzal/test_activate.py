"""Phase 3: the order of locations, the stele and the excavation sites.  Rulebook p. 8, p. 9."""

import pytest

from games.quetzal.state import Source
from tests.games.quetzal.table import LYING, Group, Table


def test_locations_are_activated_in_the_order_of_the_board() -> None:
    table = Table(4)
    table.hand(0, *(f"jar_{number:02}" for number in range(1, 20)))
    table.lay("temple", "weapon_01", "weapon_02", "weapon_03")
    for banner in ("ship_2", "ship_1", "village_1", "black_market", "ruins", "temple_5", "temple_1"):
        table.stands(banner, Group(0, black=1))
    table.stands("harbour_office", Group(0, black=1))
    table.activate()
    asked = []
    while table.state.round == 1:
        asked.append((table.state.agenda[-1].kind, table.state.agenda[-1].what))
        table.play(table.moves[-1] if table.moves[-1] in ("pass", "done") else table.moves[0])
    assert asked == [
        ("pick", "temple_1"),
        ("pick", "temple_1"),
        ("pick", "temple_5"),
        ("sell", "black_market"),
        ("village", "village_1"),
        ("deliver", "harbour_office"),
        ("deliver", "ship_1"),
        ("deliver", "ship_2"),
    ]


def test_the_stele_gives_the_marker_and_a_discovery_point_at_once() -> None:
    table = Table()
    table.stands("stele", Group(2, leader=LYING))
    table.activate()
    assert table.state.marker == 2
    assert table.seat(2).discovery == 1
    assert table.asked == (2, "place"), "the new holder begins the next round"


def test_the_new_holder_of_the_marker_delivers_first_at_the_harbour_office() -> None:
    """Our ruling."""
    table = Table()
    table.stands("stele", Group(2, white=1))
    table.stands("harbour_office", *(Group(number, black=1) for number in range(3)))
    for number in range(3):
        table.hand(number, f"jar_0{number + 1}")
    table.activate()
    order = []
    for _ in range(3):
        order.append(table.state.agenda[-1].seat)
        table.play("done")
    assert order == [2, 0, 1]


@pytest.mark.parametrize(
    ("site", "points", "steps", "coins"), [("quarry", 1, 0, 0), ("small_temple", 0, 1, 0), ("ruins", 0, 0, 1)]
)
def test_the_highest_bidder_takes_both_cards_and_the_bonus(site: str, points: int, steps: int, coins: int) -> None:
    table = Table()
    table.lay(site, "jar_01", "mummy_01")
    table.stands(site, Group(1, white=2))
    table.state.round = 5
    table.activate()
    seat = table.seat(1)
    assert table.cards(1) == ["jar_01", "mummy_01"]
    assert (seat.earned[Source.SITES], seat.discovery, seat.coins) == (points, steps, 10 + coins)
    assert table.state.sites[site] == [None, None]


def test_a_location_without_figures_does_nothing() -> None:
    table = Table()
    before = dict(table.state.sites)
    table.activate()
    assert table.state.sites == before
    assert table.state.round == 2
