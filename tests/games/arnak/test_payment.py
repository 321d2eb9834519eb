"""Pay for travel.  Rulebook p. 9."""

import pytest

from games.arnak.travel import left_over, missing
from tests.games.arnak.table import Table

BOOT, CAR, SHIP, PLANE = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("need", "have", "short"),
    [
        (BOOT, BOOT, 0),
        (BOOT, CAR, 0),
        (BOOT, SHIP, 0),
        (BOOT, PLANE, 0),
        (CAR, BOOT, 1),
        (CAR, SHIP, 1),
        (CAR, PLANE, 0),
        (SHIP, CAR, 1),
        (PLANE, CAR, 1),
        (PLANE, (2, 2, 2, 0), 1),
        ((2, 0, 0, 0), (0, 0, 2, 0), 0),
        ((0, 1, 1, 0), (0, 2, 0, 0), 1),
        ((0, 1, 1, 0), (0, 1, 0, 1), 0),
        ((1, 0, 0, 1), (0, 1, 0, 1), 0),
        ((1, 0, 0, 1), (0, 0, 0, 1), 1),
        ((0, 2, 0, 0), (2, 0, 2, 1), 1),
    ],
)
def test_the_hierarchy_of_travel(need: tuple[int, ...], have: tuple[int, ...], short: int) -> None:
    """A plane pays anything, a car or a ship also a boot; cars and ships never each other."""
    assert missing(need, have) == short


@pytest.mark.parametrize(
    ("need", "discount", "icons", "left"),
    [
        (BOOT, (0, 0, 0, 0), (1, 1, 0, 1), (0, 1, 0, 1)),
        (BOOT, (0, 0, 0, 1), (1, 0, 0, 0), (1, 0, 0, 0)),
        ((0, 1, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0), (0, 0, 0, 0)),
        ((1, 0, 0, 1), (0, 0, 0, 1), (0, 1, 0, 1), (0, 0, 0, 1)),
        ((2, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 1)),
    ],
)
def test_a_discount_goes_first_and_then_the_least_that_pays(
    need: tuple[int, int, int, int],
    discount: tuple[int, int, int, int],
    icons: tuple[int, int, int, int],
    left: tuple[int, ...],
) -> None:
    assert left_over(need, discount, icons) == left


def ways(table: Table) -> list[str]:
    """List the open moves that pay."""
    return [move for move in table.moves if move.startswith("pay")]


def test_a_payment_with_a_source_too_many_is_not_open() -> None:
    """Two cars are due: the Horse pays them alone, so a Funding before it would be wasted."""
    table = Table().site("deep_1", "site2_03").hand("item_horse", "funding_car").play("dig deep_1")
    assert ways(table) == ["pay item_horse"]
    table.refuses("pay funding_car", "not-a-sensible-payment")


def test_two_cards_of_one_icon_pay_two_icons() -> None:
    table = Table().site("deep_1", "site2_03").hand("item_horse", "funding_car", "exploration_car").play("dig deep_1")
    assert ways(table) == ["pay item_horse", "pay funding_car", "pay exploration_car"]
    table.play("pay funding_car")
    assert ways(table) == ["pay exploration_car"]
    table.play("pay exploration_car")
    assert table.who("deep_1") == 0


def test_where_a_fear_would_do_no_other_card_of_one_icon_is_open() -> None:
    """With the Fear gone the player holds the other card, which can do all that Fear can."""
    table = (
        Table().tokens(coin=2).hand("funding_car", "fear", "item_horse").assistant("assistant_08").play("dig camp_1 a")
    )
    assert ways(table) == ["pay fear", "pay item_horse", "pay assistant_08", "pay pilot"]
    table.refuses("pay funding_car", "not-a-sensible-payment")


def test_a_payment_begun_can_be_ended_though_its_second_half_was_played_for_its_effect() -> None:
    table = Table().site("deep_1", "site2_03").hand("item_horse", "funding_car", "exploration_car")
    table.play("dig deep_1", "pay funding_car", "play exploration_car")
    assert ways(table) == ["pay item_horse"]
    table.play("pay item_horse")
    assert table.who("deep_1") == 0


def test_left_over_icons_last_until_the_end_of_the_turn() -> None:
    """Rulebook p. 16 (PL): one icon of a card pays an assistant, the other a dig."""
    table = Table().hand("item_horse", "fear").assistant("assistant_03").play("dig camp_1 a", "pay item_horse")
    assert table.state.icons == [0, 1, 0, 0]
    table.play("use assistant_03", "accept")
    assert table.purse() == {"coin": 2, "arrowhead": 1}
    assert table.cards() == ["fear"]


def test_left_over_icons_are_lost_at_the_end_of_the_turn() -> None:
    """Rulebook p. 9."""
    table = Table().hand("item_horse", "fear").play("dig camp_1 a", "pay item_horse", "end")
    assert table.state.icons == [0, 0, 0, 0]


def test_two_pilots_can_be_hired() -> None:
    table = Table().tokens(coin=4).site("deep_1", "site2_03").play("dig deep_1", "pay pilot", "pay pilot")
    assert table.purse() == {"arrowhead": 1, "jewel": 1}


def test_an_unreachable_space_is_not_open() -> None:
    table = Table().site("low_1", "site1_02").hand("funding_ship").tokens(coin=1)
    table.refuses("dig low_1", "cannot-travel-there")


def test_under_the_ocarina_every_icon_is_a_plane() -> None:
    """Rulebook p. 22: a Fear reaches a car site, a card of two icons gives two planes, a discount counts too."""
    table = Table().hand("fear", "item_sturdy_boots", "item_horse").site("low_1", "site1_10").site("deep_3", "site2_03")
    table.me.flying = True
    assert "dig low_1" in table.moves
    table.play("play item_sturdy_boots", "dig deep_3")
    assert table.who("deep_3") == 0
    assert table.cards() == ["fear", "item_horse"]


def test_a_free_action_that_leaves_the_cost_payable_is_open_while_paying() -> None:
    table = Table().hand("funding_car", "item_hat").play("dig camp_1 a")
    assert table.moves == ["pay funding_car", "pay item_hat", "play funding_car", "play item_hat"]
    table.play("play item_hat")
    assert table.moves == ["pay funding_car"]
    table.refuses("play funding_car", "not-while-paying")
    table.play("pay funding_car")
    assert table.purse() == {"coin": 3, "compass": 1}


def test_the_cost_is_kept_in_mind_while_a_free_action_asks_in_between() -> None:
    table = (
        Table().hand("funding_car").tokens(tablet=1).assistant("assistant_11").play("dig camp_1 a", "use assistant_11")
    )
    assert table.asked == "upgrade"
    table.refuses("play funding_car", "not-while-paying")


def test_a_free_action_that_could_spoil_the_payment_waits() -> None:
    """An assistant who discards could take the very card that is due."""
    table = Table().hand("funding_car", "funding_ship").deck("fear").assistant("assistant_06").play("dig camp_1 a")
    table.refuses("use assistant_06", "no-use-now")
