"""The tent option, once a round.  Rulebook p. 18."""

from tests.games.tikal2.table import Table


def test_a_key_of_choice() -> None:
    """Rulebook p. 18."""
    table = Table().play("tent key", "key blue backpack")
    assert (table.held(), table.asked) == ("blue", "sail")
    assert table.refuses("tent key") == "tent-used"


def test_an_extra_exploration_before_the_pirogue_phase() -> None:
    """Rulebook p. 18, first way: then the turn goes on as usual."""
    table = Table().give(backpack="green").play("tent explore", "explore s03")
    assert table.asked == "sail"
    assert not table.state.seats[0].tent


def test_an_extra_exploration_after_the_normal_one() -> None:
    """Rulebook p. 18, second way."""
    table = Table().give(backpack="green brown").exploring().play("explore s03", "tent explore", "explore s22")
    assert table.state.seat == 1


def test_three_excavations_in_one_turn() -> None:
    """Rulebook, reminders (T29): tent, card, and the normal phase."""
    table = Table().tiles("15 20", "1", "", "", "", "")
    table.give(backpack="green brown", cards="extra_exploration")
    table.play("tent explore", "explore s03", "sail site_1", "take tile_15", "explore s22")
    table.play("play extra_exploration", "explore s06")
    assert [table.has_flag(room) for room in ("s03", "s22", "s06")] == [True] * 3


def test_not_between_the_pirogue_and_the_tile() -> None:
    """Rulebook, reminders: first the tile, unless it is the very beginning of the turn."""
    table = Table().give(backpack="blue").play("sail site_1")
    assert table.asked == "take-tile"
    assert table.refuses("tent explore") == "no-extra-now"


def test_an_extra_exploration_may_be_ended_without_moving() -> None:
    """The explorer need not move."""
    table = Table().give(backpack="green").play("tent explore", "done")
    assert table.asked == "sail"


def test_the_short_game_has_no_tent_option() -> None:
    """Rulebook, variants."""
    table = Table(short_game="yes")
    assert table.refuses("tent key") == "tent-used"
    assert table.refuses("tent explore") == "tent-used"
