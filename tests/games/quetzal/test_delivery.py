"""Deliveries.  Rulebook p. 9, p. 10, p. 12."""

import pytest

from games.quetzal.delivery import points
from games.quetzal.state import Source
from tests.games.quetzal.table import Group, Table


def on_ship(*cards: str, owns: tuple[str, ...] = (), hidden: bool = False) -> Table:
    """Stand before a delivery of six on the ship, in the last round."""
    table = Table()
    table.hand(0, *cards, hidden=hidden)
    table.owns(0, *owns)
    table.stands("ship_1", Group(0, black=1))
    table.state.round = 5
    table.activate()
    return table


def deliver(table: Table, *cards: str) -> None:
    for card in cards:
        table.play(f"deliver {card}")
    if table.asked == (0, "deliver"):
        table.play("done")


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("jar", [1, 2, 4, 5, 6, 8, 9]),
        ("weapon", [1, 3, 5, 6, 8, 10, 11]),
        ("tablet", [2, 4, 6, 8, 10, 12, 14]),
        ("sculpture", [2, 5, 8, 10, 13, 16, 18]),
        ("mummy", [3, 6, 10, 13, 16, 20, 23]),
    ],
)
def test_full_sets_of_three_and_one_incomplete_set_score(kind: str, values: list[int]) -> None:
    cards = [f"{kind}_{number:02}" for number in range(1, 8)]
    assert [points(Table().box, cards[:count]) for count in range(1, 8)] == values


def test_each_type_scores_for_itself() -> None:
    assert points(Table().box, ["jar_01", "weapon_01", "weapon_02", "mummy_01"]) == 1 + 3 + 3


def test_bonuses_of_cards_are_paid() -> None:
    table = on_ship("jar_13", "jar_16", "jar_19")
    deliver(table, "jar_13", "jar_16", "jar_19")
    seat = table.seat(0)
    assert seat.earned[Source.ARTIFACTS] == 4
    assert (seat.coins, seat.discovery, seat.earned[Source.BONUSES]) == (11, 1, 1)


def test_a_ship_takes_six_cards_and_then_the_delivery_ends_by_itself() -> None:
    table = on_ship(*(f"jar_{number:02}" for number in range(1, 9)))
    deliver(table, *(f"jar_{number:02}" for number in range(1, 7)))
    assert table.cards(0) == ["jar_07", "jar_08"]
    assert table.seat(0).earned[Source.ARTIFACTS] == 8
    assert table.asked is None


def test_delivering_is_never_a_must() -> None:
    table = on_ship("jar_01")
    table.play("done")
    assert table.cards(0) == ["jar_01"]
    assert table.told("delivers-nothing") == [{"seat": 0, "place": "ship_1"}]


def test_delivered_cards_go_to_the_discard_pile() -> None:
    table = on_ship("jar_01", "jar_02")
    deliver(table, "jar_01", "jar_02")
    assert table.state.discard[-2:] == ["jar_01", "jar_02"]
    assert table.state.delivery == []


def test_only_cards_in_hand_are_delivered() -> None:
    table = on_ship("jar_01", "jar_02")
    table.refuses("deliver jar_03", "no-such-card")
    table.refuses("sell jar_01", "wrong-verb")
    table.play("deliver jar_01")
    table.refuses("deliver jar_01", "no-such-card")


def test_a_hidden_card_is_shown_when_delivered() -> None:
    table = on_ship("jar_01", "jar_02", hidden=True)
    table.play("deliver jar_01")
    assert [fact.reveals for fact in table.facts if fact.key == "delivers"] == [True]


def test_the_bigger_crate_takes_one_more_card_for_each_delivery() -> None:
    """Upgrade deliver_plus_one; that it counts for each delivery is our ruling."""
    cards = [f"jar_{number:02}" for number in range(1, 10)]
    table = on_ship(*cards, owns=("deliver_plus_one_a",))
    deliver(table, *cards[:7])
    assert table.cards(0) == cards[7:]
    for option, most in (("together", 7), ("separate", 8)):
        table = Table(harbour_deliveries=option)
        table.hand(0, *cards)
        table.owns(0, "deliver_plus_one_a")
        table.stands("harbour_office", Group(0, black=2))
        table.activate()
        for _ in range(most):
            table.play(table.moves[0])
        assert table.asked != (0, "deliver")


def test_an_upgrade_exchanged_for_before_the_first_card_counts_for_the_delivery() -> None:
    """Coins may be exchanged at any time, so also just before a delivery (p. 12)."""
    cards = [f"jar_{number:02}" for number in range(1, 10)]
    table = on_ship(*cards, owns=("coins_to_discovery_a",))
    table.seat(0).discovery = 5
    table.next_tile("deliver_plus_one_a")
    table.play("exchange coins_to_discovery")
    deliver(table, *cards[:7])
    assert table.cards(0) == cards[7:]


def test_an_upgrade_exchanged_for_after_the_first_card_does_not_count() -> None:
    """Our ruling: the upgrades in the slots when the first card is delivered."""
    cards = [f"jar_{number:02}" for number in range(1, 10)]
    table = on_ship(*cards, owns=("coins_to_discovery_a",))
    table.seat(0).discovery = 5
    table.next_tile("deliver_plus_one_a")
    table.play(f"deliver {cards[0]}")
    table.play("exchange coins_to_discovery")
    deliver(table, *cards[1:6])
    assert table.cards(0) == cards[6:]


def test_an_upgrade_dropped_before_the_first_card_no_longer_counts() -> None:
    table = on_ship("jar_01", "jar_02", "jar_03", owns=("coins_to_discovery_a", "three_jars_a"))
    table.seat(0).discovery = 5
    table.next_tile("tablet_coins_a")
    table.play("exchange coins_to_discovery")
    table.play("drop three_jars_a")
    deliver(table, "jar_01", "jar_02", "jar_03")
    assert table.told("upgrade-pays") == []


def test_the_tablet_dealer_pays_two_coins_for_each_tablet() -> None:
    """Upgrade tablet_coins."""
    table = on_ship("tablet_01", "tablet_02", "jar_01", owns=("tablet_coins_a",))
    deliver(table, "tablet_01", "tablet_02", "jar_01")
    assert table.seat(0).coins == 14


@pytest.mark.parametrize(
    ("tile", "cards", "coins", "more"),
    [
        ("set_jar_weapon_tablet_a", ("jar_01", "weapon_01", "tablet_01"), 0, 4),
        ("set_jar_weapon_tablet_a", ("jar_01", "weapon_01"), 0, 0),
        ("three_jars_a", ("jar_01", "jar_02", "jar_03"), 1, 3),
        ("three_jars_a", ("jar_01", "jar_02"), 0, 0),
        ("three_weapons_a", ("weapon_01", "weapon_02", "weapon_03"), 2, 2),
        ("three_weapons_a", ("weapon_01", "weapon_02"), 0, 0),
    ],
)
def test_collections_pay_if_the_delivery_holds_them(tile: str, cards: tuple[str, ...], coins: int, more: int) -> None:
    table = on_ship(*cards, owns=(tile,))
    deliver(table, *cards)
    assert (table.seat(0).coins, table.seat(0).earned[Source.EFFECTS]) == (10 + coins, more)


def test_a_collection_pays_once_for_a_delivery() -> None:
    """Our ruling: not once for each set."""
    cards = [f"jar_{number:02}" for number in range(1, 7)]
    table = on_ship(*cards, owns=("three_jars_a",))
    deliver(table, *cards)
    assert table.seat(0).earned[Source.EFFECTS] == 3


def test_an_upgrade_drawn_during_a_delivery_does_not_count_for_it() -> None:
    """Our ruling: the slots as the delivery began."""
    table = on_ship("tablet_10", "tablet_01", owns=("coins_to_discovery_a",))
    table.seat(0).discovery = 5
    table.next_tile("tablet_coins_a")
    deliver(table, "tablet_10", "tablet_01")
    assert table.seat(0).slots == ["coins_to_discovery_a", "tablet_coins_a"]
    assert table.seat(0).coins == 10


def test_an_upgrade_dropped_during_a_delivery_still_counts_for_it() -> None:
    """Our ruling: the slots as the delivery began."""
    table = on_ship("tablet_10", "tablet_01", owns=("coins_to_discovery_a", "tablet_coins_a"))
    table.seat(0).discovery = 5
    table.next_tile("three_jars_a")
    table.play("deliver tablet_10")
    table.play("deliver tablet_01")
    assert table.asked == (0, "gain")
    assert table.seat(0).coins == 10, "the effects wait"
    table.play("drop tablet_coins_a")
    assert table.seat(0).coins == 14
