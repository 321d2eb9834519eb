"""What lies in the box: the components of the game as frozen values."""

from typing import Any

import msgspec

from games.arnak.effects.grammar import Counts4, Counts5
from games.arnak.state import Task

Effect = tuple[Task, ...]


class Card(msgspec.Struct, frozen=True):
    """A card: `kind` is item, artifact, basic or fear."""

    id: str
    kind: str
    cost: int
    points: int
    icons: Counts4
    free: bool
    exile_self: bool
    effect: Effect


class Guardian(msgspec.Struct, frozen=True):
    """A guardian: what overcoming it costs, and its boon, which is travel or an effect."""

    tokens: Counts5
    cards: int
    travel: Counts4
    icons: Counts4
    boon: Effect
    points: int


class Assistant(msgspec.Struct, frozen=True):
    """One side of an assistant: its travel icons, what else it does, and all of it as a supply tile offers it."""

    free: bool
    icons: Counts4
    effect: Effect
    whole: Effect


class Site(msgspec.Struct, frozen=True):
    """A place to dig: `level` is camp, 1 or 2, `number` its place in the lists of the state."""

    id: str
    number: int
    level: str
    row: int
    column: int
    spaces: tuple[int, ...]
    discover: int
    effect: Effect
    face_down: int


class Space(msgspec.Struct, frozen=True):
    """A space for one archaeologist."""

    name: str
    number: int
    site: Site
    travel: Counts4


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of the research track."""

    id: str
    row: int
    column: int
    tokens: Counts5
    idols: int
    next: tuple[str, ...]
    bonuses: tuple[int, ...]


class Row(msgspec.Struct, frozen=True):
    """A row of the research track: points and effect for either token."""

    glass_points: int
    glass: Effect
    notebook_points: int
    notebook: Effect


class TempleStack(msgspec.Struct, frozen=True):
    """A stack of temple tiles."""

    id: str
    number: int
    points: int
    tokens: Counts5


class Side(msgspec.Struct, frozen=True):
    """One side of the board."""

    spaces: tuple[Space, ...]
    track: dict[str, TrackSpace]
    rows: tuple[Row, ...]
    stacks: dict[str, TempleStack]
    start: str
    temple: str


class RivalTile(msgspec.Struct, frozen=True):
    """An action tile of the solo rival; `levels` says what it discovers, round by round."""

    id: str
    action: str
    colour: str
    arrow: str
    token: int
    idle: tuple[int, ...]
    levels: tuple[int, ...]
    guardians: tuple[int, ...]


class Box(msgspec.Struct, frozen=True):
    """All components of one edition."""

    specs: list[Any]
    cards: dict[str, Card]
    guardians: dict[str, Guardian]
    sites: tuple[Site, ...]
    site_numbers: dict[str, int]
    space_numbers: dict[str, int]
    tiles: dict[str, Effect]
    tile_levels: dict[str, int]
    idols: dict[str, Effect]
    idol_counts: dict[str, int]
    slot_points: tuple[int, ...]
    slot_effects: dict[str, Effect]
    assistants: dict[str, tuple[Assistant, Assistant]]
    bonuses: dict[str, Effect]
    bonus_counts: dict[str, int]
    sides: dict[str, Side]
    rival: dict[str, RivalTile]
    fear_count: int
    fear_per_player: int
    fear_points: int
    fear_tile_points: int
    setup: dict[str, Any]
