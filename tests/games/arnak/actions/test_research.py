"""Research.  Rulebook p. 14, 15."""

import pytest

from games.kit.knowledge import only
from tests.games.arnak.cases import Case, check
from tests.games.arnak.table import Table

GLASS = [
    Case("bird_1a", {"research": "bird_start", "compass": 1, "arrowhead": 1}, (), {"coin": 1}),
    Case("bird_2a", {"research": "bird_1a", "jewel": 1}, (), {"compass": 1}),
    Case("bird_3a", {"research": "bird_2a", "tablet": 2, "arrowhead": 1}, (), {"compass": 1}),
    Case("bird_4c", {"research": "bird_3a", "arrowhead": 2}, (), {"compass": 1}),
    Case("bird_5a", {"research": "bird_4a", "coin": 1, "jewel": 1}, (), {"compass": 1}),
    Case("bird_6a", {"research": "bird_5a", "compass": 1, "jewel": 1, "deck": ("fear",)}, (), {"hand": ("fear",)}),
    Case("bird_7b", {"research": "bird_6b", "tablet": 1, "jewel": 1}, (), {"compass": 1}),
]
NOTEBOOK = [
    Case("bird_1b", {"jewel": 1}, ("recruit assistant_01",), {"assistants": ("assistant_01",)}),
    Case("bird_2b", {"tablet": 1, "arrowhead": 1}, ("recruit assistant_01",), {"assistants": ("assistant_01",)}),
    Case("bird_3a", {"tablet": 2, "arrowhead": 1, "tired": "assistant_05"}, (), {"assistants": ("assistant_05 gold",)}),
    Case("bird_4b", {"tablet": 1, "jewel": 1, "tired": "assistant_05"}, (), {"assistants": ("assistant_05 gold",)}),
    Case("bird_5a", {"coin": 1, "jewel": 1}, (), {"compass": 3}),
    Case(
        "bird_6a",
        {"compass": 1, "jewel": 1, "artifacts": ("art_war_mask",)},
        ("take art_war_mask",),
        {"arrowhead": 1, "area": ("art_war_mask",)},
        "a free artifact, used without the tablet",
    ),
    Case("bird_6a", {"compass": 1, "jewel": 1, "artifacts": ("",)}, (), {"area": ()}, "no artifact in the row"),
    Case(
        "bird_7a",
        {"coin": 1, "tablet": 1, "arrowhead": 1, "site": {"low_1": ("site1_02", "guardian_08")}, "stand": "low_1"},
        ("overcome guardian_08",),
        {"guardians": ("guardian_08",)},
    ),
    Case("bird_7a", {"coin": 1, "tablet": 1, "arrowhead": 1}, (), {"guardians": ()}, "no guardian at one's sites"),
]
BEFORE = {
    "bird_1b": "bird_start",
    "bird_2b": "bird_1a",
    "bird_3a": "bird_2a",
    "bird_4b": "bird_3a",
    "bird_5a": "bird_4a",
    "bird_6a": "bird_5a",
    "bird_7a": "bird_6a",
}


@pytest.mark.parametrize("case", GLASS, ids=str)
def test_the_glass_gets_the_effect_of_its_row(case: Case) -> None:
    before = {**case.before, "bonuses": {case.name: ()}}
    check(Case(case.name, before, (f"research glass {case.name}",), {**case.after, "glass": case.name}))


@pytest.mark.parametrize("case", NOTEBOOK, ids=str)
def test_the_notebook_gets_the_effect_of_its_row(case: Case) -> None:
    before = {
        "supply": ("assistant_01", "assistant_02", "assistant_12"),
        **case.before,
        "research": ("bird_7a", BEFORE[case.name]),
        "bonuses": {case.name: ()},
    }
    moves = (f"research notebook {case.name}", *case.moves)
    check(Case(case.name, before, moves, {**case.after, "notebook": case.name}))


def test_the_notebook_never_moves_above_the_glass() -> None:
    table = Table().tokens(jewel=2, tablet=1, arrowhead=1).research("bird_1a", "bird_1b")
    table.refuses("research notebook bird_2b", "not-connected")
    table.research("bird_2a")
    assert "research notebook bird_2b" in table.moves


def test_the_notebook_never_enters_the_temple() -> None:
    table = Table().tokens(coin=1, compass=1, jewel=1).research("bird_temple", "bird_7a")
    table.me.arrival = 23
    table.refuses("research notebook bird_temple", "not-connected")


def test_a_bridge_must_be_there_and_paid() -> None:
    table = Table().tokens(jewel=2, tablet=1).research("bird_1b")
    table.refuses("research glass bird_2a", "not-connected")
    table.refuses("research glass bird_2b", "cannot-pay-bridge")
    table.refuses("research glass bird_3a", "not-connected")


def test_a_second_token_finds_no_bonus_tile() -> None:
    table = Table().tokens(jewel=1).research("bird_start").bonuses("bird_1b").play("research glass bird_1b")
    assert table.purse() == {"coin": 1}


def test_rewards_that_interact_are_taken_in_the_order_the_player_likes() -> None:
    """Rulebook p. 14: an artifact first, or the exile first."""
    table = Table().tokens(compass=1, jewel=1).research("bird_7a", "bird_5a").bonuses("bird_6a", "bonus_exile")
    table.artifacts("art_war_mask").play("research notebook bird_6a")
    assert table.moves == ["first bonus", "first row"]
    table.play("first row", "take art_war_mask", "exile area art_war_mask")
    assert table.state.exiled_artifacts == ["art_war_mask"]


def test_arriving_first_is_worth_most_and_shows_the_bonus_stack_to_the_arriver_alone() -> None:
    table = (
        Table().hand("fear").tokens(coin=1, compass=1, jewel=1).research("bird_7a").play("research glass bird_temple")
    )
    assert table.me.arrival == 23
    stack = table.state.temple_bonuses
    assert [seen.known for seen in stack.seen] == [only(0), only(0)]
    tile = stack.seen[0].card
    before = len(table.state.boxed)
    table.play(f"take {tile}")
    assert len(stack) == 1
    assert table.state.boxed[before:] == [tile]


def test_the_next_to_arrive_is_worth_less() -> None:
    table = Table().tokens(coin=1, compass=1, jewel=1).research("bird_7a")
    table.player(1).arrival = 23
    table.play("research glass bird_temple")
    assert table.me.arrival == 21


def in_temple(**tokens: int) -> Table:
    table = Table().tokens(**tokens).research("bird_temple", "bird_7a")
    table.me.arrival = 23
    return table


@pytest.mark.parametrize(
    ("tile", "tokens"),
    [
        ("bird_t2_left", {"coin": 1, "tablet": 2}),
        ("bird_t2_middle", {"jewel": 1}),
        ("bird_t2_right", {"compass": 1, "arrowhead": 1}),
        ("bird_t6_left", {"coin": 1, "tablet": 2, "jewel": 1}),
        ("bird_t6_right", {"compass": 1, "arrowhead": 1, "jewel": 1}),
        ("bird_t11", {"coin": 1, "compass": 1, "tablet": 2, "arrowhead": 1, "jewel": 1}),
    ],
)
def test_a_temple_tile_costs_all_that_is_printed_under_it(tile: str, tokens: dict[str, int]) -> None:
    """Rulebook p. 14."""
    table = in_temple(**tokens).play(f"research tile {tile}")
    assert table.purse() == {}
    assert table.me.temple == [tile]
    assert table.points()["temple"] == int(tile.split("_")[1].removeprefix("t"))


def test_no_tile_from_an_empty_stack_or_from_outside_the_temple() -> None:
    table = in_temple(jewel=1)
    table.state.temple[1] = 0
    table.refuses("research tile bird_t2_middle", "stack-empty")
    Table().tokens(jewel=1).refuses("research tile bird_t2_middle", "not-in-temple")
    in_temple().refuses("research tile bird_t2_middle", "cannot-pay-tile")
    in_temple().refuses("research tile nonsense", "no-such-tile")


@pytest.mark.parametrize(
    ("card", "choice"), [("art_idol_of_ara_anu", ()), ("art_inscribed_blade", ("choose arrowhead",))]
)
def test_a_research_discount_goes_for_temple_tiles_too(card: str, choice: tuple[str, ...]) -> None:
    """Rulebook p. 22."""
    tile = "bird_t2_right" if choice else "bird_t2_middle"
    table = in_temple(tablet=1, compass=1 if choice else 0).hand(card)
    table.play(f"play {card}", *choice, f"research tile {tile}")
    assert table.me.temple == [tile]
    assert table.purse() == {}


def test_the_journal_moves_only_the_notebook() -> None:
    """Rulebook p. 22."""
    table = Table().hand("item_journal").tokens(jewel=1).research("bird_1a").play("play item_journal")
    table.refuses("research glass bird_2a", "notebook-only")
