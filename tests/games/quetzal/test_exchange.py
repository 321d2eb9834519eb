"""Exchanges.  Rulebook p. 12."""

from games.quetzal import ENGINE
from games.quetzal.state import Phase, Source
from tests.games.quetzal.table import Group, Table


def test_two_coins_become_a_point_at_any_own_decision_without_ending_it() -> None:
    table = Table()
    table.owns(0, "coins_to_vp_a")
    table.team(0, black=1)
    table.play("exchange coins_to_vp")
    table.play("exchange coins_to_vp")
    assert (table.seat(0).coins, table.seat(0).earned[Source.EXCHANGE]) == (6, 2)
    assert table.asked == (0, "place")


def test_three_coins_become_a_discovery_point() -> None:
    table = Table()
    table.owns(0, "coins_to_discovery_a")
    table.seat(0).discovery = 1
    table.play("exchange coins_to_discovery")
    assert (table.seat(0).coins, table.seat(0).discovery, table.seat(0).vp) == (7, 2, 1)


def test_an_exchange_needs_its_upgrade_in_a_slot_and_the_coins() -> None:
    table = Table()
    table.refuses("exchange coins_to_vp", "no-such-exchange")
    table.seat(0).pile = ["coins_to_vp_b"]
    table.refuses("exchange coins_to_vp", "no-such-exchange")
    table.owns(0, "coins_to_vp_a", "tablet_coins_a")
    table.refuses("exchange tablet_coins", "no-such-exchange")
    table.seat(0).coins = 1
    table.refuses("exchange coins_to_vp", "too-few-coins")


def test_at_the_end_of_the_track_no_coins_become_discovery() -> None:
    """Our ruling."""
    table = Table()
    table.owns(0, "coins_to_discovery_a")
    table.seat(0).discovery = table.box.last_space
    table.refuses("exchange coins_to_discovery", "track-at-end")


def test_only_the_seat_that_decides_exchanges() -> None:
    table = Table()
    table.owns(1, "coins_to_vp_a")
    table.refuses("exchange coins_to_vp", "no-such-exchange")


def test_before_the_end_whoever_can_exchanges_a_last_time() -> None:
    """Our ruling: any time includes the end of the last round."""
    table = Table()
    table.owns(0, "coins_to_vp_a")
    table.owns(2, "coins_to_discovery_a")
    table.seat(0).coins, table.seat(2).coins = 4, 3
    table.stands("stele", Group(1, white=1))
    table.state.round = 5
    table.activate()
    assert table.state.phase == Phase.END
    assert table.asked == (2, "window"), "clockwise from the holder of the marker"
    table.refuses("keep", "wrong-verb")
    table.play("exchange coins_to_discovery")
    assert table.asked == (0, "window"), "no coins are left to exchange"
    table.play("exchange coins_to_vp")
    assert table.moves == ["done", "exchange coins_to_vp"]
    table.play("done")
    assert ENGINE.decision(table.state) is None


def test_nobody_is_asked_at_the_end_who_has_nothing_to_exchange() -> None:
    table = Table()
    table.state.round = 5
    table.activate()
    assert ENGINE.decision(table.state) is None
    assert table.told("match-ends") == [{}]
