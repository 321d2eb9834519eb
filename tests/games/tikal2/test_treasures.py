"""Treasures with more control: three lie face up.  Rulebook, variants."""

from games.kit.knowledge import EVERYONE
from tests.games.tikal2.table import Table, treasures_of


def controlled(tile: int = 16) -> Table:
    """Take a tile with a treasure."""
    table = Table(more_control="yes").tiles(f"{tile} 20", "1", "", "", "", "")
    return table.play("sail site_1", f"take tile_{tile}")


def test_three_lie_face_up_beside_two_equal_piles() -> None:
    """Rulebook, variants; by reasoning 11 each."""
    table = Table(more_control="yes")
    assert len(table.state.face_up) == 3
    assert [len(stack) for stack in table.state.stacks[2:]] == [11, 11]


def test_without_the_variant_there_are_three_piles() -> None:
    """Rulebook, setup: about equal piles; by reasoning 9, 8 and 8."""
    table = Table()
    assert not table.state.face_up
    assert sorted(len(stack) for stack in table.state.stacks[2:]) == [8, 8, 9]


def test_a_face_up_treasure_is_taken_and_replaced_from_a_pile_of_choice() -> None:
    """Rulebook, variants."""
    table = controlled()
    table.play("take dagger", "refill pile_2")
    assert treasures_of(table) == ["dagger"]
    assert len(table.state.face_up) == 3
    assert [len(stack) for stack in table.state.stacks[2:]] == [11, 10]
    assert table.state.seats[0].treasures[0].known == EVERYONE


def test_or_one_draws_from_a_pile() -> None:
    """Rulebook, variants."""
    table = controlled().play("draw pile_1", "keep dagger")
    assert len(table.state.face_up) == 3
    assert table.state.seats[0].treasures[0].known == 1


def test_two_treasures_are_decided_one_after_the_other() -> None:
    """By reasoning: each on its own."""
    table = controlled(12).play("take dagger", "refill pile_1", "draw pile_2", "keep dagger")
    assert treasures_of(table) == ["dagger", "dagger"]


def test_the_last_pile_refills_unasked() -> None:
    """There is nothing to decide."""
    table = controlled()
    table.state.stacks[2].below = 0
    table.play("take dagger")
    assert len(table.state.face_up) == 3
    assert table.asked == "explore"


def test_with_empty_piles_nothing_is_refilled() -> None:
    """Ruling."""
    table = controlled()
    for stack in table.state.stacks[2:]:
        stack.below = 0
    table.play("take dagger")
    assert len(table.state.face_up) == 2


def test_one_cannot_take_what_does_not_lie_there() -> None:
    """Rulebook, variants."""
    assert controlled().refuses("take vase") == "not-face-up"
