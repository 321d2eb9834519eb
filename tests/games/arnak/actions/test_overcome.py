"""Overcome a guardian.  Rulebook p. 11."""

import pytest

from tests.games.arnak.cases import Case, check
from tests.games.arnak.table import Table

COSTS = [
    Case("guardian_01", {"compass": 1, "coin": 1, "arrowhead": 1}, (), {}),
    Case("guardian_02", {"coin": 1, "arrowhead": 1, "hand": "fear"}, ("discard fear",), {"area": ("fear",)}),
    Case("guardian_03", {"coin": 1, "arrowhead": 1, "hand": "fear"}, ("pay fear",), {"area": ("fear",)}),
    Case("guardian_04", {"coin": 2, "arrowhead": 1}, (), {}),
    Case("guardian_05", {"tablet": 1, "arrowhead": 1, "hand": "fear"}, ("pay fear",), {"area": ("fear",)}),
    Case("guardian_06", {"coin": 2, "arrowhead": 1}, ("pay pilot",), {}),
    Case("guardian_07", {"compass": 1, "arrowhead": 1, "hand": "fear"}, ("discard fear",), {"area": ("fear",)}),
    Case("guardian_08", {"coin": 4}, (), {}),
    Case("guardian_09", {"arrowhead": 1, "hand": "funding_ship"}, ("pay funding_ship",), {"area": ("funding_ship",)}),
    Case("guardian_10", {"arrowhead": 1, "hand": "funding_car"}, ("pay funding_car",), {"area": ("funding_car",)}),
    Case("guardian_11", {"compass": 1, "hand": ("fear", "fear")}, ("pay fear", "pay fear"), {"area": ("fear", "fear")}),
    Case("guardian_12", {"jewel": 1, "hand": "fear"}, ("pay fear",), {"area": ("fear",)}),
    Case("guardian_13", {"tablet": 3}, (), {}),
    Case("guardian_14", {"arrowhead": 1, "hand": "item_airdrop"}, ("pay item_airdrop",), {"area": ("item_airdrop",)}),
    Case("guardian_15", {"compass": 2, "arrowhead": 1}, (), {}),
]


@pytest.mark.parametrize("case", COSTS, ids=str)
def test_a_guardian_is_overcome_for_what_it_asks(case: Case) -> None:
    before = {"site": {"low_1": ("site1_02", case.name)}, "stand": "low_1", **case.before}
    table = check(Case(case.name, before, (f"overcome {case.name}", *case.moves), case.after))
    assert table.me.guardians == [case.name]
    assert table.guardian("low_1") == ""
    assert table.points()["guardians"] == 5


@pytest.mark.parametrize("case", COSTS, ids=str)
def test_a_guardian_is_not_overcome_for_nothing(case: Case) -> None:
    table = Table().site("low_1", "site1_02", case.name).stand("low_1")
    table.refuses(f"overcome {case.name}", "cannot-pay-guardian")


def test_every_guardian_is_there() -> None:
    assert [case.name for case in COSTS] == sorted(Table().box.guardians)


EFFECTS = [
    Case("guardian_02", {"area": ("fear",)}, ("exile area fear",), {"fear": 16}),
    Case("guardian_05", {"hand": "funding_car"}, ("exile hand funding_car",), {"exile": ("funding_car",)}),
    Case("guardian_06", {"area": ("fear",)}, ("exile area fear",), {"fear": 16}),
    Case("guardian_07", {"deck": ("fear",)}, (), {"hand": ("fear",)}),
    Case("guardian_08", {"arrowhead": 1}, ("upgrade arrowhead",), {"jewel": 1}),
    Case("guardian_11", {"area": ("fear",)}, ("exile area fear",), {"fear": 16}),
    Case("guardian_14", {"area": ("fear",)}, ("exile area fear",), {"fear": 16}),
]


@pytest.mark.parametrize("case", EFFECTS, ids=str)
def test_a_boon_is_a_free_action_once_a_match(case: Case) -> None:
    table = check(Case(case.name, {"owns": case.name, **case.before}, (f"boon {case.name}", *case.moves), case.after))
    assert table.me.boons == []
    assert not table.state.main_done
    table.refuses(f"boon {case.name}", "no-such-boon")
    assert table.points()["guardians"] == 5


@pytest.mark.parametrize("case", EFFECTS, ids=str)
def test_a_boon_that_would_do_nothing_is_not_open(case: Case) -> None:
    Table().owns(case.name).refuses(f"boon {case.name}", "no-use-now")


@pytest.mark.parametrize(
    ("name", "space"),
    [
        ("guardian_01", "low_3"),
        ("guardian_03", "low_1"),
        ("guardian_04", "low_1"),
        ("guardian_09", "low_1"),
        ("guardian_10", "low_3"),
        ("guardian_12", "low_3"),
        ("guardian_13", "low_1"),
        ("guardian_15", "low_3"),
    ],
)
def test_a_boon_of_travel_is_spent_like_a_card(name: str, space: str) -> None:
    table = Table().owns(name).site(space, "site1_10")
    table.play(f"dig {space}", f"pay {name}")
    assert table.who(space) == 0
    assert table.me.boons == []
    assert table.me.guardians == [name]


def test_one_must_stand_where_the_guardian_is() -> None:
    table = Table().tokens(coin=4).site("low_1", "site1_02", "guardian_08")
    table.refuses("overcome guardian_08", "not-at-guardian")
    table.refuses("overcome guardian_09", "no-such-guardian")


def test_a_card_due_to_a_guardian_cannot_be_played_instead() -> None:
    """A free action must not make a cost unpayable that is being paid."""
    table = (
        Table().tokens(coin=1, arrowhead=1).site("low_1", "site1_02", "guardian_02").stand("low_1").hand("funding_car")
    )
    table.play("overcome guardian_02")
    assert table.moves == ["discard funding_car"]
    table.refuses("play funding_car", "not-while-paying")


def test_with_a_card_to_spare_a_free_action_is_open_while_a_guardian_is_paid() -> None:
    table = Table().tokens(coin=1, arrowhead=1).site("low_1", "site1_02", "guardian_02").stand("low_1")
    table.hand("funding_car", "fear").play("overcome guardian_02", "play funding_car", "discard fear")
    assert table.purse() == {"coin": 1}
    assert table.me.guardians == ["guardian_02"]


def test_the_boon_can_be_used_in_the_same_turn() -> None:
    table = Table().tokens(compass=1, arrowhead=1).site("low_1", "site1_02", "guardian_07").stand("low_1")
    table.hand("fear").deck("funding_car").play("overcome guardian_07", "discard fear", "boon guardian_07")
    assert table.cards() == ["funding_car"]
