"""Every site tile, camp, idol, slot effect and research bonus tile.  Rulebook p. 9 to 11, 14."""

import pytest

from tests.games.arnak.cases import Case, check
from tests.games.arnak.table import Table

TILES = [
    Case("site1_01", {}, ("choose compass",), {"compass": 2}),
    Case("site1_01", {"items": ("item_horse",)}, ("choose item", "take item_horse"), {"deck": ("item_horse",)}),
    Case("site1_01", {"items": ("",)}, ("choose item",), {"deck": ()}, "empty row"),
    Case("site1_02", {}, (), {"coin": 1, "arrowhead": 1}),
    Case("site1_03", {"deck": ("fear",)}, (), {"coin": 1, "tablet": 1, "hand": ("fear",)}),
    Case("site1_03", {}, (), {"coin": 1, "tablet": 1, "hand": ()}, "no card to draw"),
    Case("site1_04", {}, (), {"compass": 1, "arrowhead": 1}),
    Case("site1_05", {}, (), {"coin": 1, "tablet": 2}),
    Case("site1_06", {}, (), {"tablet": 1, "arrowhead": 1}),
    Case("site1_07", {"deck": ("fear",)}, (), {"arrowhead": 1, "hand": ("fear",)}),
    Case("site1_07", {}, (), {"arrowhead": 1, "hand": ()}, "no card to draw"),
    Case("site1_08", {}, (), {"tablet": 1, "jewel": 1, "fear": 14}),
    Case("site1_09", {}, (), {"compass": 1, "jewel": 1, "fear": 14}),
    Case("site1_10", {}, (), {"jewel": 1}),
    Case("site2_01", {}, (), {"compass": 2, "jewel": 1}),
    Case("site2_02", {}, (), {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1}),
    Case("site2_03", {}, (), {"arrowhead": 1, "jewel": 1}),
    Case("site2_04", {"deck": ("fear",)}, (), {"tablet": 1, "jewel": 1, "hand": ("fear",)}),
    Case("site2_04", {}, (), {"tablet": 1, "jewel": 1, "hand": ()}, "no card to draw"),
    Case("site2_05", {}, (), {"tablet": 2, "jewel": 1}),
    Case("site2_06", {}, (), {"tablet": 2, "arrowhead": 2, "fear": 14}),
]


@pytest.mark.parametrize("case", TILES, ids=str)
def test_a_site_tile_gives_what_it_shows(case: Case) -> None:
    """Dig at a discovered site that costs a car (level I) or two (level II), paid with the Horse."""
    place = "low_1" if case.name.startswith("site1") else "deep_1"
    before = {"hand": "item_horse", "site": {place: (case.name,)}, **case.before}
    table = check(Case(case.name, before, (f"dig {place}", "pay item_horse", *case.moves), case.after))
    assert table.who(place) == 0


def test_every_site_tile_is_there() -> None:
    assert {case.name for case in TILES} == set(Table().box.tiles)
    assert len(Table().box.tiles) == 16


CAMPS = [
    Case("camp_1", {}, (), {"coin": 2}),
    Case("camp_2", {}, (), {"compass": 2}),
    Case("camp_3", {}, (), {"tablet": 2}),
    Case("camp_4", {}, (), {"arrowhead": 1}),
    Case(
        "camp_5",
        {"hand": ("fear", "funding_car")},
        ("discard funding_car",),
        {"jewel": 1, "area": ("fear", "funding_car")},
    ),
    Case(
        "camp_5",
        {},
        (),
        {"area": ("fear",), "stands": ("camp_5 a",)},
        "no card to give: one may stand there all the same",
    ),
]


@pytest.mark.parametrize("case", CAMPS, ids=str)
def test_a_camp_gives_what_it_shows(case: Case) -> None:
    before = {"hand": "fear", **case.before}
    check(Case(case.name, before, (f"dig {case.name} a", "pay fear", *case.moves), case.after))


IDOLS = [
    Case("idol_coin", {}, (), {"coin": 1}),
    Case("idol_compass", {}, (), {"compass": 1}),
    Case("idol_tablet", {}, (), {"tablet": 1}),
    Case("idol_exile", {}, ("exile area funding_car",), {"exile": ("funding_car",)}),
    Case("idol_exile", {}, ("skip",), {"exile": ()}, "need not"),
    Case("idol_upgrade", {"tablet": 1}, ("upgrade tablet",), {"arrowhead": 1}),
    Case("idol_upgrade", {}, (), {}, "nothing to trade"),
    Case("idol_refresh", {"tired": "assistant_12"}, (), {"assistants": ("assistant_12",)}),
    Case("idol_refresh", {}, (), {"assistants": ()}, "no assistant"),
]


@pytest.mark.parametrize("case", IDOLS, ids=str)
def test_a_found_idol_is_used_before_the_tile_is_turned_up(case: Case) -> None:
    """Rulebook p. 10: the idol's effect, then the site."""
    before = {"compass": 3, "hand": "funding_car", "idol": {"low_1": case.name}, **case.before}
    table = check(Case(case.name, before, ("discover low_1", "pay funding_car", *case.moves), case.after))
    assert table.asked == "turn-up"
    assert table.tile("low_1") == ""
    assert table.me.idols == 1


def test_every_idol_is_there() -> None:
    counts = Table().box.idol_counts
    assert {case.name for case in IDOLS} == set(counts)
    assert sum(counts.values()) == 16


SLOTS = [
    Case("jewel", {"coin": 1}, ("accept",), {"jewel": 1}),
    Case("arrowhead", {}, (), {"arrowhead": 1}),
    Case("tablets", {}, (), {"tablet": 2}),
    Case("coin_compass", {}, (), {"coin": 1, "compass": 1}),
    Case("draw", {"deck": ("fear",)}, (), {"hand": ("fear",)}),
]


@pytest.mark.parametrize("case", SLOTS, ids=str)
def test_an_idol_in_a_slot_gives_one_of_five_effects_as_a_free_action(case: Case) -> None:
    """Rulebook p. 11."""
    table = check(Case(case.name, {"idols": (1,), **case.before}, (f"slot {case.name}", *case.moves), case.after))
    assert table.me.idols == 0
    assert table.me.slots == [True, False, False, False]
    assert table.state.turn == 0
    assert not table.state.main_done


@pytest.mark.parametrize("effect", ["jewel", "draw"])
def test_a_slot_that_would_give_nothing_is_not_open(effect: str) -> None:
    Table().idols(1).refuses(f"slot {effect}", "no-use-now")


def test_idols_fill_the_slots_from_the_left_and_only_four() -> None:
    table = Table().idols(2, 1, 3)
    table.play("slot tablets")
    assert table.me.slots == [True, True, True, False]
    table.play("slot tablets")
    assert table.purse() == {"tablet": 4}
    table.me.idols = 1
    table.refuses("slot tablets", "slots-full")


BONUSES = [
    Case("bonus_coin", {}, (), {"coin": 2}),
    Case("bonus_compass", {}, (), {"coin": 1, "compass": 1}),
    Case("bonus_tablet", {}, (), {"coin": 1, "tablet": 1}),
    Case("bonus_draw", {"deck": ("fear",)}, (), {"coin": 1, "hand": ("fear",)}),
    Case("bonus_draw", {}, (), {"coin": 1, "hand": ()}, "no card to draw"),
    Case("bonus_exile", {"area": ("fear",)}, ("exile area fear",), {"coin": 1, "fear": 16}),
    Case("bonus_exile", {}, (), {"coin": 1}, "no card to exile"),
    Case("bonus_upgrade", {"tablet": 1}, ("upgrade tablet",), {"coin": 1, "arrowhead": 1}),
    Case("bonus_upgrade", {}, (), {"coin": 1}, "nothing to trade"),
]


@pytest.mark.parametrize("case", BONUSES, ids=str)
def test_a_bonus_tile_goes_to_the_first_token_that_arrives(case: Case) -> None:
    """Rulebook p. 14. The glass pays a jewel and gets a coin from its row."""
    before = {"jewel": 1, "bonuses": {"bird_1b": case.name}, **case.before}
    table = check(Case(case.name, before, ("research glass bird_1b", *case.moves), case.after))
    assert table.state.bonuses["bird_1b"] == []


def test_every_bonus_tile_is_there() -> None:
    counts = Table().box.bonus_counts
    assert {case.name for case in BONUSES} == set(counts)
    assert sum(counts.values()) == 18
