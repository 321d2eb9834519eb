"""Discover rooms: any empty field, any turn, and the treasure chamber at the end."""

from games.tikal2.box import EMPTY
from tests.games.tikal2.table import Table


def discovering(tile: int = 1) -> Table:
    """Take a tile with a room."""
    return Table().tiles(f"{tile} 20", "2", "", "", "", "").play("sail site_1", f"take tile_{tile:02}")


def test_a_light_room_lies_on_any_empty_field_in_any_turn() -> None:
    """Rulebook, actions: no neighbour is asked for."""
    table = discovering().play("do light_room", "keep blue_corner")
    assert len(table.moves) == 17
    table.play("lay s14")
    assert table.moves == [f"turn {sixths}" for sixths in range(6)]
    table.play("turn 4")
    room = table.state.temple[table.box.place_index["s14"]]
    assert (table.box.rooms[room // 6].id, room % 6) == ("blue_corner", 4)


def test_turns_that_do_not_differ_are_offered_once() -> None:
    """A straight room looks alike turned by half."""
    table = discovering().play("do light_room", "keep blue_straight", "lay s14")
    assert table.moves == ["turn 0", "turn 1", "turn 2"]
    assert table.refuses("turn 3") == "no-such-turn"


def test_a_field_with_a_room_takes_no_other() -> None:
    """Rulebook, actions: an empty field."""
    table = discovering().play("do light_room", "keep blue_corner")
    assert table.refuses("lay s01") == "space-taken"
    assert table.refuses("lay outside") == "space-taken"


def test_the_altar_on_top_is_laid_and_the_next_one_shows() -> None:
    """Rulebook, setup and actions: an open stack; the altar has no doors to turn."""
    table = Table().tiles("8 20", "2", "", "", "", "")
    first = table.state.altar
    table.play("sail site_1", "take tile_08", "lay s14")
    assert table.box.rooms[table.state.temple[13] // 6].id == first
    assert table.state.altar != first
    assert len(table.state.altars) == 4


def test_without_an_altar_the_icon_has_no_effect() -> None:
    """Ruling."""
    table = Table().tiles("8 20", "2", "", "", "", "")
    table.state.altar, table.state.altars = "", []
    table.play("sail site_1", "take tile_08")
    assert "nothing-left" in table.told()
    assert table.asked == "explore"


def nearly_full() -> Table:
    """Leave two empty fields, s10 and s14, with one altar to come."""
    table = Table()
    spaces = [table.box.places[space] for space, code in enumerate(table.state.temple) if code == EMPTY]
    for room in [*table.box.stack, *[altar for altar in table.box.altars if altar != table.state.altar]]:
        space = next(name for name in spaces if name not in ("s10", "s14"))
        spaces.remove(space)
        table.lay(room, space)
    return table


def test_the_chamber_fills_the_last_field_at_once() -> None:
    """Rulebook, notes on the rooms."""
    table = nearly_full().tiles("8 20", "2", "", "", "", "").play("sail site_1", "take tile_08", "lay s14")
    assert table.state.temple[table.box.place_index["s10"]] // 6 == table.box.chamber
    assert "chamber-appeared" in table.told()


def test_the_chamber_may_be_excavated_in_the_same_turn() -> None:
    """Rulebook, notes on the rooms: from now on one may dig there (corner case)."""
    table = nearly_full().tiles("8 20", "2", "", "", "", "").give(backpack="pink")
    table.play("sail site_1", "take tile_08", "lay s14", "explore s10")
    assert table.moves == ["dig 1", "dig 2", "dig 3", "dig 4"]
    assert table.play("dig 1").points() == 16
