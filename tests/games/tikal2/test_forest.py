"""The forest: a key, the points, or a card."""

from games.tikal2.state import Source
from tests.games.tikal2.table import Table


def at_the_forest(backpack: str = "", camp: str = "", cards: str = "") -> Table:
    """Set out from the last site to the first."""
    table = Table().at_site(6).tiles("13 14", "", "", "", "", "15")
    return table.give(backpack=backpack, camp=camp, cards=cards).play("sail site_1")


def test_a_key_of_choice_goes_back_to_the_stock() -> None:
    """Rulebook, pirogue phase (T27)."""
    table = at_the_forest(backpack="blue green")
    assert table.moves[:2] == ["pay green", "pay blue"]
    table.play("pay blue")
    assert table.held() == "green"
    assert table.state.stock == [7, 6, 7, 7, 7]


def test_without_a_key_it_costs_ten_points() -> None:
    """Rulebook, pirogue phase (T27); plain arithmetic below zero, the track is a display (corner case)."""
    table = at_the_forest().play("pay points")
    assert (table.points(), table.earned(Source.FOREST)) == (-10, -10)


def test_the_points_are_no_alternative_to_a_key() -> None:
    """Rulebook, pirogue phase: only who cannot pay the key loses points."""
    assert at_the_forest(backpack="blue").refuses("pay points") == "forest-costs-key"


def test_camp_keys_never_pay() -> None:
    """Rulebook, pirogue phase: a key from the backpack."""
    table = at_the_forest(camp="blue blue")
    assert table.refuses("pay blue") == "no-such-key"
    table.play("pay points")
    assert table.points() == -10


def test_the_free_way_card_replaces_either_cost() -> None:
    """Rulebook p. 19 and corner case: it saves the key, and with an empty backpack the points."""
    table = at_the_forest(backpack="blue", cards="free_forest").play("play free_forest")
    assert (table.held(), table.points(), table.asked) == ("blue", 0, "take-tile")
    table = at_the_forest(cards="free_forest").play("play free_forest")
    assert table.points() == 0


def test_a_key_paid_is_gone_before_the_explorer_moves() -> None:
    """Corner case: its doors are shut in the same turn."""
    table = at_the_forest(backpack="green").play("pay green", "take tile_13")
    assert table.refuses("explore s03") == "out-of-reach"


def test_a_key_taken_on_the_way_can_pay() -> None:
    """Ruling: tent and key card may be used just before the forest."""
    table = at_the_forest(cards="take_key").play("tent key", "key pink backpack", "pay pink")
    assert table.points() == 0
    table = at_the_forest(cards="take_key").play("play take_key", "key pink backpack", "pay pink")
    assert table.points() == 0


def test_a_new_key_must_pay_once_it_is_in_the_backpack() -> None:
    """By reasoning: the points are only for an empty backpack."""
    table = at_the_forest().play("tent key", "key pink backpack")
    assert table.refuses("pay points") == "forest-costs-key"
