"""The rows of an edition's tables: what the box says of each banner, card, tile and space."""

from typing import Annotated, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""No number of the box is below zero, and none is so large that a match could not be played."""
Role = Literal["black", "white"]
"""Adventurers show black, archaeologists white (rulebook p. 6)."""
Bonus = Literal["none", "coin", "discovery", "vp"]


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins, points, discovery points and upgrades from the stack."""

    coin: Number = 0
    vp: Number = 0
    discovery: Number = 0
    upgrade: Number = 0

    def times(self, number: int) -> "Gain":
        """Multiply the gain."""
        return Gain(self.coin * number, self.vp * number, self.discovery * number, self.upgrade * number)


NOTHING = Gain()


class Banner(msgspec.Struct, frozen=True):
    """A place for figures; `cost` is for each of them."""

    id: str
    location: str
    kind: Literal["unique", "free", "auction"]
    role: Literal["black", "white", "one", "any"]
    action: Literal["camp", "marker", "pick", "excavate", "sell", "upgrade", "deliver"]
    cost: Number = 0
    gain: Gain = NOTHING
    picks: Number = 0
    draws: Number = 0
    cards: Number = 0
    seats: tuple[int, ...] = (2, 3, 4, 5)


class ArtifactType(msgspec.Struct, frozen=True):
    """A type of artifacts, with the points for one, two and three cards."""

    id: str
    values: tuple[Number, Number, Number]


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
    reroll: Number = 0
    reroll_all: bool = False
    cards: Number = 0
    draws: Number = 0
    discount: Number = 0
    pay: Number = 0
    exchange: Gain = NOTHING
    each: str = ""
    at_least: dict[str, Number] = {}


class Tile(msgspec.Struct, frozen=True):
    """An upgrade tile."""

    id: str
    upgrade: str
    end_vp: Number


class Space(msgspec.Struct, frozen=True):
    """A space of the discovery track."""

    id: str
    gain: Gain = NOTHING


class AutomatonPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that an automaton card puts on one banner."""

    banner: str
    role: Role
    figures: Number


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

    id: Literal["2", "3", "4", "5"]
    team: Number
    village: Number
    automaton: bool = False


class Match(msgspec.Struct, frozen=True):
    """Numbers that hold for every match."""

    rounds: Number
    coins: list[Number]
    temple: Number
    site: Number
    slots: Number
    marker_vp: Number
    coins_per_vp: Number


class Throw(msgspec.Struct, frozen=True):
    """How often figures land in each way; the leader only lies or stands."""

    black: Number
    white: Number
    side: Number
    standing: Number
    leader_lying: Number
    leader_standing: Number


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
