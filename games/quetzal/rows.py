"""The rows of an edition's tables: what the box says of each banner, card, tile and space."""

from typing import Literal

import msgspec

Role = Literal["black", "white"]
"""Adventurers show black, archaeologists white (rulebook p. 6)."""
Bonus = Literal["none", "coin", "discovery", "vp"]


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins, points, discovery points and upgrades from the stack."""

    coin: int = 0
    vp: int = 0
    discovery: int = 0
    upgrade: int = 0


NOTHING = Gain()


class Banner(msgspec.Struct, frozen=True):
    """A place for figures; `cost` is for each of them."""

    id: str
    location: str
    kind: Literal["unique", "free", "auction"]
    role: Literal["black", "white", "one", "any"]
    action: Literal["camp", "marker", "pick", "excavate", "sell", "upgrade", "deliver"]
    cost: int = 0
    gain: Gain = NOTHING
    picks: int = 0
    draws: int = 0
    cards: int = 0
    seats: tuple[int, ...] = (2, 3, 4, 5)


class ArtifactType(msgspec.Struct, frozen=True):
    """A type of artifacts, with the points for one, two and three cards."""

    id: str
    values: tuple[int, int, int]


class Artifact(msgspec.Struct, frozen=True):
    """An artifact card."""

    id: str
    type: str
    bonus: Bonus


class Upgrade(msgspec.Struct, frozen=True):
    """A kind of upgrade; each field is one way in which it may change the rules."""

    id: str
    red_cross: bool = False
    gain: Gain = NOTHING
    reroll: int = 0
    reroll_all: bool = False
    cards: int = 0
    draws: int = 0
    discount: int = 0
    pay: int = 0
    exchange: Gain = NOTHING
    each: str = ""
    at_least: dict[str, int] = {}


class Tile(msgspec.Struct, frozen=True):
    """An upgrade tile."""

    id: str
    upgrade: str
    end_vp: int


class Space(msgspec.Struct, frozen=True):
    """A space of the discovery track."""

    id: str
    gain: Gain = NOTHING


class AutomatonPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that an automaton card puts on one banner."""

    banner: str
    role: Role
    figures: int


class AutomatonCard(msgspec.Struct, frozen=True):
    """Where the automaton's figures stand in a round."""

    id: str
    places: list[AutomatonPlace]


class AutomatonTile(msgspec.Struct, frozen=True):
    """What the automaton takes first, from left to right."""

    types: list[str]
    bonuses: list[Bonus]


class Players(msgspec.Struct, frozen=True):
    """What changes with the number of players."""

    id: str
    team: int
    village: int
    automaton: bool = False


class Match(msgspec.Struct, frozen=True):
    """Numbers that hold for every match."""

    rounds: int
    coins: list[int]
    temple: int
    site: int
    slots: int
    marker_vp: int
    coins_per_vp: int


class Throw(msgspec.Struct, frozen=True):
    """How often figures land in each way; the leader only lies or stands."""

    black: int
    white: int
    side: int
    standing: int
    leader_lying: int
    leader_standing: int


class Rows(msgspec.Struct, frozen=True):
    """All tables of an edition."""

    banner: list[Banner]
    type: list[ArtifactType]
    artifact: list[Artifact]
    upgrade: list[Upgrade]
    tile: list[Tile]
    space: list[Space]
    automaton: list[AutomatonCard]
    automaton_tile: AutomatonTile
    players: list[Players]
    match: Match
    throw: Throw
