"""Ways: what is reached, with how many passages, and by which route."""

from games.tikal2.temple import Temple, temple_of
from games.tikal2.ways import bits
from tests.games.tikal2.table import Table


def temple(table: Table) -> Temple:
    """Give the table's temple."""
    return temple_of(table.box, table.state.temple)


def names(table: Table, mask: int) -> list[str]:
    """Name the places of a mask."""
    return [table.box.places[place] for place in bits(mask)]


def test_two_start_keys_of_different_colours_open_four_rooms() -> None:
    """Reconstruction of the start."""
    table = Table().give(backpack="green pink")
    reached = temple(table).ways(table.state.seats[0].keys).reached(table.box.outside, 0)
    assert names(table, reached[0]) == ["s03", "s11", "s17", "s25", "outside"]


def test_each_passage_reaches_one_wall_further() -> None:
    """Rulebook p. 17."""
    table = Table().lay("altar_yellow", "s07").lay("altar_green", "s13")
    reached = temple(table).ways(0).reached(table.box.outside, 3)
    assert len(reached) == 4
    assert names(table, reached[2]) == ["s07"]
    assert names(table, reached[3]) == ["s13"]


def test_a_route_is_shortest_and_marks_its_passages() -> None:
    """Rulebook p. 17: several passages in one movement."""
    table = Table().lay("altar_yellow", "s07").lay("altar_green", "s13")
    ways = temple(table).ways(0)
    path, passages = ways.route(table.box.outside, table.box.place_index["s13"], ways.reached(table.box.outside, 3))
    assert [table.box.places[place] for place in path] == ["outside", "s01", "s07", "s13"]
    assert passages == [1, 2, 3]


def test_a_perimeter_room_can_be_open_and_shut_at_once() -> None:
    """By reasoning: it has several outer walls, one of them with a door."""
    table = Table()
    ways = temple(table).ways(1 << table.box.color_index["yellow"])
    outside, room = table.box.outside, table.box.place_index["s01"]
    assert ways.open[outside] >> room & 1
    assert ways.shut[outside] >> room & 1


def test_a_single_outer_wall_with_an_open_door_needs_no_passage() -> None:
    """Rulebook p. 17, wording."""
    table = Table().lay("blue_straight", "s12", 0)
    ways = temple(table).ways(1 << table.box.color_index["blue"])
    outside, room = table.box.outside, table.box.place_index["s12"]
    assert ways.open[outside] >> room & 1
    assert not ways.shut[outside] >> room & 1


def test_ways_are_the_same_in_both_directions() -> None:
    """A wall has two sides."""
    table = Table().lay("blue_straight", "s18", 1).lay("altar_pink", "s10").lay("green_corner", "s07", 2)
    for keys in range(32):
        ways = temple(table).ways(keys)
        for sides in (ways.open, ways.shut):
            for place, others in enumerate(sides):
                assert all(sides[other] >> place & 1 for other in bits(others))


def test_doors_are_counted_by_colour() -> None:
    """Rulebook, explorer phase."""
    table = Table()
    green = table.box.color_index["green"]
    everywhere = (1 << 40) - 1
    assert temple(table).doors(green, everywhere) == 3
    assert temple(table).doors(green, 1 << table.box.place_index["s03"]) == 2
