"""Look at three, keep one: what is left, and who knows it then."""

import pytest

from games.kit.knowledge import only
from games.tikal2.state import CARD_DECK, FIRST_PILE, ROOM_STACK, Stack
from tests.games.tikal2.table import Table


def drawing(tile: int, seats: int = 2) -> Table:
    """Take a tile at the first site."""
    return (
        Table(seats).tiles(f"{tile} 20", "1 2", "3 4", "5 9", "10 8", "7").play("sail site_1", f"take tile_{tile:02}")
    )


def shrink(table: Table, index: int, left: int) -> None:
    """Leave only so many on a stack; the others were taken by the last seat."""
    stack, seat = table.state.stacks[index], table.state.seats[-1]
    pool = table.state.pools[stack.pool]
    while len(stack) > left:
        stack.below -= 1
        (table.state.discard if index == CARD_DECK else seat.tiles).append(pool.pop())


def test_three_are_looked_at_and_two_go_back_on_top_in_their_order() -> None:
    """Rulebook, actions and reminders; ruling: the two keep their order."""
    table = Table().stack_cards(CARD_DECK, "twin", "five_points", "take_key").tiles("14 20", "1", "", "", "", "")
    table.play("sail site_1", "take tile_14")
    assert table.moves == ["keep twin", "keep five_points", "keep take_key"]
    table.play("keep five_points")
    assert [card.card for card in table.state.stacks[CARD_DECK].top] == ["twin", "take_key"]
    assert [card.card for card in table.state.seats[0].cards] == ["five_points"]


def test_the_drawer_knows_what_he_put_back_and_others_do_not() -> None:
    """Rulebook, actions: he chooses secretly."""
    table = drawing(14).play("keep delivery_anywhere")
    assert [card.known for card in table.state.stacks[CARD_DECK].top] == [only(0), only(0)]
    assert table.state.seats[0].cards[0].known == only(0)


def test_he_knows_it_until_somebody_else_draws_there() -> None:
    """Ruling: after another draw it is open which of the three was taken."""
    table = drawing(14).play("keep delivery_anywhere", "done")
    table.tiles("14", "1 2", "", "", "", "").play("sail site_1")
    top = table.state.stacks[CARD_DECK].top
    assert [card.known for card in top] == [only(0) | only(1), only(0) | only(1), only(1)]
    table.play(table.moves[0])
    assert [card.known for card in top] == [only(1), only(1)]
    assert table.state.seats[1].cards[0].known == only(1)


def test_a_room_is_seen_when_it_is_laid_so_the_others_stay_known() -> None:
    """By reasoning: which room left the stack is open."""
    table = drawing(1).play("do light_room", "keep blue_corner", "lay s02", "turn 0", "key yellow camp", "done")
    table.tiles("2 20", "1", "", "", "", "").play("sail site_1", "take tile_02", "do light_room")
    known = [card.known for card in table.state.stacks[ROOM_STACK].top]
    assert known == [only(0) | only(1), only(0) | only(1), only(1)]
    table.play(table.moves[2])
    assert [card.known for card in table.state.stacks[ROOM_STACK].top] == [only(0) | only(1)] * 2


@pytest.mark.parametrize("left", [2, 3])
def test_if_fewer_are_left_one_looks_at_those(left: int) -> None:
    """Ruling."""
    table = Table().tiles("14 20", "1", "", "", "", "")
    shrink(table, CARD_DECK, left)
    table.play("sail site_1", "take tile_14")
    assert len(table.moves) == left


def test_the_last_one_is_kept_unasked() -> None:
    """There is nothing to decide."""
    table = Table().tiles("14 20", "1", "", "", "", "")
    shrink(table, CARD_DECK, 1)
    table.play("sail site_1", "take tile_14")
    assert len(table.state.seats[0].cards) == 1
    assert table.asked == "explore"


def test_an_empty_deck_gives_nothing_and_discards_are_not_shuffled_back() -> None:
    """Ruling."""
    table = Table().tiles("14 20", "1", "", "", "", "")
    shrink(table, CARD_DECK, 0)
    table.play("sail site_1", "take tile_14")
    assert "nothing-left" in table.told()
    assert (len(table.state.discard), len(table.state.stacks[CARD_DECK])) == (13, 0)


def test_an_empty_stack_of_rooms_has_no_effect() -> None:
    """Ruling."""
    table = Table().tiles("1 20", "2", "", "", "", "")
    table.state.stacks[ROOM_STACK] = Stack(1, 0)
    table.state.pools[1].clear()
    table.play("sail site_1", "take tile_01", "do light_room")
    assert "nothing-left" in table.told()


def test_an_empty_pile_is_not_offered() -> None:
    """Ruling: another pile is chosen."""
    table = Table().tiles("16 20", "1", "", "", "", "")
    table.state.stacks[FIRST_PILE].below = 0
    table.play("sail site_1", "take tile_16")
    assert table.moves == ["draw pile_2", "draw pile_3"]
    assert table.refuses("draw pile_1") == "no-such-pile"


def test_without_any_treasure_there_is_no_effect() -> None:
    """Ruling."""
    table = Table().tiles("16 20", "1", "", "", "", "")
    for stack in table.state.stacks[FIRST_PILE:]:
        stack.below = 0
    table.play("sail site_1", "take tile_16")
    assert "no-treasure-left" in table.told()


def test_cards_of_a_kind_are_alike() -> None:
    """The move names the kind, and chance decides which ones lie on top."""
    table = Table().stack_cards(CARD_DECK, "twin", "twin", "take_key").tiles("14 20", "1", "", "", "", "")
    table.play("sail site_1", "take tile_14")
    assert table.moves == ["keep twin", "keep take_key"]
