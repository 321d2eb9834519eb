"""The box: an edition's rows made ready for fast look-up, once per edition.

Places where an explorer can stand are numbered: the temple's spaces first, then the outside, then the secret rooms.
A set of places or of colours is a bit mask.
"""

from functools import cache

import msgspec

from games.kit import editions
from games.kit.errors import BadEdition
from games.tikal2.rows import Room, Rows

SEATS = range(2, 5)
MULTI, ANY = "multi", "any"
STEPS = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
"""Row and x of the neighbour in each direction, counter-clockwise from the east."""
DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
ICONS = ("treasure", "card", "light_room", "altar", "passage", "score_color")
EFFECTS = (
    "secret_passage", "extra_exploration", "take_key", "free_forest", "delivery_bonus", "several_kinds",
    "delivery_anywhere", "twin", "points", "points_per_color",
)  # fmt: skip


Wall = tuple[int, int, int]
"""A wall between two places, the lower first; the third number tells apart walls of one space to the outside."""


class Box:
    """Everything an edition says, by id and by number."""

    def __init__(self, edition: editions.Edition) -> None:
        """Read the rows and complain about what does not fit together."""
        try:
            rows = msgspec.convert(edition.data, Rows)
        except msgspec.ValidationError as error:
            raise BadEdition("broken-edition", what=str(error)) from error
        self.pinned = edition.pinned
        self.numbers = rows.numbers
        self.colors = [row.id for row in rows.color]
        self.color_index = {color: index for index, color in enumerate(self.colors)}
        self.keys = [row.keys for row in rows.color]
        self.rooms: list[Room] = [*rows.light_room, *rows.altar_room, *rows.treasure_chamber]
        self.room_index = {room.id: index for index, room in enumerate(self.rooms)}
        self.lights = len(rows.light_room)
        self.chamber = len(self.rooms) - 1
        self.most_doors = max(len(room.doors) for room in rows.light_room)
        self.altars = [room.id for room in rows.altar_room]
        self.spaces = rows.space
        self.secrets = rows.secret_room
        self.outside = len(rows.space)
        self.places = [*(space.id for space in rows.space), "outside", *(room.id for room in rows.secret_room)]
        self.place_index = {place: index for index, place in enumerate(self.places)}
        self.neighbors = _neighbors(rows)
        self.outer_walls = [around.count(self.outside) for around in self.neighbors]
        self.secret_places = sum(1 << place for place in range(self.outside + 1, len(self.places)))
        self._door_walls: dict[tuple[int, int], tuple[Wall, ...]] = {}
        self.around = _around(self.neighbors, len(self.secrets))
        printed = {space.room for space in rows.space}
        self.stack = sorted(room.id for room in rows.light_room if room.id not in printed)
        self.sites = rows.site
        self.site_index = {site.id: index for index, site in enumerate(rows.site)}
        self.segments = rows.segment
        self.tiles = {tile.id: tile for tile in rows.tile}
        self.cards = {card.id: card for card in rows.card}
        self.treasures = [row.id for row in rows.treasure]
        self.treasure_index = {kind: index for index, kind in enumerate(self.treasures)}
        self.treasure_counts = [row.count for row in rows.treasure]
        self.prices = rows.wheel.prices
        self._check(rows)
        self.room_colors = [self.color_index.get(room.color, -1) for room in self.rooms]
        self.start_temple = bytes(self._code(space.room, space.turned) for space in rows.space)
        self.turns_in_round = {seats: len(self.tiles_for(seats)) // seats for seats in SEATS}
        self.turns = [_turns(room) for room in self.rooms]

    def price(self, wheel: int, kind: int) -> int:
        """Say what a kind of treasure fetches with the wheel turned so often."""
        return self.prices[(kind - wheel) % len(self.prices)]

    def deck(self) -> list[str]:
        """List all special cards, sorted."""
        return sorted(card.id for card in self.cards.values() for _ in range(card.count))

    def all_treasures(self) -> list[str]:
        """List all treasures, sorted."""
        return sorted(
            kind for kind, count in zip(self.treasures, self.treasure_counts, strict=True) for _ in range(count)
        )

    def door_walls(self, space: int, code: int) -> tuple[Wall, ...]:
        """List the walls that have a door of the room lying there like this."""
        found = self._door_walls.get((space, code))
        if found is None:
            turned = [(door + code) % 6 for door in self.rooms[code // 6].doors]
            found = self._door_walls[space, code] = tuple(self._wall(space, direction) for direction in turned)
        return found

    def _wall(self, space: int, direction: int) -> Wall:
        behind = self.neighbors[space][direction]
        return (space, behind, direction) if behind == self.outside else (min(space, behind), max(space, behind), 0)

    def _code(self, room: str, turned: int) -> int:
        return encode(self.room_index[room], turned) if room else EMPTY

    def _check(self, rows: Rows) -> None:
        printed = [space.room for space in rows.space if space.room]
        empty = len(rows.space) - len(printed)
        keys = {f"key_{color}" for color in (*self.colors, ANY)}
        icons = {icon for tile in rows.tile for icon in tile.icons if not icon.removeprefix("points_").isdigit()}
        for fault, what in (
            (len(rows.treasure_chamber) != 1, "there must be one treasure chamber"),
            (len(self.rooms) > MOST_ROOMS, f"there are more than {MOST_ROOMS} rooms"),
            (len(set(self.places)) != len(self.places), "two places have the same id"),
            (set(printed) - set(self.room_index), "a space shows an unknown room"),
            (empty != len(self.stack) + len(self.altars) + 1, "the rooms do not fill the empty spaces"),
            ({room.color for room in rows.light_room} - set(self.colors), "a light room has an unknown colour"),
            ({room.color for room in rows.altar_room} - {*self.colors, MULTI}, "an altar has an unknown colour"),
            (any(not room.bonus for room in (*self.rooms, *self.secrets)), "a room has no bonus space"),
            (any(len(room.bonus) != 1 for room in rows.light_room), "a light room must have one bonus space"),
            (icons - keys - set(ICONS), "a tile has an unknown icon"),
            ({card.effect for card in rows.card} - set(EFFECTS), "a card has an unknown effect"),
            (len(rows.segment) != len(rows.site), "the river needs as many segments as sites"),
            (len(self.prices) != len(self.treasures), "the wheel needs one price for each kind of treasure"),
            (len(self.numbers.key_sets) < len(self.colors), "key sets need a value for every size"),
            (any(sum(site.tiles[seats - 2] for site in rows.site) != len(self.tiles_for(seats)) for seats in SEATS),
             "the tiles do not fill the sites"),
            (any(len(self.tiles_for(seats)) % seats for seats in SEATS), "the tiles do not divide evenly"),
            (sum(self.keys) < SEATS[-1] * self.numbers.start_keys, "there are too few keys to start with"),
            (any(len(room.doors) > 6 for room in rows.light_room), "a light room has more than six doors"),
        ):  # fmt: skip
            if fault:
                raise BadEdition("broken-edition", what=what)

    def tiles_for(self, seats: int) -> list[str]:
        """List the tiles used with so many players (rulebook p. 12)."""
        return [tile.id for tile in self.tiles.values() if tile.seats <= seats]


EMPTY = 255
MOST_ROOMS = 42
"""A room and how far it is turned must fit into a byte beside EMPTY."""


def encode(room: int, turned: int) -> int:
    """Write a room, turned so far, as the byte that stands for it in `State.temple`."""
    return room * 6 + turned


@cache
def box_of(edition: str) -> Box:
    """Give the box of an edition, by name or pinned."""
    return Box(editions.find("tikal2", edition))


def _turns(room: Room) -> list[int]:
    """List the ways to turn a room that differ in where its doors lead."""
    found: dict[tuple[int, ...], int] = {}
    for sixths in range(6):
        found.setdefault(tuple(sorted((door + sixths) % 6 for door in room.doors)), sixths)
    return list(found.values())


def _neighbors(rows: Rows) -> list[list[int]]:
    at = {(space.row, space.x): index for index, space in enumerate(rows.space)}
    outside = len(rows.space)
    return [[at.get((space.row + row, space.x + x), outside) for row, x in STEPS] for space in rows.space]


def _around(neighbors: list[list[int]], secrets: int) -> list[int]:
    """List for each place the places that share a wall with it; secret rooms have one to the outside."""
    outside = len(neighbors)
    around = [sum(1 << place for place in dict.fromkeys(beside)) for beside in neighbors]
    perimeter = sum(1 << space for space, beside in enumerate(neighbors) if outside in beside)
    return [*around, perimeter, *[1 << outside] * secrets]
