"""Every artifact, played from the hand for a tablet; and where there is nothing to do.  Rulebook p. 22."""

import pytest

from tests.games.arnak.cases import Case, check
from tests.games.arnak.table import Table

SUPPLY = ("assistant_01", "assistant_02", "assistant_12")


def use(card: str, before: dict[str, object], moves: tuple[str, ...], after: dict[str, object], why: str = "") -> Case:
    """Play an artifact from the hand with one tablet to pay for it; further cards in hand come after it."""
    hand = before.pop("with", ())
    others = (hand,) if isinstance(hand, str) else hand
    before = {"tablet": 1, **before, "hand": (card, *others)}  # type: ignore[misc]
    return Case(card, before, (f"play {card}", *moves), after, why)


CASES = [
    use(
        "art_pathfinders_sandals",
        {"site": {"low_1": ("site1_02", "guardian_01")}, "stand": "low_1"},
        ("relocate low_1 camp_1 a",),
        {"coin": 2, "stands": ("camp_1 a",), "home": 1},
        "from anywhere to a camp",
    ),
    use("art_pathfinders_sandals", {}, (), {"turn": 1}, "nobody is out"),
    use(
        "art_pathfinders_staff",
        {"site": {"low_1": ("site1_02",)}, "stand": "camp_1 a"},
        ("relocate camp_1 a low_1",),
        {"coin": 1, "arrowhead": 1, "stands": ("low_1",)},
        "to a camp or a level-I site",
    ),
    use("art_pathfinders_staff", {}, (), {"turn": 1}, "nobody is out"),
    use("art_war_mask", {}, (), {"arrowhead": 1, "fearless": True}),
    use("art_treasure_chest", {"deck": ("fear",)}, (), {"coin": 1, "hand": ("fear",)}),
    use("art_treasure_chest", {}, (), {"coin": 1, "hand": ()}, "no card to draw"),
    use("art_ritual_dagger", {"with": "fear"}, ("exile hand fear",), {"arrowhead": 1, "fear": 16}),
    use("art_ritual_dagger", {}, ("skip",), {"arrowhead": 1}, "need not exile"),
    use(
        "art_crystal_earring",
        {"deck": ("fear", "funding_car", "funding_ship", "item_hat")},
        ("draw 3", "keep funding_ship", "return fear"),
        {"hand": ("funding_ship",), "deck": ("fear", "item_hat"), "area": ("art_crystal_earring", "funding_car")},
        "keeps one, returns one, lays one out",
    ),
    use(
        "art_crystal_earring",
        {"deck": ("fear", "funding_car")},
        ("draw 2", "keep funding_car", "skip"),
        {"hand": ("funding_car",), "deck": (), "area": ("art_crystal_earring", "fear")},
        "need not return one",
    ),
    use("art_crystal_earring", {"deck": ("fear",)}, ("draw 1",), {"hand": ("fear",)}, "one card is kept"),
    use("art_crystal_earring", {}, (), {"turn": 1}, "no card to draw"),
    use("art_mortar", {"area": ("fear",)}, ("exile area fear",), {"coin": 2, "fear": 16}),
    use("art_mortar", {}, ("skip",), {"coin": 2}, "need not exile"),
    use("art_serpents_gold", {}, (), {"coin": 4, "area": ("art_serpents_gold", "fear"), "fear": 14}),
    use("art_serpent_idol", {}, (), {"jewel": 1, "area": ("art_serpent_idol", "fear"), "fear": 14}),
    use(
        "art_monkey_medallion",
        {"items": ("item_horse",), "deck": ("fear",)},
        ("take item_horse",),
        {"deck": ("item_horse", "fear")},
        "on top of the deck",
    ),
    use("art_monkey_medallion", {"items": ("",)}, (), {"deck": ()}, "empty row"),
    use("art_idol_of_ara_anu", {}, ("research glass bird_1b",), {"coin": 1, "glass": "bird_1b"}, "a jewel off"),
    use("art_idol_of_ara_anu", {}, ("skip",), {"glass": "bird_start"}, "need not"),
    use(
        "art_inscribed_blade",
        {"compass": 1},
        ("choose arrowhead", "research glass bird_1a"),
        {"coin": 1, "glass": "bird_1a"},
    ),
    use(
        "art_inscribed_blade",
        {"research": "bird_2a", "arrowhead": 1, "bonuses": {"bird_3a": ()}},
        ("choose tablet", "research glass bird_3a"),
        {"compass": 1, "glass": "bird_3a"},
        "two tablets off",
    ),
    use("art_inscribed_blade", {}, (), {"glass": "bird_start", "turn": 1}, "still too poor, so nothing is asked"),
    use("art_guardians_ocarina", {"stand": "camp_1 a"}, ("recall camp_1 a",), {"home": 2, "flying": True}),
    use("art_guardians_ocarina", {}, (), {"home": 2, "flying": True}, "nobody is out"),
    use("art_tigerclaw_hairpin", {"area": ("fear",)}, ("exile area fear", "activate camp_4"), {"arrowhead": 1}),
    use("art_tigerclaw_hairpin", {"foe": "camp_4 a"}, ("skip", "skip"), {}, "need not"),
    use(
        "art_war_club",
        {"site": {"low_1": ("site1_02", "guardian_08")}, "stand": "low_1"},
        ("overcome guardian_08",),
        {"guardians": ("guardian_08",)},
    ),
    use("art_war_club", {"site": {"low_1": ("site1_02", "guardian_08")}}, (), {"guardians": ()}, "nobody there"),
    use("art_sundial", {}, ("choose tablet",), {"tablet": 2, "passed": False}),
    use("art_sundial", {}, ("choose pass",), {"jewel": 1, "passed": True}),
    use("art_traders_scales", {"arrowhead": 1}, ("upgrade arrowhead",), {"coin": 3, "jewel": 1}),
    use("art_traders_scales", {}, (), {"coin": 3}, "nothing to trade"),
    use("art_hunting_arrows", {}, (), {"arrowhead": 2, "area": ("art_hunting_arrows", "fear")}),
    use(
        "art_coconut_flask",
        {"supply": SUPPLY},
        ("consult assistant_01",),
        {"coin": 4, "assistants": ()},
        "the silver side",
    ),
    use("art_coconut_flask", {"supply": SUPPLY}, ("skip",), {"coin": 2}, "need not"),
    use("art_cleansing_cauldron", {"deck": ("fear",)}, ("exile hand fear",), {"hand": (), "fear": 16}),
    use("art_cleansing_cauldron", {}, ("skip",), {}, "no card to draw"),
    use(
        "art_ancient_wine",
        {"supply": SUPPLY},
        ("consult assistant_01",),
        {"coin": 4, "assistants": ()},
        "the gold side",
    ),
    use("art_ancient_wine", {"supply": SUPPLY}, ("skip",), {"coin": 1}, "need not"),
    use(
        "art_decorated_horn",
        {"supply": SUPPLY, "tired": "assistant_05"},
        ("swap assistant_05 assistant_02",),
        {"assistants": ("assistant_02",)},
        "the new one is ready",
    ),
    use(
        "art_decorated_horn",
        {"supply": SUPPLY, "gold": "assistant_05"},
        ("swap assistant_05 assistant_02",),
        {"assistants": ("assistant_02 gold",)},
        "gold for gold",
    ),
    use("art_decorated_horn", {}, (), {"turn": 1}, "no assistant"),
    use(
        "art_ornate_hammer",
        {"items": ("item_hat", "item_horse")},
        ("take item_horse",),
        {"deck": ("item_horse",), "exile": ()},
        "the very item it exiles",
    ),
    use(
        "art_ornate_hammer", {"items": ("item_hat",)}, ("skip",), {"deck": (), "exile": ("item_hat",)}, "need not take"
    ),
    use("art_ornate_hammer", {"items": ("",)}, (), {"turn": 1}, "empty row and exile"),
    use(
        "art_star_charts", {"coin": 1}, ("accept", "activate camp_4", "activate camp_3"), {"arrowhead": 1, "tablet": 2}
    ),
    use("art_star_charts", {}, (), {"turn": 1}, "no coin"),
    use("art_stone_jar", {"deck": ("fear",)}, (), {"hand": ("fear",)}),
    use("art_stone_jar", {}, (), {"turn": 1}, "no card to draw"),
    use(
        "art_passage_shell",
        {},
        ("dig camp_4 a",),
        {"arrowhead": 2, "home": 1, "stands": ("camp_4 a",)},
        "twice, for no travel",
    ),
    use(
        "art_passage_shell",
        {"with": ("fear", "funding_car")},
        ("dig camp_5 a", "discard fear", "discard funding_car"),
        {"jewel": 2},
        "at camp 5 each use costs a card",
    ),
    use("art_passage_shell", {"stand": ("camp_1 a", "camp_2 a")}, (), {"turn": 1}, "nobody to send"),
    use("art_ceremonial_rattle", {"tired": "assistant_12"}, (), {"assistants": ("assistant_12",)}),
    use(
        "art_ceremonial_rattle",
        {"tired": ("assistant_12", "assistant_01")},
        ("refresh assistant_01",),
        {"assistants": ("assistant_12 tired", "assistant_01")},
        "one of two",
    ),
    use("art_ceremonial_rattle", {}, (), {"turn": 1}, "no assistant"),
    use(
        "art_sacred_drum",
        {"with": "fear", "tired": ("assistant_12", "assistant_01")},
        ("discard fear",),
        {"assistants": ("assistant_12", "assistant_01")},
    ),
    use("art_sacred_drum", {"tired": "assistant_12"}, (), {"assistants": ("assistant_12 tired",)}, "no card to give"),
    use("art_traders_coins", {"tablet": 2}, ("upgrade tablet",), {"coin": 2, "arrowhead": 1}),
    use("art_traders_coins", {}, (), {"coin": 2}, "nothing to trade"),
    use(
        "art_stone_key",
        {"idols": (0, 1, 2)},
        ("unslot 1",),
        {"idols": 1, "slots": (False, True, False, False)},
        "any slot",
    ),
    use("art_stone_key", {}, (), {"turn": 1}, "no idol at all"),
    use("art_stone_key", {"idols": (1,)}, ("skip", "end"), {"idols": 1}, "no idol in a slot"),
    use(
        "art_stone_key",
        {"idols": (1,)},
        ("slot tablets", "unslot 1", "slot arrowhead"),
        {"tablet": 2, "arrowhead": 1, "idols": 0},
        "an idol goes into a slot first",
    ),
    use(
        "art_obsidian_earring",
        {"deck": ("item_hat", "fear", "funding_car")},
        ("draw 2", "keep funding_car"),
        {"hand": ("funding_car",), "deck": ("item_hat",), "area": ("art_obsidian_earring", "fear")},
        "from the bottom; none goes back",
    ),
    use("art_obsidian_earring", {}, (), {"turn": 1}, "no card to draw"),
    use("art_guiding_stone", {"next_tile": "site1_04"}, (), {"compass": 1, "arrowhead": 1}),
    use("art_guiding_skull", {"compass": 1, "next_tile": "site2_03"}, ("accept",), {"arrowhead": 1, "jewel": 1}),
    use("art_guiding_skull", {}, (), {"turn": 1}, "no compass"),
    use("art_runes_of_the_dead", {}, (), {"coin": 1, "tablet": 3, "area": ("art_runes_of_the_dead", "fear")}),
    use(
        "art_guardians_crown",
        {"site": {"low_1": ("site1_02", "guardian_08")}, "stand": "low_1"},
        ("move guardian_08 camp_1",),
        {"coin": 2, "guardians": ()},
        "then uses the destination",
    ),
    use("art_guardians_crown", {}, (), {"turn": 1}, "no guardian"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_artifact_does_what_it_says(case: Case) -> None:
    check(case)


def test_every_artifact_is_there() -> None:
    artifacts = [card.id for card in Table().box.cards.values() if card.kind == "artifact"]
    assert len(artifacts) == 35
    assert {case.name for case in CASES} == set(artifacts)


def test_without_a_tablet_no_artifact_is_played_from_the_hand() -> None:
    Table().hand("art_stone_jar").refuses("play art_stone_jar", "lacks-token")


@pytest.mark.parametrize(
    "card", ["art_serpents_gold", "art_serpent_idol", "art_hunting_arrows", "art_runes_of_the_dead"]
)
def test_the_effect_of_a_bought_artifact_may_be_left_out_to_avoid_its_fear(card: str) -> None:
    """Rulebook p. 12."""
    table = Table().tokens(compass=4).artifacts(card).play(f"buy {card}", "skip")
    assert table.me.area == [card]
    assert set(table.purse()) <= {"compass"}


def test_a_bought_artifact_is_used_at_once_without_the_tablet() -> None:
    """Rulebook p. 12."""
    table = Table().tokens(compass=3).artifacts("art_serpents_gold").play("buy art_serpents_gold", "resolve")
    assert table.purse() == {"coin": 4}
    assert table.me.area == ["art_serpents_gold", "fear"]
