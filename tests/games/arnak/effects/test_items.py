"""Every item: its effect, and what is left of it where there is nothing to do.  Rulebook p. 13, 22."""

import pytest

from tests.games.arnak.cases import Case, check
from tests.games.arnak.table import Table

BOTH_OUT = ("camp_3 a", "camp_4 a")

CASES = [
    Case(
        "item_sea_turtle",
        {"hand": "item_sea_turtle", "deck": ("funding_ship",)},
        ("play item_sea_turtle", "dig camp_1 a"),
        {"coin": 2, "hand": ("funding_ship",), "stands": ("camp_1 a",)},
        "draws, and its ship pays the boot",
    ),
    Case(
        "item_sea_turtle",
        {"hand": "item_sea_turtle", "stand": BOTH_OUT},
        ("play item_sea_turtle",),
        {"area": ("item_sea_turtle",), "turn": 1},
        "no card to draw, nobody to send",
    ),
    Case(
        "item_ostrich",
        {"hand": "item_ostrich", "deck": ("fear",), "site": {"low_1": ("site1_02",)}},
        ("play item_ostrich", "dig low_1"),
        {"coin": 1, "arrowhead": 1, "hand": ("fear",), "stands": ("low_1",)},
        "draws, and its car pays the car",
    ),
    Case(
        "item_ostrich",
        {"hand": "item_ostrich", "deck": ("fear",)},
        ("play item_ostrich", "skip"),
        {"hand": ("fear",), "home": 2},
        "need not dig",
    ),
    Case(
        "item_pack_donkey",
        {"hand": "item_pack_donkey", "deck": ("fear", "funding_car", "funding_ship")},
        ("play item_pack_donkey",),
        {"hand": ("fear", "funding_car"), "deck": ("funding_ship",)},
    ),
    Case(
        "item_pack_donkey", {"hand": "item_pack_donkey"}, ("play item_pack_donkey",), {"hand": (), "turn": 1}, "no deck"
    ),
    Case(
        "item_horse",
        {"hand": "item_horse", "deck": ("fear",)},
        ("play item_horse",),
        {"coin": 1, "compass": 1, "hand": ("fear",)},
    ),
    Case("item_horse", {"hand": "item_horse"}, ("play item_horse",), {"coin": 1, "compass": 1}, "no card to draw"),
    Case("item_steam_boat", {"hand": "item_steam_boat"}, ("play item_steam_boat",), {"compass": 2, "turn": 0}),
    Case("item_automobile", {"hand": "item_automobile"}, ("play item_automobile",), {"compass": 2, "turn": 0}),
    Case(
        "item_sturdy_boots",
        {"hand": "item_sturdy_boots"},
        ("play item_sturdy_boots", "dig camp_3 a"),
        {"compass": 1, "tablet": 2},
        "two boots off",
    ),
    Case(
        "item_sturdy_boots",
        {"hand": "item_sturdy_boots", "stand": BOTH_OUT},
        ("play item_sturdy_boots",),
        {"compass": 1, "turn": 1},
        "nobody to send",
    ),
    Case("item_gold_pan", {"hand": "item_gold_pan"}, ("play item_gold_pan",), {"coin": 2, "turn": 0}),
    Case("item_trowel", {"hand": "item_trowel", "compass": 1}, ("play item_trowel", "accept"), {"jewel": 1}),
    Case("item_trowel", {"hand": "item_trowel"}, ("play item_trowel",), {"turn": 1}, "no compass to pay"),
    Case(
        "item_pickaxe",
        {"hand": "item_pickaxe", "compass": 1},
        ("play item_pickaxe", "accept"),
        {"tablet": 1, "arrowhead": 1},
    ),
    Case(
        "item_pickaxe", {"hand": "item_pickaxe", "compass": 1}, ("play item_pickaxe", "skip"), {"compass": 1}, "unpaid"
    ),
    Case(
        "item_hot_air_balloon",
        {"hand": "item_hot_air_balloon", "idol": {"low_1": "idol_coin"}, "next_tile": "site1_10"},
        ("play item_hot_air_balloon", "discover low_1", "reveal"),
        {"coin": 1, "jewel": 1, "idols": 1, "exile": ("item_hot_air_balloon",), "area": ()},
        "a plane and three compasses off",
    ),
    Case(
        "item_hot_air_balloon",
        {"hand": "item_hot_air_balloon", "stand": BOTH_OUT},
        ("play item_hot_air_balloon",),
        {"exile": ("item_hot_air_balloon",)},
        "exiled all the same",
    ),
    Case(
        "item_aeroplane",
        {"hand": "item_aeroplane", "compass": 1, "idol": {"low_1": "idol_coin"}, "next_tile": "site1_10"},
        ("play item_aeroplane", "discover low_1", "reveal"),
        {"coin": 1, "jewel": 1, "area": ("item_aeroplane",)},
        "a plane and two compasses off",
    ),
    Case(
        "item_aeroplane",
        {"hand": "item_aeroplane", "compass": 1},
        ("play item_aeroplane", "dig camp_1 a"),
        {"coin": 2, "compass": 1},
        "for a dig only the plane counts",
    ),
    Case(
        "item_journal",
        {"hand": "item_journal", "research": "bird_1a", "supply": ("assistant_01", "assistant_02", "assistant_03")},
        ("play item_journal", "research notebook bird_1b", "recruit assistant_02"),
        {"assistants": ("assistant_02",), "notebook": "bird_1b", "exile": ("item_journal",)},
        "the notebook for nothing",
    ),
    Case(
        "item_journal",
        {"hand": "item_journal"},
        ("play item_journal",),
        {"notebook": "bird_start", "turn": 1},
        "glass below",
    ),
    Case(
        "item_parrot",
        {"hand": ("item_parrot", "funding_car")},
        ("play item_parrot", "discard funding_car"),
        {"jewel": 1},
    ),
    Case("item_parrot", {"hand": "item_parrot"}, ("play item_parrot",), {"turn": 1}, "no card to give"),
    Case(
        "item_watch",
        {"hand": "item_watch"},
        ("play item_watch", "choose coin"),
        {"coin": 2, "turn": 0, "passed": False},
    ),
    Case("item_watch", {"hand": "item_watch"}, ("play item_watch", "choose pass"), {"coin": 3, "passed": True}),
    Case(
        "item_army_knife",
        {"hand": "item_army_knife"},
        ("play item_army_knife", "choose coin", "choose tablet"),
        {"coin": 1, "tablet": 1},
    ),
    Case(
        "item_army_knife",
        {"hand": ("item_army_knife", "fear")},
        ("play item_army_knife", "choose exile", "exile hand fear", "choose compass"),
        {"compass": 1, "hand": (), "fear": 16},
    ),
    Case(
        "item_binoculars",
        {"hand": "item_binoculars", "site": {"low_1": ("site1_02", "guardian_01")}, "foe": "low_1"},
        ("play item_binoculars", "activate low_1"),
        {"coin": 1, "arrowhead": 1, "home": 2},
        "whoever stands there",
    ),
    Case("item_binoculars", {"hand": "item_binoculars"}, ("play item_binoculars",), {"turn": 1}, "nothing discovered"),
    Case(
        "item_tent",
        {"hand": "item_tent", "compass": 2, "site": {"deep_1": ("site2_03",)}, "stand": "deep_1"},
        ("play item_tent", "activate deep_1"),
        {"arrowhead": 1, "jewel": 1},
        "level II costs two compasses",
    ),
    Case(
        "item_tent",
        {"hand": "item_tent", "compass": 1, "site": {"deep_1": ("site2_03",)}, "stand": "deep_1"},
        ("play item_tent",),
        {"compass": 1, "turn": 1},
        "too few compasses",
    ),
    Case(
        "item_tent", {"hand": "item_tent", "stand": "camp_4 a"}, ("play item_tent", "activate camp_4"), {"arrowhead": 1}
    ),
    Case(
        "item_fishing_rod",
        {"hand": "item_fishing_rod", "items": ("item_horse",), "next_item": "item_aeroplane", "coin": 1},
        ("play item_fishing_rod", "buy item_aeroplane"),
        {"deck": ("item_aeroplane",), "row_items": ("item_horse",)},
        "the top card leaves no gap",
    ),
    Case(
        "item_fishing_rod",
        {"hand": ("item_fishing_rod", "fear"), "items": ("item_horse",), "next_item": "item_aeroplane"},
        ("play item_fishing_rod", "end"),
        {"deck": ()},
        "nothing affordable",
    ),
    Case(
        "item_precision_compass",
        {"hand": "item_precision_compass", "artifacts": ("art_stone_jar",), "next_artifact": "art_mortar"},
        ("play item_precision_compass", "buy art_mortar", "exile area art_mortar"),
        {"coin": 2, "exile": ("art_mortar",)},
        "three compasses off",
    ),
    Case(
        "item_precision_compass",
        {
            "hand": ("item_precision_compass", "fear"),
            "artifacts": ("art_treasure_chest",),
            "next_artifact": "art_war_club",
        },
        ("play item_precision_compass", "end"),
        {"area": ("item_precision_compass",)},
        "nothing affordable",
    ),
    Case(
        "item_bow_and_arrows",
        {
            "hand": "item_bow_and_arrows",
            "owns": ("guardian_05", "guardian_06", "guardian_07"),
            "site": {"low_1": ("site1_02", "guardian_01")},
            "stand": "low_1",
        },
        ("play item_bow_and_arrows",),
        {"compass": 3, "turn": 0},
        "three at most",
    ),
    Case(
        "item_bow_and_arrows",
        {"hand": "item_bow_and_arrows", "site": {"low_1": ("site1_02", "guardian_01")}, "stand": "low_1"},
        ("play item_bow_and_arrows",),
        {"compass": 1},
        "a guardian one faces",
    ),
    Case("item_bow_and_arrows", {"hand": "item_bow_and_arrows"}, ("play item_bow_and_arrows",), {}, "no guardian"),
    Case(
        "item_carrier_pigeon", {"hand": "item_carrier_pigeon"}, ("play item_carrier_pigeon",), {"tablet": 2, "turn": 0}
    ),
    Case(
        "item_whip",
        {"hand": "item_whip", "artifacts": ("art_stone_jar",), "deck": ("fear",)},
        ("play item_whip", "buy art_stone_jar"),
        {"hand": ("fear",), "area": ("art_stone_jar",), "exile": ("item_whip",)},
        "four compasses off",
    ),
    Case(
        "item_whip",
        {"hand": "item_whip", "artifacts": ("",)},
        ("play item_whip",),
        {"exile": ("item_whip",)},
        "empty row",
    ),
    Case(
        "item_rough_map",
        {"hand": "item_rough_map"},
        ("play item_rough_map",),
        {"compass": 3, "exile": ("item_rough_map",)},
    ),
    Case(
        "item_airdrop",
        {"hand": "item_airdrop", "items": ("item_horse",)},
        ("play item_airdrop", "take item_horse"),
        {"hand": ("item_horse",), "exile": ("item_airdrop",)},
    ),
    Case("item_airdrop", {"hand": "item_airdrop", "items": ("",)}, ("play item_airdrop",), {"hand": ()}, "empty row"),
    Case(
        "item_flask",
        {"hand": "item_flask", "deck": ("fear", "fear")},
        ("play item_flask",),
        {"hand": ("fear", "fear"), "exile": ("item_flask",)},
        "as many as there are",
    ),
    Case(
        "item_machete",
        {"hand": "item_machete", "area": ("fear",)},
        ("play item_machete", "exile area fear"),
        {"compass": 2, "area": ("item_machete",), "fear": 16},
    ),
    Case("item_machete", {"hand": "item_machete"}, ("play item_machete", "skip"), {"compass": 2}, "need not exile"),
    Case(
        "item_torch",
        {"hand": "item_torch"},
        ("play item_torch", "exile area item_torch"),
        {"tablet": 1, "exile": ("item_torch",)},
        "may exile itself",
    ),
    Case(
        "item_large_backpack",
        {"hand": "item_large_backpack", "deck": ("fear", "item_hat")},
        ("play item_large_backpack",),
        {"coin": 1, "hand": ("item_hat",), "deck": ("fear",)},
        "draws from the bottom",
    ),
    Case("item_large_backpack", {"hand": "item_large_backpack"}, ("play item_large_backpack",), {"coin": 1}, "no deck"),
    Case(
        "item_rope",
        {"hand": ("item_rope", "fear"), "deck": ("funding_car", "funding_ship")},
        ("play item_rope", "discard fear"),
        {"hand": ("funding_car", "funding_ship"), "area": ("item_rope", "fear")},
    ),
    Case(
        "item_rope",
        {"hand": "item_rope", "deck": ("fear",)},
        ("play item_rope",),
        {"deck": ("fear",)},
        "no card to give",
    ),
    Case(
        "item_revolver",
        {"hand": "item_revolver", "compass": 1, "site": {"low_1": ("site1_02", "guardian_08")}, "stand": "low_1"},
        ("play item_revolver", "accept", "overcome guardian_08"),
        {"guardians": ("guardian_08",)},
    ),
    Case("item_revolver", {"hand": "item_revolver"}, ("play item_revolver",), {"turn": 1}, "no compass to pay"),
    Case("item_hat", {"hand": "item_hat"}, ("play item_hat",), {"coin": 1, "compass": 1, "turn": 0}),
    Case(
        "item_bear_trap",
        {"hand": "item_bear_trap", "site": {"low_1": ("site1_02", "guardian_08")}},
        ("play item_bear_trap", "overcome guardian_08"),
        {"guardians": ("guardian_08",), "exile": ("item_bear_trap",)},
        "from afar",
    ),
    Case(
        "item_bear_trap",
        {"hand": "item_bear_trap", "site": {"low_1": ("site1_02", "guardian_08")}, "foe": "low_1"},
        ("play item_bear_trap",),
        {"guardians": (), "turn": 1},
        "not where another player is",
    ),
    Case(
        "item_grappling_hook",
        {"hand": ("item_grappling_hook", "fear"), "deck": ("funding_car",)},
        ("play item_grappling_hook", "discard fear", "exile area fear"),
        {"hand": ("funding_car",), "area": ("item_grappling_hook",), "fear": 16},
    ),
    Case(
        "item_grappling_hook",
        {"hand": "item_grappling_hook"},
        ("play item_grappling_hook",),
        {"turn": 1},
        "no card to give",
    ),
    Case(
        "item_lantern",
        {"hand": "item_lantern", "foe": "camp_4 a"},
        ("play item_lantern", "activate camp_4"),
        {"arrowhead": 1},
        "whoever stands there",
    ),
    Case("item_lantern", {"hand": "item_lantern"}, ("play item_lantern", "skip"), {}, "need not"),
    Case("item_dog", {"hand": "item_dog"}, ("play item_dog", "activate camp_1"), {"compass": 1, "coin": 2}),
    Case(
        "item_dog",
        {"hand": "item_dog", "foe": ("camp_1 a", "camp_2 a"), "stand": BOTH_OUT},
        ("play item_dog", "skip"),
        {"compass": 1},
        "only camp 5 is left",
    ),
    Case(
        "item_brush",
        {"hand": "item_brush", "idols": (3, 1)},
        ("play item_brush",),
        {"compass": 3, "turn": 0},
        "three at most",
    ),
    Case("item_brush", {"hand": "item_brush", "idols": (0, 1)}, ("play item_brush",), {"compass": 1}, "also in a slot"),
    Case("item_brush", {"hand": "item_brush"}, ("play item_brush",), {}, "no idol"),
    Case(
        "item_axe",
        {"hand": ("item_axe", "funding_car")},
        ("play item_axe", "exile hand funding_car"),
        {"compass": 1, "exile": ("funding_car",)},
    ),
    Case("item_axe", {"hand": "item_axe"}, ("play item_axe", "skip"), {"compass": 1}, "need not exile"),
    Case(
        "item_chronometer",
        {"hand": "item_chronometer"},
        ("play item_chronometer", "choose coin_compass"),
        {"coin": 1, "compass": 1},
    ),
    Case(
        "item_chronometer",
        {"hand": "item_chronometer"},
        ("play item_chronometer", "choose pass"),
        {"compass": 3, "passed": True},
    ),
    Case(
        "item_theodolite",
        {"hand": "item_theodolite", "stand": BOTH_OUT},
        ("play item_theodolite",),
        {"coin": 1, "compass": 2},
    ),
    Case("item_theodolite", {"hand": "item_theodolite"}, ("play item_theodolite",), {"coin": 1}, "nobody is out"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_item_does_what_it_says(case: Case) -> None:
    check(case)


def test_every_item_is_there() -> None:

    items = [card.id for card in Table().box.cards.values() if card.kind == "item"]
    assert len(items) == 40
    assert {case.name for case in CASES} == set(items)
