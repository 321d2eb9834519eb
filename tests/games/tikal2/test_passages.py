"""Secret passages: the five examples of rulebook p. 17 and what follows from them."""

from games.tikal2.state import Source
from tests.games.tikal2.table import Table


def brown_room_and_altar() -> Table:
    """Lay the yellow altar on s07, next to the brown room on s06; no door leads there."""
    return Table().lay("altar_yellow", "s07").give(passages=2).exploring()


def test_example_1_through_a_wall_and_on_by_a_door() -> None:
    """Rulebook p. 17, example 1 (T20): by passage through the wall, by the pink door on to the yellow altar."""
    table = Table().lay("pink_straight", "s07", 2).lay("altar_yellow", "s13")
    table.give(backpack="pink", at="s06", passages=1).exploring().play("explore s13", "dig 2")
    assert table.at() == "s13"
    assert table.state.seats[0].passages == 0
    assert table.state.passages == 8


def test_example_1_tells_where_the_passage_was() -> None:
    """The engine finds the way, the facts tell it."""
    table = Table().lay("pink_straight", "s07", 2).lay("altar_yellow", "s13")
    table.give(backpack="pink", at="s06", passages=1).exploring().play("explore s13")
    walked, used = table.facts[:2]
    assert walked.arguments["way"] == ["s07", "s13"]
    assert (used.key, used.arguments["start"], used.arguments["end"]) == ("used-passage", "s06", "s07")


def test_example_2_into_the_secret_room_and_straight_out() -> None:
    """Rulebook p. 17, example 2 (T21): leave by the pink door, +10, and back outside."""
    table = Table().give(backpack="pink", at="s17", flags="s17", passages=1).exploring()
    table.play("explore secret_1 back outside")
    assert (table.points(), table.at()) == (10, "outside")
    assert table.has_flag("secret_1")
    assert table.state.explorations == 0


def test_example_3_through_a_locked_door_to_stay() -> None:
    """Rulebook p. 17, example 3 (T22)."""
    table = Table().give(passages=1).exploring().play("explore s11")
    assert table.at() == "s11"
    assert table.has_flag("s11")
    assert table.state.seats[0].passages == 0


def test_example_4_two_passages_and_back_into_the_brown_room() -> None:
    """Rulebook p. 17, example 4 (T23)."""
    table = brown_room_and_altar().play("explore s07 back s06", "dig 2")
    assert (table.at(), table.points()) == ("s06", 5)
    assert table.has_flag("s07")
    assert not table.has_flag("s06")
    assert table.state.seats[0].passages == 0


def test_example_5_two_passages_to_stay_at_the_altar() -> None:
    """Rulebook p. 17, example 5 (T24)."""
    table = brown_room_and_altar().play("explore s07", "dig 2")
    assert table.at() == "s07"
    assert table.state.seats[0].passages == 0


def test_a_card_serves_as_a_passage() -> None:
    """Rulebook p. 19: used like a token, then discarded; tokens are used first."""
    table = Table().lay("altar_yellow", "s07").give(passages=1, cards="secret_passage").exploring()
    table.play("explore s07", "dig 2")
    assert table.state.discard == ["secret_passage"]
    assert table.state.seats[0].passages == 0


def test_no_more_passages_than_one_holds() -> None:
    """Rulebook p. 17: one passage, one wall."""
    table = Table().lay("altar_yellow", "s07").give(passages=1).exploring()
    assert table.refuses("explore s07") == "out-of-reach"


def test_a_passage_never_leads_into_an_undiscovered_field() -> None:
    """Rulebook, explorer phase: empty fields are not walked on."""
    table = Table().give(at="s01", passages=3).exploring()
    assert table.refuses("walk s02") == "out-of-reach"


def test_a_secret_room_is_entered_from_outside_only() -> None:
    """Rulebook, notes on the rooms: from a temple room it takes one passage out and one in."""
    assert Table().give(at="s01", passages=1).exploring().refuses("explore secret_1") == "out-of-reach"
    assert "explore secret_1" in Table().give(at="s01", passages=2).exploring().moves


def test_who_stays_in_a_secret_room_needs_another_passage_to_leave() -> None:
    """By reasoning from rulebook p. 17."""
    table = Table().give(backpack="green", passages=1).exploring().play("explore secret_1")
    table.exploring()
    assert table.refuses("walk outside") == "out-of-reach"
    assert "walk outside" in table.give(passages=1).moves


def test_a_passage_leads_through_the_outer_wall_too() -> None:
    """By reasoning: one wall is one wall, also where another wall of the room has a door one can open."""
    table = Table().give(backpack="yellow", passages=1).exploring()
    table.play("explore s01 back outside")
    assert (table.at(), table.points()) == ("outside", 3)


def test_no_passage_through_a_door_one_can_open() -> None:
    """Rulebook p. 17, wording: a wall, or a door whose key is missing; so no flag and return there."""
    table = Table().lay("altar_pink", "s10").give(backpack="pink", at="s11", flags="s11", passages=1).exploring()
    assert "explore s10" in table.moves
    assert table.refuses("explore s10 back s11") == "no-way-back"


def test_the_way_back_is_tied_to_a_flag() -> None:
    """Rulebook p. 17 and corner case: in a room with an own flag only walking on is left."""
    table = Table().give(flags="s01", passages=1).exploring()
    assert "walk s01" in table.moves
    assert table.refuses("explore s01 back outside") == "cannot-dig"


def test_one_may_stop_behind_a_passage_without_a_flag() -> None:
    """Ruling on option 1."""
    table = Table().give(passages=1).exploring().play("walk s01")
    assert table.at() == "s01"
    assert not table.has_flag("s01")


def test_the_same_wall_needs_another_passage_later() -> None:
    """Corner case, by reasoning: the passage closes behind."""
    table = Table().give(passages=1).exploring().play("walk s01").exploring()
    assert table.refuses("walk outside") == "out-of-reach"


def test_the_fewest_passages_are_used() -> None:
    """A destination is offered with the fewest passages only."""
    table = Table().give(backpack="green", passages=2).exploring().play("explore s03")
    assert table.state.seats[0].passages == 2


def test_each_exploration_is_its_own_movement() -> None:
    """Corner case: an extra exploration before the pirogue phase may use the way back, and the normal one follows."""
    table = Table().tiles("19", "", "", "", "", "20").give(passages=1, backpack="green")
    table.play("tent explore", "explore secret_1 back outside", "sail site_1", "key blue camp", "explore s03")
    assert table.at() == "s03"
    assert table.earned(Source.BONUSES) == 11


def test_a_secret_room_with_a_flag_is_excavated_by_nobody_else() -> None:
    """Ruling: without a free space there is no excavation outside light rooms."""
    table = Table().flag(1, "secret_1", 0).give(passages=1).exploring()
    assert table.refuses("explore secret_1") == "cannot-dig"
