"""Corner cases, one test for each, in the order of the rules: who decided it stands in the docstring."""

import pytest

from games.kit.chance import SeededChance
from games.kit.knowledge import EVERYONE
from games.quetzal import ENGINE
from games.quetzal.deck import draw_artifact
from games.quetzal.moment import Moment
from games.quetzal.state import Source
from tests.games.quetzal.table import LYING, WHITE, Group, Table


def test_nobody_passes_while_holding_a_figure() -> None:
    """Rulebook p. 6: everybody places until all figures are on the board."""
    table = Table()
    table.refuses("pass", "wrong-verb")
    table.refuses("done", "wrong-verb")


def test_the_camp_takes_any_figure_so_that_a_placement_is_always_possible() -> None:
    """Rulebook p. 7, p. 8, by reasoning."""
    for team in ({"black": 1}, {"white": 1}, {"side": 1}, {"standing": 1}, {"leader": LYING}):
        table = Table()
        for banner in table.box.banners:
            table.stands(banner, Group(1, black=6))
        table.seat(0).coins = 0
        table.team(0, **team)
        assert len(table.moves) == 1
        assert table.moves[0].startswith("place camp ")


def test_all_figures_must_be_placed_before_locations_are_activated() -> None:
    """Rulebook p. 8: once all figures are on the board."""
    table = Table()
    for number in range(3):
        table.team(number)
    table.team(0, black=2)
    table.play("place quarry 1 black")
    assert table.asked == (0, "place")
    table.play("place ruins 1 black")
    assert not table.state.groups
    assert table.state.round == 2


def test_nobody_bids_against_oneself() -> None:
    """Our ruling: the rulebook speaks of outbidding one another (p. 7)."""
    table = Table()
    table.stands("quarry", Group(0, black=1))
    table.team(0, black=3)
    table.refuses("place quarry 2 black", "own-bid")


def test_an_equal_bid_is_not_enough() -> None:
    """Rulebook p. 7: more figures than the highest bidder."""
    table = Table()
    table.stands("quarry", Group(1, black=2))
    table.team(0, black=3)
    table.refuses("place quarry 2 black", "bid-too-low")
    assert "place quarry 3 black" in table.moves


def test_a_beaten_wild_figure_keeps_the_role_it_was_given() -> None:
    """Rulebook p. 7: figures come back with the same side up."""
    table = Table()
    table.team(0, side=1, standing=1)
    table.team(1, white=3)
    table.play("place ruins 2 white")
    table.play("place ruins 3 white")
    assert (table.seat(0).white, table.seat(0).side, table.seat(0).standing) == (2, 0, 0)


def test_beaten_figures_may_be_rerolled_at_the_camp() -> None:
    """Our ruling: they are figures not yet placed (p. 8)."""
    table = Table()
    table.team(0, black=2)
    table.team(1, white=1, black=3)
    table.team(2)
    table.play("place ruins 1 black")
    table.play("place ruins 2 black")
    table.play("place camp 1 black")
    assert table.moves == ["keep", "reroll black"]
    table.play("reroll black", WHITE)
    assert (table.seat(0).black, table.seat(0).white) == (0, 1)


def test_after_a_leader_alone_the_next_bid_fixes_the_role() -> None:
    """Rulebook p. 7, explanation."""
    table = Table()
    table.team(0, leader=LYING, black=4)
    table.team(1, black=2, white=2)
    table.team(2, black=3, white=3)
    table.play("place quarry leader")
    assert {"place quarry 2 black", "place quarry 2 white"} <= set(table.moves)
    table.play("place quarry 2 white")
    table.refuses("place quarry 3 black", "wrong-role")
    assert "place quarry 3 white" in table.moves


def test_a_leader_with_a_black_figure_fixes_adventurers() -> None:
    """Rulebook p. 7, by reasoning: a team figure has a role."""
    table = Table()
    table.team(0, leader=LYING, black=1)
    table.team(1, black=3, white=3)
    table.play("place quarry 1 black leader")
    table.refuses("place quarry 3 white", "wrong-role")
    assert "place quarry 3 black" in table.moves


def test_a_leader_alone_wins_an_auction_that_nobody_raises() -> None:
    """Rulebook p. 7, by reasoning."""
    table = Table()
    table.lay("quarry", "jar_01", "jar_02")
    table.stands("quarry", Group(2, leader=LYING))
    table.activate()
    assert table.cards(2) == ["jar_01", "jar_02"]


def test_the_camp_takes_one_figure_a_turn_unless_several_may_go() -> None:
    """Summary; the rulebook is open (p. 7, p. 8), so it is an option."""
    table = Table()
    table.team(0, black=2, white=1)
    table.refuses("place camp 2 black", "one-figure-only")
    table = Table(camp_figures="several")
    table.team(0, black=2, white=1)
    table.play("place camp 2 black")
    assert table.seat(0).coins == 12


def test_the_last_figure_at_the_camp_brings_a_coin_and_no_reroll() -> None:
    """Rulebook p. 8, by reasoning: nothing is left to reroll."""
    table = Table()
    table.team(0, black=1)
    table.play("place camp 1 black")
    assert table.seat(0).coins == 11
    assert table.asked == (1, "place")


def test_the_reroll_at_the_camp_may_be_declined() -> None:
    """Rulebook p. 8: may."""
    table = Table()
    table.team(0, black=1, white=1)
    table.play("place camp 1 black")
    table.play("keep")
    assert table.seat(0).white == 1
    assert table.asked == (1, "place")


def test_who_holds_the_marker_may_not_go_to_the_stele() -> None:
    """Rulebook p. 8."""
    table = Table()
    table.team(0, white=1, leader=LYING)
    table.refuses("place stele 1 white", "holds-marker")
    table.refuses("place stele leader", "holds-marker")


def test_with_nobody_on_the_stele_the_marker_stays() -> None:
    """Rulebook p. 8, by reasoning."""
    table = Table()
    table.activate()
    assert table.state.round == 2
    assert table.state.marker == 0


def test_the_temple_discount_makes_banner_five_free() -> None:
    """Rulebook p. 12, by reasoning."""
    table = Table()
    table.owns(0, "temple_discount_a")
    table.team(0, white=2)
    table.seat(0).coins = 0
    assert "place temple_5 1 white" in table.moves
    table.play("place temple_5 1 white")
    assert table.seat(0).coins == 0


@pytest.mark.parametrize("move", ["place temple_1 1 black", "place village_1 1 black", "place harbour_office 1 black"])
def test_a_placement_that_cannot_be_paid_is_illegal(move: str) -> None:
    """Rulebook p. 7: the cost must be paid."""
    table = Table()
    table.team(0, black=1)
    table.seat(0).coins = 1
    table.refuses(move, "too-few-coins")


def test_coins_from_the_camp_can_be_spent_later_in_the_phase() -> None:
    """Rulebook p. 8: at once."""
    table = Table()
    table.team(0, black=1, white=1)
    table.team(1)
    table.team(2)
    table.seat(0).coins = 0
    table.play("place camp 1 black")
    table.play("keep")
    table.play("place temple_5 1 white")
    assert table.state.groups["temple_5"] == [Group(0, white=1)]


def test_the_harbour_office_and_a_ship_may_be_chosen_with_no_cards() -> None:
    """Rulebook p. 9, p. 10, by reasoning: delivering is never a must."""
    table = Table()
    table.stands("harbour_office", Group(0, black=1))
    table.stands("ship_1", Group(1, black=1))
    table.activate()
    assert table.state.round == 2
    assert ENGINE.score(table.state)[0].parts["artifacts"] == 0


def test_the_only_seat_with_figures_takes_turn_after_turn() -> None:
    """Rulebook p. 6, by reasoning."""
    table = Table()
    table.team(0, black=3)
    table.team(1)
    table.team(2)
    table.play("place quarry 1 black")
    table.play("place ruins 1 black")
    assert table.asked == (0, "place")


def test_the_temple_discount_holds_neither_in_the_village_nor_at_the_harbour() -> None:
    """Rulebook p. 12: banners of the temple."""
    table = Table()
    table.owns(0, "temple_discount_a")
    table.team(0, black=2)
    table.team(1)
    table.team(2)
    table.play("place village_1 1 black")
    assert table.seat(0).coins == 8
    table.play("place harbour_office 1 black")
    assert table.seat(0).coins == 6


def test_the_winner_of_the_black_market_sells_nothing_without_a_card_or_the_will() -> None:
    """Rulebook p. 9: may."""
    table = Table()
    table.stands("black_market", Group(0, black=1))
    table.activate()
    assert table.state.round == 2
    table = Table()
    table.hand(0, "jar_01")
    table.stands("black_market", Group(0, black=1))
    table.activate()
    table.play("pass")
    assert table.cards(0) == ["jar_01"]
    assert not table.told("sells")


def test_two_figures_at_the_harbour_office_make_one_delivery_of_six() -> None:
    """Our ruling, after rulebook p. 10: the place limits how many cards are delivered."""
    table = Table()
    cards = ("jar_01", "jar_02", "weapon_01", "weapon_02", "tablet_01", "tablet_02")
    table.hand(0, *cards)
    table.stands("harbour_office", Group(0, black=1), Group(0, white=1))
    table.activate()
    for card in cards:
        table.play(f"deliver {card}")
    assert table.seat(0).earned[Source.ARTIFACTS] == 2 + 3 + 4


def test_with_separate_deliveries_each_figure_delivers_three() -> None:
    """Option harbour_deliveries: the other reading of rulebook p. 9."""
    table = Table(harbour_deliveries="separate")
    cards = ("jar_01", "jar_02", "weapon_01", "weapon_02", "tablet_01", "tablet_02")
    table.hand(0, *cards)
    table.stands("harbour_office", Group(0, black=1), Group(0, white=1))
    table.activate()
    for card in cards:
        table.play(f"deliver {card}")
    assert table.seat(0).earned[Source.ARTIFACTS] == (2 + 1) + (1 + 4)


def test_one_seat_may_win_both_ships_and_delivers_twice() -> None:
    """Our ruling: nothing forbids it."""
    table = Table(4)
    table.hand(0, *(f"jar_{number:02}" for number in range(1, 9)))
    table.stands("ship_1", Group(0, black=1))
    table.stands("ship_2", Group(0, white=1))
    table.activate()
    for _ in range(6):
        table.play(table.moves[0])
    assert table.seat(0).earned[Source.ARTIFACTS] == 8
    for _ in range(2):
        table.play(table.moves[0])
    assert table.seat(0).earned[Source.ARTIFACTS] == 10


def test_of_three_permanent_upgrades_any_may_be_dropped() -> None:
    """Rulebook p. 9."""
    for dropped in ("reroll_two_a", "reroll_all_a", "tablet_coins_a"):
        table = Table()
        table.owns(0, "reroll_two_a", "reroll_all_a")
        table.village("tablet_coins_a")
        table.stands("village_1", Group(0, black=1))
        table.activate()
        table.play("take tablet_coins_a")
        assert table.moves == ["drop reroll_two_a", "drop reroll_all_a", "drop tablet_coins_a"]
        table.play(f"drop {dropped}")
        assert table.seat(0).pile == [dropped]
        assert sorted([*table.seat(0).slots, dropped]) == ["reroll_all_a", "reroll_two_a", "tablet_coins_a"]


def test_a_kind_that_lies_only_in_the_pile_may_be_kept_again() -> None:
    """Our ruling: only slots are compared (p. 9)."""
    table = Table()
    table.seat(0).pile = ["tablet_coins_b"]
    table.village("tablet_coins_a")
    table.stands("village_1", Group(0, black=1))
    table.activate()
    table.play("take tablet_coins_a")
    assert table.seat(0).slots == ["tablet_coins_a"]


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """Our ruling: the rulebook knows no empty deck."""
    table = Table()
    state = table.state
    state.discard = ["jar_01", "jar_02"]
    state.artifacts.parts.clear()
    moment = Moment(state, table.box, SeededChance(0))
    drawn = [draw_artifact(moment, EVERYONE) for _ in range(3)]
    assert sorted(seen.card for seen in drawn if seen) == ["jar_01", "jar_02"]
    assert {seen.pool for seen in drawn if seen} == {3}
    assert drawn[2] is None
    assert state.discard == []


def test_an_empty_upgrade_stack_fills_nothing_and_pays_nothing() -> None:
    """Our ruling: tiles never come back."""
    table = Table()
    table.village()
    table.state.upgrades.parts.clear()
    table.seat(1).discovery = 5
    table.stands("stele", Group(1, white=1))
    table.activate()
    assert table.seat(1).discovery == 6
    assert (table.seat(1).slots, table.seat(1).pile) == ([], [])
    assert table.state.village == [None, None, None]


def test_the_coins_never_run_out() -> None:
    """Our ruling: the supply of 100 is treated as without end."""
    table = Table()
    for number in range(3):
        table.seat(number).coins = 60
    table.team(0, black=2)
    table.play("place camp 1 black")
    assert table.seat(0).coins == 61


def test_points_beyond_fifty_count_on() -> None:
    """Rulebook p. 5: the marker of 50 points."""
    table = Table()
    table.seat(0).earned[Source.ARTIFACTS] = 49
    table.hand(0, "mummy_01")
    table.stands("ship_1", Group(0, black=1))
    table.activate()
    table.play("deliver mummy_01")
    assert table.seat(0).vp == 52
