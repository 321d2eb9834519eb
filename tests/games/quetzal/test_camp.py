"""The camp.  Rulebook p. 8."""

from tests.games.quetzal.table import LEADER_STANDS, LYING, STANDS, WHITE, Table


def test_a_figure_brings_a_coin_and_a_reroll_at_once() -> None:
    table = Table()
    table.team(0, black=2, leader=LYING)
    table.play("place camp 1 black")
    assert table.seat(0).coins == 11
    assert table.moves == ["keep", "reroll black", "reroll leader"]
    table.play("reroll black", STANDS)
    assert table.seat(0).coins == 12
    assert (table.seat(0).black, table.seat(0).standing) == (0, 1)
    assert table.asked == (1, "place")


def test_the_leader_may_be_rerolled_for_a_coin() -> None:
    table = Table()
    table.team(0, black=1, leader=LYING)
    table.play("place camp 1 black")
    table.play("reroll leader", LEADER_STANDS)
    assert table.seat(0).coins == 12


def test_a_figure_on_its_side_is_rerolled_before_a_standing_one() -> None:
    table = Table()
    table.team(0, black=1, side=1, standing=1)
    table.play("place camp 1 black")
    table.play("reroll wild", WHITE)
    seat = table.seat(0)
    assert (seat.side, seat.standing, seat.white) == (0, 1, 1)


def test_figures_that_are_not_there_cannot_be_rerolled() -> None:
    table = Table()
    table.team(0, black=1, white=1)
    table.play("place camp 1 black")
    table.refuses("reroll black", "too-few-figures")
    table.refuses("reroll white white", "bad-notation")
    table.refuses("reroll all", "bad-notation")
    table.refuses("sell jar_01", "wrong-verb")


def test_several_figures_bring_as_many_coins_and_rerolls() -> None:
    """Option camp_figures: rulebook p. 8, for each figure placed."""
    table = Table(camp_figures="several")
    table.team(0, black=2, white=1)
    table.play("place camp 2 black")
    assert table.seat(0).coins == 12
    table.play("reroll white", WHITE)
    assert table.asked == (0, "camp")
    table.play("reroll white", STANDS)
    assert table.seat(0).coins == 13
    assert table.asked == (1, "place")


def test_keeping_once_ends_all_rerolls_of_a_placement() -> None:
    table = Table(camp_figures="several")
    table.team(0, black=2, white=1)
    table.play("place camp 2 black")
    table.play("keep")
    assert table.asked == (1, "place")
