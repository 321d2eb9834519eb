"""Both sides of every assistant, and how assistants come, tire and change.  Rulebook p. 16, 19, 22."""

import pytest

from tests.games.arnak.cases import Case, check
from tests.games.arnak.table import Table

SILVER = [
    Case("assistant_01", {}, (), {"coin": 2}),
    Case("assistant_02", {}, (), {"tablet": 1}),
    Case("assistant_03", {"hand": "fear"}, ("accept", "pay fear"), {"arrowhead": 1, "area": ("fear",)}),
    Case("assistant_04", {"coin": 1}, ("accept",), {"arrowhead": 1}),
    Case("assistant_05", {"area": ("fear",)}, ("exile area fear",), {"fear": 16}),
    Case("assistant_06", {"deck": ("funding_car",), "hand": "fear"}, ("discard fear",), {"hand": ("funding_car",)}),
    Case("assistant_07", {}, (), {"coin": 1}),
    Case("assistant_08", {}, (), {"compass": 1}),
    Case("assistant_09", {}, (), {"compass": 1}),
    Case("assistant_11", {"arrowhead": 1}, ("upgrade arrowhead",), {"jewel": 1}),
    Case("assistant_12", {}, (), {"compass": 1}),
]
GOLD = [
    Case("assistant_01", {}, (), {"coin": 3}),
    Case("assistant_02", {}, (), {"coin": 1, "tablet": 1}),
    Case("assistant_03", {}, (), {"arrowhead": 1}),
    Case("assistant_04", {"coin": 1}, ("accept", "choose jewel"), {"jewel": 1}),
    Case("assistant_04", {"coin": 1}, ("accept", "choose arrowhead"), {"arrowhead": 1}),
    Case("assistant_05", {"area": ("fear",)}, ("exile area fear",), {"compass": 1, "fear": 16}),
    Case("assistant_05", {}, (), {"compass": 1}, "nothing to exile"),
    Case("assistant_06", {"deck": ("funding_car",)}, (), {"hand": ("funding_car",)}),
    Case("assistant_07", {}, (), {"coin": 2}),
    Case("assistant_08", {}, (), {"coin": 1, "compass": 1}),
    Case("assistant_09", {}, (), {"coin": 1, "compass": 1}),
    Case("assistant_11", {"tablet": 1}, ("upgrade tablet",), {"compass": 1, "arrowhead": 1}),
    Case("assistant_11", {}, (), {"compass": 1}, "nothing to trade"),
    Case("assistant_12", {}, (), {"compass": 2}),
]


@pytest.mark.parametrize("case", SILVER, ids=str)
def test_a_silver_assistant_serves_as_a_free_action(case: Case) -> None:
    before = {"assistant": case.name, **case.before}
    table = check(Case(case.name, before, (f"use {case.name}", *case.moves), case.after))
    assert not table.me.assistants[0].ready
    assert not table.state.main_done


@pytest.mark.parametrize("case", GOLD, ids=str)
def test_a_gold_assistant_serves_as_a_free_action(case: Case) -> None:
    before = {"gold": case.name, **case.before}
    table = check(Case(case.name, before, (f"use {case.name}", *case.moves), case.after))
    assert not table.me.assistants[0].ready
    assert not table.state.main_done


@pytest.mark.parametrize(("gold", "left"), [(False, 1), (True, 2)])
def test_the_discount_assistant_is_a_main_action(gold: bool, left: int) -> None:
    """Rulebook p. 16: one off on the silver side, two on the gold one."""
    table = Table().assistant("assistant_10", gold=gold).tokens(coin=4).items("item_horse")
    table.play("use assistant_10", "buy item_horse")
    assert table.purse() == {"coin": left}
    assert table.state.turn == 1


def test_the_discount_goes_for_artifacts_too() -> None:
    table = Table().assistant("assistant_10").tokens(compass=1).artifacts("art_stone_jar").deck("fear")
    table.play("use assistant_10", "buy art_stone_jar")
    assert table.purse() == {}
    assert table.cards() == ["fear"]


def test_the_discount_assistant_is_not_offered_where_nothing_can_be_bought() -> None:
    Table().assistant("assistant_10").items("item_horse").artifacts("").refuses("use assistant_10", "no-use-now")


@pytest.mark.parametrize(
    ("name", "gold", "space"),
    [
        ("assistant_07", False, "low_1"),
        ("assistant_07", True, "deep_3"),
        ("assistant_08", False, "low_1"),
        ("assistant_08", True, "deep_1"),
        ("assistant_09", False, "low_3"),
        ("assistant_09", True, "deep_3"),
    ],
)
def test_assistants_travel_like_a_card(name: str, gold: bool, space: str) -> None:
    """Rulebook p. 9, 16: their icons pay a site, two of them on the gold side."""
    tile = "site2_03" if space.startswith("deep") else "site1_10"
    table = Table().assistant(name, gold=gold).site(space, tile)
    table.play(f"dig {space}", f"pay {name}")
    assert table.who(space) == 0
    assert not table.me.assistants[0].ready


@pytest.mark.parametrize("name", ["assistant_03", "assistant_04", "assistant_05", "assistant_06", "assistant_11"])
def test_an_assistant_that_would_do_nothing_is_not_open(name: str) -> None:
    Table().assistant(name).refuses(f"use {name}", "no-use-now")


def test_both_sides_of_all_twelve_are_shown() -> None:
    names = set(Table().box.assistants)
    assert len(names) == 12
    assert {case.name for case in SILVER} == {case.name for case in GOLD} == names - {"assistant_10"}


def test_an_exhausted_assistant_cannot_be_used_again() -> None:
    table = Table().assistant("assistant_01").play("use assistant_01")
    table.refuses("use assistant_01", "exhausted")


def test_a_recruit_is_ready_and_the_next_one_is_shown() -> None:
    """Rulebook p. 16."""
    table = Table().tokens(jewel=1).research("bird_1a").supply("assistant_01", "assistant_02", "assistant_12")
    table.play("research notebook bird_1b")
    assert table.moves == ["recruit assistant_01", "recruit assistant_02", "recruit assistant_12"]
    table.play("recruit assistant_01")
    assert [stack.seen[0].card == "assistant_01" for stack in table.state.assistants] == [False] * 3
    table.play("use assistant_01")
    assert table.purse() == {"coin": 2}


def test_nobody_is_recruited_from_empty_stacks() -> None:
    table = Table().tokens(jewel=1).research("bird_1a")
    for stack in table.state.assistants:
        stack.seen, stack.unseen = [], 0
    table.play("research notebook bird_1b")
    assert table.me.assistants == []
    assert table.state.turn == 1


def test_promotion_makes_the_assistant_gold_and_ready() -> None:
    table = Table().tokens(tablet=2, arrowhead=1).research("bird_3a", "bird_2a").bonuses("bird_3a")
    table.tired("assistant_01").tired("assistant_12")
    table.play("research notebook bird_3a", "promote assistant_12")
    assert [(one.gold, one.ready) for one in table.me.assistants] == [(False, False), (True, True)]


def test_promotion_without_a_silver_assistant_does_nothing() -> None:
    table = Table().tokens(tablet=2, arrowhead=1).research("bird_3a", "bird_2a").bonuses("bird_3a").gold("assistant_01")
    table.me.assistants[0].ready = False
    table.play("research notebook bird_3a")
    assert not table.me.assistants[0].ready


def test_an_assistant_given_back_lies_silver_on_the_stack_of_the_new_one() -> None:
    """Rulebook p. 22, Decorated Horn."""
    table = Table().hand("art_decorated_horn").tokens(tablet=1).supply("assistant_01", "assistant_02", "assistant_12")
    table.gold("assistant_05").play("play art_decorated_horn", "swap assistant_05 assistant_02")
    assert [stack.seen[0].card for stack in table.state.assistants] == ["assistant_01", "assistant_05", "assistant_12"]


def test_the_discount_assistant_of_the_supply_lets_one_buy_as_part_of_the_effect() -> None:
    """Rulebook p. 22, Ancient Wine: the gold side takes two off."""
    table = Table().hand("art_ancient_wine").tokens(tablet=1, coin=1).items("item_horse")
    table.supply("assistant_10", "assistant_02", "assistant_12")
    table.play("play art_ancient_wine", "consult assistant_10", "buy item_horse")
    assert table.purse() == {}
    assert table.me.deck.cards() == ["item_horse"]


def test_travel_from_an_assistant_of_the_supply_is_lost_unless_used_this_turn() -> None:
    """Rulebook p. 22, Coconut Flask."""
    table = Table().hand("art_coconut_flask", "fear").tokens(tablet=1).assistant("assistant_03")
    table.supply("assistant_07", "assistant_02", "assistant_12")
    table.play("play art_coconut_flask", "consult assistant_07", "choose plane")
    assert table.state.icons == [0, 0, 0, 1]
    table.play("use assistant_03", "accept")
    assert table.purse() == {"coin": 2, "arrowhead": 1}
    assert table.state.icons == [0, 0, 0, 0]
    assert table.cards() == ["fear"]
    table.play("end")
    assert table.state.icons == [0, 0, 0, 0]
