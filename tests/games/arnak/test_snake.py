"""The Snake Temple side.  Rulebook p. 19."""

import pytest

from games.kit.knowledge import EVERYONE, Seen, only
from tests.games.arnak.table import Table


def snake(seats: int = 2) -> Table:
    return Table(seats, temple="snake")


def survivors(table: Table, *names: str) -> Table:
    """Lay these assistants on the rescue space; all see the top one."""
    table.state.rescue.seen = [Seen(name, 1, EVERYONE if place == 0 else 0) for place, name in enumerate(names)]
    table.state.rescue.unseen = 0
    return table


@pytest.mark.parametrize(
    ("space", "travel"),
    [
        ("high_2", (2, 0, 0, 0)),
        ("high_3", (0, 0, 0, 1)),
        ("deep_2", (1, 0, 0, 1)),
        ("deep_3", (0, 1, 1, 0)),
        ("low_1", (0, 1, 0, 0)),
    ],
)
def test_four_sites_are_reached_otherwise(space: str, travel: tuple[int, ...]) -> None:
    table = snake()
    assert table.side.spaces[table.box.space_numbers[space]].travel == travel


@pytest.mark.parametrize(
    ("seats", "sizes", "rescue"), [(1, [3, 3, 4], 2), (2, [3, 3, 4], 2), (3, [3, 3, 3], 3), (4, [3, 3, 2], 4)]
)
def test_one_assistant_for_each_player_waits_for_rescue(seats: int, sizes: list[int], rescue: int) -> None:
    table = Table(seats, temple="snake")
    if seats > 1:
        assert [len(stack) for stack in table.state.assistants] == sizes
    assert len(table.state.rescue) == rescue
    assert table.state.rescue.seen[0].known == EVERYONE


def test_the_middle_bridge_costs_an_idol_from_the_crates() -> None:
    table = snake().research("snake_3a").idols(0, 1)
    table.refuses("research glass snake_4a", "cannot-pay-bridge")
    table.idols(1, 1).play("research glass snake_4a")
    assert table.me.idols == 0
    assert table.me.slots == [True, False, False, False]
    assert table.state.boxed.count("idol") == 1


def test_the_notebook_pays_an_idol_too_and_takes_an_artifact() -> None:
    table = snake().research("snake_5a", "snake_3a").idols(1).artifacts("art_war_mask")
    table.play("research notebook snake_4a", "take art_war_mask")
    assert table.me.idols == 0
    assert table.purse() == {"arrowhead": 1}


def test_the_journal_crosses_even_the_idol_bridge_for_nothing() -> None:
    table = snake().hand("item_journal").research("snake_5a", "snake_3a").artifacts("")
    table.play("play item_journal", "research notebook snake_4a")
    assert table.me.notebook == "snake_4a"


def test_a_rescued_assistant_is_exhausted_and_the_rest_keep_their_order() -> None:
    """Rulebook p. 19, example: Red pays an idol, looks through the survivors and takes the captain, exhausted."""
    table = survivors(snake(3), "assistant_01", "assistant_02", "assistant_12").research("snake_3a").idols(1)
    table.play("research glass snake_4a")
    assert table.moves == ["rescue assistant_01", "rescue assistant_02", "rescue assistant_12"]
    table.play("rescue assistant_02")
    assert [(one.id, one.ready) for one in table.me.assistants] == [("assistant_02", False)]
    assert [(seen.card, seen.known) for seen in table.state.rescue.seen] == [
        ("assistant_01", EVERYONE),
        ("assistant_12", only(0)),
    ]


def test_when_the_top_survivor_leaves_all_see_the_next() -> None:
    table = survivors(snake(3), "assistant_01", "assistant_02", "assistant_12").research("snake_3a").idols(1)
    table.play("research glass snake_4a", "rescue assistant_01")
    assert [seen.known for seen in table.state.rescue.seen] == [EVERYONE, only(0)]


def test_row_five_promotes_any_silver_assistant() -> None:
    table = snake().tokens(arrowhead=2).research("snake_4a").bonuses("snake_5a").tired("assistant_01", "assistant_02")
    table.play("research glass snake_5a", "promote assistant_01")
    assert [(one.gold, one.ready) for one in table.me.assistants] == [(True, True), (False, False)]


@pytest.mark.parametrize(("old", "new"), [("snake_5a", "snake_6a"), ("snake_6a", "snake_7a")])
def test_horror_stories_bring_fear_to_the_glass(old: str, new: str) -> None:
    table = snake().tokens(coin=1, tablet=1, arrowhead=1, jewel=1).research(old).bonuses(new)
    table.play(f"research glass {new}")
    assert table.me.area == ["fear"]


def test_in_row_seven_each_token_chooses_one_tile() -> None:
    table = (
        snake()
        .tokens(coin=1, tablet=1, arrowhead=1)
        .research("snake_6a")
        .bonuses("snake_7a", "bonus_coin", "bonus_draw")
    )
    table.play("research glass snake_7a")
    assert table.moves == ["take bonus_coin", "take bonus_draw"]
    table.play("take bonus_coin")
    assert table.state.bonuses["snake_7a"] == ["bonus_draw"]
    assert table.purse() == {"coin": 1}


@pytest.mark.parametrize(
    ("row", "old", "tokens", "after"),
    [
        ("snake_1b", "snake_start", {"jewel": 1}, {"coin": 1}),
        ("snake_2c", "snake_1b", {"arrowhead": 2}, {"coin": 2}),
    ],
)
def test_the_glass_earns_coins_in_the_first_rows(
    row: str, old: str, tokens: dict[str, int], after: dict[str, int]
) -> None:
    table = snake().tokens(**tokens).research(old).bonuses(row).play(f"research glass {row}")
    assert table.purse() == after


def test_the_glass_draws_in_row_three() -> None:
    table = snake().tokens(coin=1, jewel=1).research("snake_2c").bonuses("snake_3b").deck("fear")
    assert table.play("research glass snake_3b").cards() == ["fear"]


@pytest.mark.parametrize(
    ("new", "old", "tokens", "moves", "after"),
    [
        ("snake_1b", "snake_start", {"jewel": 1}, ("recruit assistant_01",), {}),
        ("snake_2c", "snake_1b", {"arrowhead": 2}, ("exile area fear",), {}),
        ("snake_3b", "snake_2c", {"coin": 1, "jewel": 1}, (), {}),
        ("snake_5a", "snake_4a", {"arrowhead": 2}, (), {}),
        ("snake_6a", "snake_5a", {"tablet": 1, "jewel": 1}, (), {}),
        ("snake_7a", "snake_6a", {"coin": 1, "tablet": 1, "arrowhead": 1}, (), {"jewel": 1}),
    ],
)
def test_every_row_has_something_for_the_notebook(
    new: str, old: str, tokens: dict[str, int], moves: tuple[str, ...], after: dict[str, int]
) -> None:
    table = snake().tokens(**tokens).research("snake_7a", old).bonuses(new).area("fear").deck("fear")
    table.supply("assistant_01", "assistant_02", "assistant_12").play(f"research notebook {new}", *moves)
    assert table.me.notebook == new
    assert table.purse() == after


def test_temple_tiles_swap_coin_and_compass() -> None:
    table = snake().tokens(compass=1, tablet=2).research("snake_temple")
    table.me.arrival = 23
    table.play("research tile snake_t2_left")
    assert table.me.temple == ["snake_t2_left"]
