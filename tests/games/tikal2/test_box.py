"""The box: the base edition fits together, and a broken one is refused in words."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from games.kit import editions
from games.kit.errors import BadEdition
from games.tikal2.box import Box, box_of


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Rulebook, components: 27 fields, 10 + 10 light rooms, 6 altars, 25 treasures, 13 cards, 24 tiles, 35 keys."""
    box = box_of("base")
    assert (len(box.spaces), len(box.stack), box.lights, len(box.altars)) == (27, 10, 20, 6)
    assert (len(box.all_treasures()), len(box.deck()), len(box.tiles), sum(box.keys)) == (25, 13, 24, 35)
    assert (len(box.secrets), box.numbers.passages, box.numbers.flags) == (6, 8, 20)
    assert len(box.cards) == 10


def test_every_colour_has_the_same_rooms() -> None:
    """Rulebook, tactical hints: two printed and two in the stack, with the same doors for each colour."""
    box = box_of("base")
    shapes = {color: sorted(r.doors for r in box.rooms[: box.lights] if r.color == color) for color in box.colors}
    assert all(shape == shapes["blue"] for shape in shapes.values())
    assert {color: sum(room.startswith(color) for room in box.stack) for color in box.colors} == dict.fromkeys(
        box.colors, 2
    )


def test_neighbours_are_mutual_and_opposite() -> None:
    """The hexagons fit: what lies east of a field has that field to its west."""
    box = box_of("base")
    for space, around in enumerate(box.neighbors):
        for direction, other in enumerate(around):
            if other != box.outside:
                assert box.neighbors[other][(direction + 3) % 6] == space


def test_every_start_room_has_a_door_to_the_outside() -> None:
    """Reconstruction: two start keys of different colours open four rooms."""
    box = box_of("base")
    for space, row in enumerate(box.spaces):
        if row.room:
            doors = box.rooms[box.room_index[row.room]].doors
            assert box.outside in [box.neighbors[space][(door + row.turned) % 6] for door in doors]


def test_every_row_says_where_it_comes_from() -> None:
    """An owner of the printed game can tell what to check."""
    for table in editions.find("tikal2", "base").data.values():
        for row in table if isinstance(table, list) else [table]:
            assert row["source"]
            assert row["confidence"] in editions.CONFIDENCE


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    """Change the base edition and return what is said about it."""
    data = deepcopy(editions.find("tikal2", "base").data)
    change(data)
    with pytest.raises(BadEdition) as refused:
        Box(editions.Edition("tikal2", "broken", "Broken", data))
    assert refused.value.code == "broken-edition"
    return str(refused.value.facts["what"])


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda data: data["space"][0].update(room="attic"), "a space shows an unknown room"),
        (lambda data: data["altar_room"].pop(), "the rooms do not fill the empty spaces"),
        (lambda data: data["tile"][0].update(icons=["luck"]), "a tile has an unknown icon"),
        (lambda data: data["tile"].pop(), "the tiles do not fill the sites"),
        (lambda data: data["card"][0].update(effect="luck"), "a card has an unknown effect"),
        (lambda data: data["wheel"].update(prices=[2, 3]), "the wheel needs one price for each kind of treasure"),
        (lambda data: data["light_room"][0].update(color="grey"), "a light room has an unknown colour"),
        (lambda data: data["segment"].pop(), "the river needs as many segments as sites"),
        (lambda data: data["color"][0].update(keys="many"), "Expected `int`"),
        (lambda data: data.pop("numbers"), "missing required field `numbers`"),
    ],
)
def test_a_broken_edition_is_refused(change: Callable[[dict[str, Any]], object], what: str) -> None:
    assert what in broken(change)
