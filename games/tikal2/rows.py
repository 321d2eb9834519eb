"""The rows of an edition: the shape of every table in `data/`, checked when it is read."""

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
One = Annotated[int, msgspec.Meta(ge=0, le=1)]
Direction = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bonus space gives."""

    points: Count = 0
    cards: One = 0
    treasures: One = 0


class Color(msgspec.Struct, frozen=True):
    """A colour of keys, doors and altars."""

    id: str
    keys: Count


class Space(msgspec.Struct, frozen=True):
    """A hexagon of the temple; `room` is printed on it."""

    id: str
    row: int
    x: int
    room: str = ""
    turned: Direction = 0


class Room(msgspec.Struct, frozen=True):
    """A room of any kind; only light rooms have doors."""

    id: str
    bonus: list[Bonus]
    color: str = ""
    doors: list[Direction] = []
    position: str = ""


class Site(msgspec.Struct, frozen=True):
    """A site at the river, with its number of tiles for 2, 3 and 4 players."""

    id: str
    position: str
    tiles: tuple[Count, Count, Count]


class Segment(msgspec.Struct, frozen=True):
    """The way from a site to the next."""

    id: str
    forest: bool
    seaplane: bool


class Tile(msgspec.Struct, frozen=True):
    """An action tile; `seats` is the fewest players it is used with."""

    id: str
    seats: Count
    icons: list[str]


class Card(msgspec.Struct, frozen=True):
    """A special card."""

    id: str
    count: Count
    effect: str
    points: Count = 0
    both: Count = 0


class Treasure(msgspec.Struct, frozen=True):
    """A kind of treasure."""

    id: str
    count: Count


class Wheel(msgspec.Struct, frozen=True):
    """The price wheel."""

    prices: list[Count]


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of the rules."""

    start_keys: Count
    passages: Count
    flags: Count
    look: Annotated[int, msgspec.Meta(ge=1, le=9)]
    longest_trip: Count
    forest_loss: Count
    rescue_price: Count
    altar: Count
    undelivered: Count
    piles: Annotated[int, msgspec.Meta(ge=1, le=9)]
    control_open: Count
    control_piles: Annotated[int, msgspec.Meta(ge=1, le=9)]
    key_sets: list[Count]


class Rows(msgspec.Struct, frozen=True):
    """All tables of an edition."""

    color: list[Color]
    space: list[Space]
    light_room: list[Room]
    altar_room: list[Room]
    treasure_chamber: list[Room]
    secret_room: list[Room]
    site: list[Site]
    segment: list[Segment]
    tile: list[Tile]
    card: list[Card]
    treasure: list[Treasure]
    wheel: Wheel
    numbers: Numbers
