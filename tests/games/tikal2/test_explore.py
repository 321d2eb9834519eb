"""Move the explorer through doors: keys, walls, the outside, the rescue."""

from games.tikal2.state import Source
from tests.games.tikal2.table import Table


def test_a_door_on_one_side_of_the_wall_is_enough() -> None:
    """Rulebook, explorer phase, example: by the blue door from the pink room into the blue one (T18)."""
    table = Table().lay("blue_corner", "s16", 1).give(backpack="blue", at="s11").exploring()
    table.play("explore s16")
    assert table.at() == "s16"


def test_that_door_stays_shut_without_its_key() -> None:
    """Rulebook, explorer phase (T18)."""
    table = Table().lay("blue_corner", "s16", 1).give(backpack="pink", at="s11").exploring()
    assert table.refuses("explore s16") == "out-of-reach"


def test_two_doors_of_different_colours_need_both_keys() -> None:
    """Rulebook, explorer phase, example: a yellow and a green door on one wall (T19)."""
    for keys, passable in (("yellow", False), ("green", False), ("yellow green", True)):
        table = Table().lay("green_corner", "s07", 2).give(backpack=keys, at="s01").exploring()
        assert ("explore s07" in table.moves) is passable


def test_two_doors_of_one_colour_need_one_key() -> None:
    """By reasoning from the rulebook's explorer phase."""
    table = Table().lay("yellow_straight", "s07", 2).give(backpack="yellow", at="s01").exploring()
    table.play("explore s07")
    assert table.held() == "yellow"


def test_a_key_is_shown_and_not_spent() -> None:
    """Rulebook, explorer phase: the key is only held."""
    table = Table().give(backpack="green").exploring().play("explore s03")
    assert table.held() == "green"


def test_one_may_leave_by_one_door_and_enter_by_another() -> None:
    """Rulebook, explorer phase."""
    table = Table().give(backpack="green brown", at="s03", flags="s03").exploring().play("explore s22")
    assert table.at() == "s22"
    assert table.facts[0].arguments["way"] == ["outside", "s22"]


def test_a_temple_room_without_an_outer_door_is_not_entered_from_outside() -> None:
    """Rulebook, explorer phase: one enters by a door that leads outside."""
    table = Table().lay("blue_straight", "s02", 0).give(backpack="blue").exploring()
    assert table.refuses("explore s02") == "out-of-reach"


def test_undiscovered_fields_are_no_way() -> None:
    """Rulebook, explorer phase: one walks through discovered rooms only."""
    table = Table().give(backpack="green", at="s03").exploring()
    assert table.refuses("walk s09") == "out-of-reach"


def test_an_altar_is_entered_by_a_neighbours_door() -> None:
    """Rulebook, explorer phase and actions: altars have no doors."""
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring()
    table.play("explore s10", "dig 2")
    assert table.at() == "s10"
    assert table.points() == 5


def test_the_way_is_told_room_by_room() -> None:
    """The move names the destination only."""
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring().play("explore s10")
    assert table.facts[0].key == "walked"
    assert table.facts[0].arguments["way"] == ["s11", "s10"]


def test_the_explorer_may_only_walk_and_stop_where_a_flag_stands() -> None:
    """Rulebook, reminders: one may walk through such a room or stop in it, with no second flag."""
    table = Table().give(backpack="green", flags="s03").exploring()
    assert table.refuses("explore s03") == "cannot-dig"
    table.play("walk s03")
    assert (table.at(), table.points()) == ("s03", 0)


def test_the_explorer_may_stop_outside() -> None:
    """Ruling: ending the movement outside is allowed."""
    table = Table().give(backpack="green", at="s03").exploring().play("walk outside")
    assert table.at() == "outside"


def test_explorers_do_not_block_each_other() -> None:
    """Ruling: nothing is said about it."""
    table = Table().give(1, at="s03").give(backpack="green").exploring().play("explore s03")
    assert table.at(0) == table.at(1) == "s03"


def test_who_stands_in_a_room_without_his_flag_may_excavate_there() -> None:
    """Rulebook, reminders: after a passage back one may stay and put the flag."""
    table = Table().give(at="s03").exploring().play("explore s03")
    assert table.has_flag("s03")
    assert "walked" not in table.told()


def test_only_where_the_movement_ends_there_is_an_excavation() -> None:
    """Corner case, by reasoning: a room passed on the way gets no flag."""
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring().play("explore s10", "dig 4")
    assert not table.has_flag("s11")


def test_the_explorer_phase_is_optional() -> None:
    """Rulebook, a turn: the second phase is voluntary."""
    table = Table().give(backpack="green").exploring().play("done")
    assert table.state.seat == 1


def test_after_the_flag_the_movement_is_over() -> None:
    """Rulebook, explorer phase: the flag stops the explorer."""
    table = Table().give(backpack="green").exploring().play("explore s03")
    assert table.refuses("walk outside") == "no-exploration"


def test_a_newly_discovered_room_is_usable_in_the_same_turn() -> None:
    """Corner case, by reasoning."""
    table = Table().tiles("6", "7", "", "", "", "").give(backpack="pink", at="s11", flags="s11")
    table.play("sail site_1", "do altar", "lay s10", "draw pile_1", "keep dagger", "explore s10", "dig 1")
    assert table.has_flag("s10")


def test_rescue_sells_one_key_for_ten_points() -> None:
    """Rulebook, emergency (T32); the score may fall below zero."""
    table = Table().exploring().play("rescue", "key green backpack")
    assert table.held() == "green"
    assert (table.points(), table.earned(Source.RESCUES)) == (-10, -10)
    table.play("explore s03")


def test_rescue_is_open_only_to_who_can_excavate_nowhere() -> None:
    """Rulebook, emergency."""
    assert Table().give(backpack="green").exploring().refuses("rescue") == "no-rescue"
    assert Table().give(passages=1).exploring().refuses("rescue") == "no-rescue"
    assert Table().give(cards="secret_passage").exploring().refuses("rescue") == "no-rescue"


def test_rescue_does_not_ask_to_use_up_key_cards_or_the_tent_first() -> None:
    """Ruling."""
    table = Table().give(cards="take_key").exploring()
    assert {"rescue", "play take_key", "tent key"} <= set(table.moves)


def test_rescue_comes_once_per_exploration_even_if_the_key_is_useless() -> None:
    """Ruling: a locked-in explorer may buy a key that opens nothing, but no second one."""
    table = Table().lay("altar_pink", "s13").give(at="s13", flags="s13").exploring()
    table.play("rescue", "key pink backpack")
    assert table.refuses("rescue") == "no-rescue"


def test_rescue_is_open_again_in_the_next_exploration() -> None:
    """Ruling: once per exploration, not per turn."""
    table = Table().tiles("15 20", "1", "", "", "", "").lay("altar_pink", "s13").give(at="s13", flags="s13")
    table.play("tent explore", "rescue", "key pink backpack", "done", "sail site_1", "take tile_15")
    table.state.seats[0].passages = 0
    assert "rescue" in table.moves


def test_an_explorer_locked_in_stays_until_a_passage_frees_him() -> None:
    """Corner case: an altar without a door, or a secret room."""
    table = Table().lay("altar_pink", "s07").give(at="s07", flags="s07", backpack="pink").exploring()
    assert not [move for move in table.moves if move.startswith(("walk", "explore"))]
    table.give(passages=1)
    assert "explore s01" in table.moves
