"""Excavate: bonus spaces, door points, one flag per room."""

from games.tikal2.state import Source
from tests.games.tikal2.table import Table, treasures_of


def test_the_first_green_room_pays_for_its_two_doors() -> None:
    """Rulebook, explorer phase, example 1 (T1): the bonus is taken."""
    table = Table().flag(1, "s03", 0).give(backpack="green").exploring().play("explore s03")
    assert table.points() == 2


def test_the_second_green_room_pays_for_four_doors() -> None:
    """Rulebook, explorer phase, example 2 (T2)."""
    table = Table().lay("green_straight", "s09", 2).flag(1, "s09", 0).give(backpack="green", at="s03", flags="s03")
    assert table.exploring().play("explore s09").points() == 4


def test_the_third_blue_room_pays_for_five_doors() -> None:
    """Rulebook, explorer phase, example 3 (T3): three old doors and two new ones."""
    table = Table().lay("blue_straight", "s18", 1).flag(1, "s18", 0)
    table.give(backpack="blue", at="s23", flags="s23 s05").exploring().play("explore s18")
    assert table.points() == 5


def test_a_free_bonus_is_taken_besides() -> None:
    """Rulebook, explorer phase (T4): a free bonus comes in addition."""
    table = Table().give(backpack="green").exploring().play("explore s03")
    assert (table.earned(Source.DOORS), table.earned(Source.BONUSES)) == (2, 1)


def test_doors_of_other_colours_do_not_count() -> None:
    """Rulebook, explorer phase: doors of the same colour."""
    table = Table().flag(1, "s03", 0).give(backpack="green", flags="s01 s23").exploring().play("explore s03")
    assert table.points() == 2


def test_a_neighbours_door_belongs_to_the_neighbour() -> None:
    """By reasoning: doors are counted on the room itself."""
    table = Table().lay("green_straight", "s09", 2).flag(1, "s03", 0)
    assert table.give(backpack="green").exploring().play("explore s03").points() == 2


def test_an_altar_offers_its_free_spaces() -> None:
    """Rulebook, explorer phase, examples: 3 points and a card, a treasure."""
    table = Table().lay("altar_pink", "s10").flag(1, "s10", 1).give(backpack="pink").exploring()
    table.play("explore s10")
    assert table.moves == ["dig 1", "dig 3", "dig 4"]
    table.play("dig 1", "keep five_points")
    assert table.points() == 3
    assert [card.card for card in table.state.seats[0].cards] == ["five_points"]


def test_an_altars_treasure_is_drawn_like_any_other() -> None:
    """Rulebook, explorer phase, examples."""
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring()
    table.play("explore s10", "dig 3", "draw pile_2", "keep dagger")
    assert treasures_of(table) == ["dagger"]


def test_an_altar_without_a_free_space_is_closed() -> None:
    """By reasoning: only light rooms have a place for latecomers."""
    table = Table(4).lay("altar_pink", "s10").give(backpack="pink")
    for space, seat in enumerate((1, 2, 3, 1)):
        table.flag(seat, "s10", space)
    assert table.exploring().refuses("explore s10") == "cannot-dig"


def test_the_secret_room_gives_points_and_a_card() -> None:
    """Rulebook, explorer phase, examples: 7 points and a card."""
    table = Table().give(passages=1).exploring().play("explore secret_2 back outside", "keep five_points")
    assert table.points() == 7
    assert len(table.state.seats[0].cards) == 1


def test_a_flag_stands_once_per_room() -> None:
    """Rulebook, explorer phase: one flag of a colour in a room, ever."""
    table = Table().lay("altar_pink", "s10").flag(0, "s10", 0).give(backpack="pink", at="s10").exploring()
    assert table.refuses("explore s10") == "cannot-dig"


def test_flags_can_run_out_only_in_theory() -> None:
    """Corner case: at most 20 flags are needed; with all of them placed nothing is left to excavate."""
    table = Table().give(backpack="green").exploring()
    table.state.seats[0].flags = (1 << 20) - 1 << 5
    assert not [move for move in table.moves if move.startswith("explore")]


def test_a_card_gained_may_be_played_at_once() -> None:
    """Rulebook p. 19 and corner case: also an extra exploration; a passage does not prolong the movement."""
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring()
    table.stack_cards(1, "extra_exploration").play("explore s10", "dig 1", "keep extra_exploration")
    table.play("play extra_exploration", "explore s11")
    assert table.has_flag("s11")
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring()
    table.stack_cards(1, "secret_passage").play("explore s10", "dig 1", "keep secret_passage")
    assert table.moves == ["done", "tent explore", "tent key"]
