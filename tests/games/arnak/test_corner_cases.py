"""Corner cases, each with where its ruling comes from. The README lists those that are our own."""

import pytest

from tests.games.arnak.table import Table


def test_compasses_found_with_an_idol_cannot_pay_the_discovery() -> None:
    """Rulebook p. 10: costs come first."""
    table = Table().tokens(compass=2).hand("funding_car").idol("low_1", "idol_compass")
    table.refuses("discover low_1", "lacks-token")


def test_a_tablet_from_the_bonus_tile_cannot_pay_the_bridge() -> None:
    """Rulebook p. 15, example."""
    table = Table().tokens(arrowhead=1).research("bird_1a").bonuses("bird_2b", "bonus_tablet")
    table.refuses("research glass bird_2b", "cannot-pay-bridge")


def test_camp_five_can_be_visited_without_a_card_to_give() -> None:
    """Effect key, p. 24: a cost is optional."""
    table = Table().hand("fear").play("dig camp_5 a", "pay fear")
    assert table.who("camp_5 a") == 0
    assert table.purse() == {}


def test_an_empty_deck_gives_nothing_and_a_bought_item_is_its_top_and_bottom() -> None:
    """Rulebook p. 23, questions."""
    table = Table().tokens(coin=1).hand("item_pack_donkey").items("item_hat").play("play item_pack_donkey")
    assert table.cards() == []
    table = Table().tokens(coin=1).hand("fear").items("item_hat").play("buy item_hat", "end").hand("item_pack_donkey")
    table.hand(seat=1).play("pass", "play item_pack_donkey")
    assert table.cards() == ["item_hat"]


def test_a_hand_may_hold_more_than_five_cards() -> None:
    """Rulebook p. 23, questions."""
    table = Table().hand("item_pack_donkey", *["fear"] * 4).deck("fear", "fear").play("play item_pack_donkey")
    assert len(table.cards()) == 6


def test_two_archaeologists_at_one_guarded_camp_bring_one_fear_each() -> None:
    """Rulebook p. 17."""
    table = Table(4).site("camp_1", guardian="guardian_01").stand("camp_1 a", "camp_1 b")
    table.state.round = 5
    table.end_round()
    assert table.me.area == ["fear", "fear"]


def test_a_guardian_moved_to_a_camp_works_there_as_anywhere() -> None:
    """Rulebook p. 11, 22: it brings Fear and can be overcome."""
    table = Table().hand("art_guardians_crown").tokens(tablet=1, coin=2).site("low_1", "site1_02", "guardian_08")
    table.stand("low_1").play("play art_guardians_crown", "move guardian_08 camp_1")
    assert (table.guardian("low_1"), table.guardian("camp_1")) == ("", "guardian_08")
    table.stand("camp_1 a")
    table.hand(seat=1).play("pass")
    assert "overcome guardian_08" in table.moves
    table.state.round = 5
    table.end_round()
    assert table.me.area.count("fear") == 1


def test_the_crown_needs_an_open_site_without_archaeologist_and_guardian() -> None:
    """Rulebook p. 22; a blocked space does not make a camp occupied."""
    table = Table().hand("art_guardians_crown").tokens(tablet=1).site("low_1", "site1_02", "guardian_08").stand("low_1")
    table.site("low_2", "site1_04", "guardian_01").site("low_3", "site1_05").site("deep_1", "site2_01")
    table.foe("camp_1 a").play("play art_guardians_crown")
    camps = [f"move guardian_08 camp_{number}" for number in (2, 3, 4, 5)]
    assert table.moves == [*camps, "move guardian_08 low_3", "skip"]


def test_the_overcome_row_without_a_guardian_does_nothing() -> None:
    table = Table().tokens(coin=1, tablet=1, arrowhead=1).research("bird_7b", "bird_6a").bonuses("bird_7a")
    table.site("low_1", "site1_02", "guardian_01").play("research notebook bird_7a")
    assert table.guardian("low_1") == "guardian_01"
    assert table.me.guardians == []


def test_a_free_artifact_comes_to_the_play_area_and_works_without_the_tablet() -> None:
    """Effect key, p. 24."""
    table = Table().tokens(compass=1, jewel=1).research("bird_7b", "bird_5a").bonuses("bird_6a")
    table.artifacts("art_serpents_gold").play("research notebook bird_6a", "take art_serpents_gold", "resolve")
    assert table.purse() == {"coin": 4}
    assert table.me.area == ["art_serpents_gold", "fear"]


def test_refreshing_nobody_does_nothing() -> None:
    table = Table().tokens(compass=3).hand("funding_car").idol("low_1", "idol_refresh")
    table.play("discover low_1", "pay funding_car")
    assert table.asked == "turn-up"


def test_a_bought_artifact_need_not_be_used() -> None:
    """Rulebook p. 12: also to avoid its Fear."""
    table = Table().tokens(compass=2).artifacts("art_serpent_idol").play("buy art_serpent_idol", "skip")
    assert table.me.area == ["art_serpent_idol"]
    assert table.purse() == {}


def test_when_fear_cards_have_run_out_fear_tiles_are_taken() -> None:
    """Rulebook p. 23."""
    table = Table().hand("art_serpent_idol", "item_torch").tokens(tablet=1)
    table.state.fear = 0
    table.play("play art_serpent_idol")
    assert table.me.fear_tiles == 1
    assert table.me.area == ["art_serpent_idol"]


def test_a_fear_tile_is_exiled_like_a_card() -> None:
    """Rulebook p. 23."""
    table = Table().hand("item_torch")
    table.me.fear_tiles = 1
    table.play("play item_torch", "exile area fear_tile")
    assert table.me.fear_tiles == 0
    assert table.state.fear == 15


def test_exiled_fear_goes_back_to_its_deck_and_basic_cards_aside() -> None:
    """Rulebook p. 13."""
    table = Table().hand("item_torch", "fear").play("play item_torch", "exile hand fear")
    assert table.state.fear == 16
    table = Table().hand("item_torch", "funding_car").play("play item_torch", "exile hand funding_car")
    assert table.state.exiled_basics == ["funding_car"]


def test_one_does_not_relocate_to_the_other_space_of_the_same_site() -> None:
    """Keyword, p. 24 (EN, PL): a different site."""
    table = (
        Table(4).hand("art_pathfinders_sandals").tokens(tablet=1).stand("camp_1 a").play("play art_pathfinders_sandals")
    )
    table.refuses("relocate camp_1 a camp_1 b", "cannot-relocate")
    assert "relocate camp_1 a camp_2 b" in table.moves


def test_relocating_from_a_guarded_site_leaves_its_fear_behind_and_the_space_free() -> None:
    """Rulebook p. 10, 22."""
    table = (
        Table().hand("art_pathfinders_sandals").tokens(tablet=1).site("low_1", "site1_02", "guardian_01").stand("low_1")
    )
    table.play("play art_pathfinders_sandals", "relocate low_1 camp_3 a")
    assert table.who("low_1") == -1
    table.state.round = 5
    table.end_round()
    assert "fear" not in table.me.area


def test_an_idol_just_found_may_go_into_a_slot_before_the_tile_is_turned_up() -> None:
    """Rulebook p. 10, 11: it is taken in the second step."""
    table = Table().tokens(compass=3).hand("funding_car", "fear").idol("low_1", "idol_coin")
    table.play("discover low_1", "pay funding_car", "slot tablets")
    assert table.tile("low_1") == ""
    assert table.purse() == {"coin": 1, "tablet": 2}
    assert table.asked == "turn-up"


@pytest.mark.parametrize("card", ["item_dog", "art_tigerclaw_hairpin"])
def test_a_blocked_camp_without_archaeologist_is_unoccupied(card: str) -> None:
    table = Table().hand(card).tokens(tablet=1).foe("camp_1 a").play(f"play {card}")
    if table.asked == "exile":
        table.play("skip")
    assert table.moves == [*[f"activate camp_{number}" for number in (2, 3, 4, 5)], "skip"]


def test_the_notebook_may_stand_next_to_the_glass_in_row_seven() -> None:
    """Rulebook p. 14: there it stops."""
    table = Table().tokens(coin=2, compass=1, tablet=1, arrowhead=1, jewel=1).research("bird_7a", "bird_6b")
    assert "research notebook bird_7a" in table.moves
    table.research("bird_7a", "bird_7a")
    assert [move for move in table.moves if move.startswith("research notebook")] == []


def test_travel_boons_pay_the_cost_of_another_guardian() -> None:
    """Rulebook p. 11: they are spent like cards."""
    table = Table().tokens(arrowhead=1).owns("guardian_13").site("low_1", "site1_02", "guardian_06").stand("low_1")
    table.play("overcome guardian_06", "pay guardian_13")
    assert table.me.guardians == ["guardian_13", "guardian_06"]


def test_a_pilot_pays_guardians_and_assistants_too() -> None:
    """Rulebook p. 9 (PL): not only digs."""
    table = Table().tokens(coin=2, arrowhead=1).site("low_1", "site1_02", "guardian_10").stand("low_1")
    table.play("overcome guardian_10", "pay pilot")
    assert table.me.guardians == ["guardian_10"]
    table = Table().tokens(coin=2).assistant("assistant_03").play("use assistant_03", "accept", "pay pilot")
    assert table.purse() == {"arrowhead": 1}


def test_coins_due_to_a_guardian_hire_no_pilot() -> None:
    """Guardian 3 asks a boot and a coin: two coins are one short."""
    table = Table().tokens(coin=2, arrowhead=1).site("low_1", "site1_02", "guardian_03").stand("low_1")
    table.refuses("overcome guardian_03", "cannot-pay-guardian")
    table.tokens(coin=3, arrowhead=1).play("overcome guardian_03", "pay pilot")
    assert table.purse() == {}


def test_sturdy_boots_cover_only_boots_of_a_site() -> None:
    """Keyword discount, p. 24: on the Snake side the two boots of one site and the boot of another."""
    table = (
        Table(temple="snake").hand("item_sturdy_boots", "item_airdrop").tokens(compass=5).play("play item_sturdy_boots")
    )
    assert "discover high_2" in table.moves
    assert "discover deep_2" in table.moves
    assert "discover low_1" in table.moves
    table.play("discover high_2")
    assert table.who("high_2") == 0
    table = Table().hand("item_sturdy_boots").tokens(compass=5).play("play item_sturdy_boots")
    assert [move for move in table.moves if move.startswith("discover")] == []


@pytest.mark.parametrize(("card", "exiled"), [("item_aeroplane", False), ("item_hot_air_balloon", True)])
def test_for_a_dig_only_the_plane_of_the_discount_counts(card: str, exiled: bool) -> None:
    table = Table().hand(card).site("low_1", "site1_10").tokens(compass=1).play(f"play {card}", "dig low_1")
    assert table.purse() == {"compass": 1, "jewel": 1}
    assert (card in table.state.exiled_items) == exiled


@pytest.mark.parametrize(
    ("before", "moves", "place"),
    [
        ({"hand": "item_airdrop"}, ("play item_airdrop", "take item_horse"), "hand"),
        ({"hand": "art_monkey_medallion"}, ("play art_monkey_medallion", "take item_horse"), "top"),
        ({"hand": "art_ornate_hammer"}, ("play art_ornate_hammer", "take item_horse"), "bottom"),
    ],
)
def test_an_item_taken_without_paying_goes_where_the_card_says(
    before: dict[str, str], moves: tuple[str, ...], place: str
) -> None:
    table = Table().hand(before["hand"]).tokens(tablet=1).deck("fear").items("item_horse").play(*moves)
    where = {"hand": table.cards(), "top": table.me.deck.cards()[:1], "bottom": table.me.deck.cards()[-1:]}
    assert where[place] == ["item_horse"]


def test_a_free_card_drawn_during_a_main_action_may_be_played_at_once() -> None:
    """Rulebook p. 8: the Sea Turtle draws Funding, whose coin makes up a pilot before the travel is paid."""
    table = Table().hand("item_sea_turtle").deck("funding_ship").tokens(coin=1).site("low_1", "site1_10")
    table.play("play item_sea_turtle")
    assert "dig low_1" not in table.moves
    table.play("play funding_ship", "dig low_1", "pay pilot")
    assert table.who("low_1") == 0


@pytest.mark.parametrize("card", ["art_passage_shell", "item_sea_turtle", "item_aeroplane"])
def test_with_nobody_to_send_a_granted_dig_is_left_out(card: str) -> None:
    table = Table().hand(card, "fear").tokens(tablet=1).stand("camp_1 a", "camp_2 a").play(f"play {card}")
    assert table.moves == ["end"]


def test_a_card_is_used_for_its_effect_or_its_travel_never_both() -> None:
    """Rulebook p. 8."""
    table = Table().hand("item_horse").play("dig camp_1 a", "pay item_horse")
    assert table.purse() == {"coin": 2}
    assert table.me.area == ["item_horse"]


def test_using_a_site_from_afar_never_brings_fear_from_its_guardian() -> None:
    """Rulebook p. 24."""
    table = (
        Table()
        .hand("item_binoculars")
        .site("low_1", "site1_10", "guardian_01")
        .play("play item_binoculars", "activate low_1")
    )
    table.state.round = 5
    table.end_round()
    assert "fear" not in table.me.area


def test_the_mask_and_the_ocarina_last_though_the_card_is_exiled() -> None:
    """Our ruling: the rulebook says this round."""
    table = Table().hand("art_war_mask", "fear").tokens(tablet=1).play("play art_war_mask")
    table.me.area.remove("art_war_mask")
    assert table.me.fearless


def test_star_charts_use_two_different_camps() -> None:
    table = (
        Table()
        .hand("art_star_charts")
        .tokens(tablet=1, coin=1)
        .play("play art_star_charts", "accept", "activate camp_1")
    )
    table.refuses("activate camp_1", "cannot-activate")


def test_a_tile_used_by_the_guiding_stone_lies_under_its_stack_and_all_know_it() -> None:
    table = Table().hand("art_guiding_stone").tokens(tablet=1).next_tile("site1_02").play("play art_guiding_stone")
    assert table.state.tile_stacks[0].cards()[-1] == "site1_02"


def test_an_idol_freed_by_the_stone_key_can_use_the_slot_again() -> None:
    """Rulebook p. 11, 22."""
    table = (
        Table()
        .hand("art_stone_key")
        .tokens(tablet=1)
        .idols(0, 1)
        .play("play art_stone_key", "unslot 1", "slot tablets")
    )
    assert table.me.slots == [True, False, False, False]
    assert table.purse() == {"tablet": 2}
