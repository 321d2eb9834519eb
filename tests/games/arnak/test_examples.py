"""The worked examples of the rulebook."""

import pytest

from tests.games.arnak.table import Table


@pytest.mark.parametrize(
    ("side", "space", "hand", "coins", "moves"),
    [
        ("bird", "camp_1 a", ("fear",), 0, ("pay fear",)),
        ("bird", "camp_1 b", ("item_steam_boat",), 0, ("pay item_steam_boat",)),
        ("bird", "low_1", (), 2, ("pay pilot",)),
        ("snake", "deep_2", ("funding_car",), 2, ("pay funding_car", "pay pilot")),
    ],
)
def test_travel_that_can_be_paid(
    side: str, space: str, hand: tuple[str, ...], coins: int, moves: tuple[str, ...]
) -> None:
    """Rulebook p. 9, examples: Fear for a boot, one card for two boots, a pilot for a car, a car card and a pilot."""
    table = (
        Table(temple=side)
        .open_camps()
        .site("low_1", "site1_10")
        .site("deep_2", "site2_03")
        .hand(*hand)
        .tokens(coin=coins)
    )
    table.play(f"dig {space}", *moves)
    assert table.who(space) == 0


@pytest.mark.parametrize(
    ("side", "space", "hand"), [("bird", "low_1", "funding_ship"), ("snake", "deep_3", "item_horse")]
)
def test_travel_that_cannot_be_paid(side: str, space: str, hand: str) -> None:
    """Rulebook p. 9: no ship for a car, no two cars for a car and a ship."""
    table = Table(temple=side).site("low_1", "site1_10").site("deep_3", "site2_03").hand(hand)
    table.refuses(f"dig {space}", "cannot-travel-there")


def test_a_camp_is_dug_twice_and_no_more() -> None:
    """Rulebook p. 9, example: Red digs for a boot, again for two boots; then nobody can come."""
    table = Table(4).hand("fear", "fear", "fear").play("dig camp_1 a", "pay fear")
    assert table.purse() == {"coin": 2}
    for seat in (1, 2, 3):
        table.hand(seat=seat)
    table.play("end", "pass", "pass", "pass", "dig camp_1 b", "pay fear", "pay fear")
    assert table.purse() == {"coin": 4}
    assert (table.who("camp_1 a"), table.who("camp_1 b")) == (0, 0)
    table.hand("fear").me.home = 1
    table.refuses("dig camp_1 a", "space-taken")
    table.refuses("dig camp_1 b", "space-taken")


RICH = {"coin": 5, "compass": 5, "tablet": 5, "arrowhead": 5, "jewel": 5}


@pytest.mark.parametrize(
    ("glass", "reached"),
    [("bird_1a", ["bird_2a", "bird_2b"]), ("bird_1b", ["bird_2b"]), ("bird_start", ["bird_1a", "bird_1b"])],
)
def test_where_the_glass_can_go(glass: str, reached: list[str]) -> None:
    """Rulebook p. 15, example."""
    table = Table().tokens(**RICH).research(glass)
    assert [move.split()[2] for move in table.moves if move.startswith("research glass")] == reached


def test_the_notebook_waits_for_the_glass() -> None:
    """Rulebook p. 15, example: Yellow can move only the glass."""
    table = Table().tokens(**RICH)
    assert [move for move in table.moves if move.startswith("research notebook")] == []


def test_red_researches_with_her_glass() -> None:
    """Rulebook p. 15, example: she takes the bonus tablet, which cannot pay the cost, and then a compass."""
    table = (
        Table().tokens(jewel=1).research("bird_1a").bonuses("bird_2a", "bonus_tablet").play("research glass bird_2a")
    )
    assert table.purse() == {"compass": 1, "tablet": 1}


def test_blue_recruits_with_his_notebook() -> None:
    """Rulebook p. 15, example: onto the space of his own glass; one of three assistants, silver."""
    table = Table().tokens(jewel=1).research("bird_1b").supply("assistant_01", "assistant_02", "assistant_12")
    table.play("research notebook bird_1b")
    assert len([move for move in table.moves if move.startswith("recruit")]) == 3
    table.play("recruit assistant_12")
    assert (table.me.assistants[0].gold, table.me.assistants[0].ready) == (False, True)


def test_blue_promotes_the_assistant_he_has_just_used() -> None:
    """Rulebook p. 16, example: it is ready again and could be used at once."""
    table = Table().tokens(tablet=1, arrowhead=1).assistant("assistant_02").assistant("assistant_12")
    table.research("bird_3a", "bird_2a").bonuses("bird_3a")
    table.play("use assistant_02", "research notebook bird_3a", "promote assistant_02", "use assistant_02")
    assert table.purse() == {"coin": 1, "tablet": 1}


def test_the_parrot_takes_a_funding_card() -> None:
    """Rulebook p. 13, example: no coin from it, but a jewel; then only free actions are left."""
    table = (
        Table().hand("item_parrot", "funding_car", "exploration_car").play("play item_parrot", "discard funding_car")
    )
    assert table.purse() == {"jewel": 1}
    assert table.moves == ["end", "play exploration_car"]


def test_the_card_row_at_the_end_of_round_one() -> None:
    """Rulebook p. 17, example: both neighbours of the staff leave; two artifacts and four items in round II."""
    table = (
        Table()
        .hand(seat=1)
        .artifacts("art_mortar")
        .items("item_hat", "item_axe", "item_dog", "item_rope", "item_torch")
    )
    table.end_round()
    assert (table.state.exiled_artifacts, table.state.exiled_items) == (["art_mortar"], ["item_hat"])
    assert len([card for card in table.state.row_artifacts if card]) == 2
    assert table.state.row_items == ["item_axe", "item_dog", "item_rope", "item_torch"]


def test_an_item_bought_in_round_two_is_replaced_from_the_right() -> None:
    """Rulebook p. 12, example."""
    table = Table().tokens(coin=2).items("item_hat", "item_axe", "item_dog", "item_rope").next_item("item_torch")
    table.play("buy item_axe")
    assert table.state.row_items == ["item_hat", "item_dog", "item_rope", "item_torch"]


def test_a_discount_of_two_leaves_one_of_three() -> None:
    """Rulebook p. 24, example: a price of three compasses becomes one."""
    table = Table().gold("assistant_10").tokens(compass=1).artifacts("art_serpents_gold")
    table.play("use assistant_10", "buy art_serpents_gold", "skip")
    assert table.purse() == {}
