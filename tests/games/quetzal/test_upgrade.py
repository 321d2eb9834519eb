"""Gaining upgrades.  Rulebook p. 9, p. 12."""

from tests.games.quetzal.table import Group, Table


def taking(tile: str, *owned: str) -> Table:
    """Let seat 0 take a tile in the village."""
    table = Table()
    table.owns(0, *owned)
    table.village(tile)
    table.stands("village_1", Group(0, black=1))
    table.activate()
    table.play(f"take {tile}")
    return table


def test_a_permanent_upgrade_goes_into_a_slot() -> None:
    assert taking("tablet_coins_a").seat(0).slots == ["tablet_coins_a"]


def test_a_red_cross_pays_at_once_and_goes_to_the_pile() -> None:
    table = taking("gain_five_coins_a", "tablet_coins_a", "reroll_two_a")
    assert table.told("gains-coins")[0] == {"seat": 0, "n": 5}
    assert table.seat(0).pile == ["gain_five_coins_a"]
    assert table.seat(0).slots == ["tablet_coins_a", "reroll_two_a"]


def test_a_second_red_cross_of_the_same_kind_pays_too() -> None:
    """Our ruling: it never lies in a slot."""
    table = Table()
    table.seat(0).pile = ["gain_five_coins_b"]
    table.village("gain_five_coins_a")
    table.stands("village_1", Group(0, black=1))
    table.activate()
    table.play("take gain_five_coins_a")
    assert {"seat": 0, "n": 5} in table.told("gains-coins")


def test_the_same_kind_goes_straight_to_the_pile() -> None:
    table = taking("tablet_coins_b", "tablet_coins_a")
    assert table.seat(0).slots == ["tablet_coins_a"]
    assert table.seat(0).pile == ["tablet_coins_b"]


def test_only_one_of_the_three_can_be_dropped() -> None:
    table = taking("three_jars_a", "tablet_coins_a", "reroll_two_a")
    assert table.asked == (0, "gain")
    table.refuses("drop three_jars_b", "no-such-tile")
    table.refuses("take three_jars_a", "wrong-verb")


def test_coins_may_be_exchanged_before_the_tile_is_dropped() -> None:
    """Rulebook p. 12: any time."""
    table = taking("three_jars_a", "coins_to_vp_a", "reroll_two_a")
    table.play("exchange coins_to_vp")
    assert table.asked == (0, "gain")
    assert table.seat(0).vp == 1


def test_an_upgrade_drawn_while_another_waits_is_dealt_with_first() -> None:
    table = Table()
    table.owns(0, "coins_to_discovery_a", "reroll_two_a")
    table.seat(0).discovery = 5
    table.village("three_jars_a")
    table.next_tile("three_jars_b")
    table.stands("village_1", Group(0, black=1))
    table.activate()
    table.play("take three_jars_a")
    table.play("exchange coins_to_discovery")
    assert table.moves[:3] == ["drop coins_to_discovery_a", "drop reroll_two_a", "drop three_jars_b"]
    table.play("drop reroll_two_a")
    assert table.seat(0).slots == ["coins_to_discovery_a", "three_jars_b"]
    assert table.seat(0).pile == ["reroll_two_a", "three_jars_a"], "the first one is now a double"
