"""Discover a new site.  Rulebook p. 10."""

from tests.games.arnak.table import Table


def ready(idol: str = "idol_coin") -> Table:
    table = Table().tokens(compass=3).hand("funding_car").idol("low_1", idol)
    return table.next_tile("site1_10").next_guardian("guardian_13")


def test_a_discovery_goes_step_by_step() -> None:
    """Pay compasses and travel, take the idol, turn up the tile, use it, wake the guardian."""
    table = ready().play("discover low_1")
    assert table.purse() == {}
    table.play("pay funding_car")
    assert table.purse() == {"coin": 1}
    assert (table.me.idols, table.who("low_1"), table.tile("low_1"), table.guardian("low_1")) == (1, 0, "", "")
    table.play("reveal")
    assert table.purse() == {"coin": 1, "jewel": 1}
    assert (table.tile("low_1"), table.guardian("low_1")) == ("site1_10", "guardian_13")
    assert table.state.guardian_stack.cards().count("guardian_13") == 0


def test_level_two_costs_six_compasses_and_brings_two_idols() -> None:
    table = Table().tokens(compass=6).hand("item_horse").idol("deep_1", "idol_tablet").next_tile("site2_03")
    table.play("discover deep_1", "pay item_horse", "reveal")
    assert table.me.idols == 2
    assert table.purse() == {"tablet": 1, "arrowhead": 1, "jewel": 1}


def test_an_idol_goes_into_the_crates_after_its_effect() -> None:
    """The effect of the open idol comes first: until then the idol itself cannot go into a slot."""
    table = ready("idol_upgrade").tokens(compass=3, tablet=1).play("discover low_1", "pay funding_car")
    assert table.moves == ["upgrade tablet", "skip"]
    table.refuses("slot arrowhead", "no-idol")
    table.play("upgrade tablet")
    assert table.me.idols == 1
    assert "slot arrowhead" in table.moves


def test_the_price_must_be_paid_in_full() -> None:
    Table().tokens(compass=2).hand("funding_car").refuses("discover low_1", "lacks-token")
    Table().tokens(compass=3).hand("funding_ship").refuses("discover low_1", "cannot-travel-there")


def test_a_discovered_site_is_not_discovered_again() -> None:
    Table().tokens(compass=3).hand("funding_car").site("low_1", "site1_10").refuses(
        "discover low_1", "already-discovered"
    )
    Table().tokens(compass=3).hand("fear").refuses("discover camp_1", "already-discovered")


def test_everybody_learns_what_was_found() -> None:
    table = ready().play("discover low_1", "pay funding_car", "reveal")
    assert table.told("turned-up-site") == [{"seat": 0, "tile": "site1_10", "site": "low_1"}]
    assert table.told("guardian-awakes") == [{"guardian": "guardian_13", "site": "low_1"}]
