"""The record of a season: what each kind of event in its stream holds. Players are opaque ids; tiers count from 1."""

from string import ascii_uppercase

from games.kit.reader import reader
from tournaments.events import Fact
from tournaments.settings import Settings


class SeasonOpened(Fact):
    """A league begins a season: how its divisions are played, and how many go up and down."""

    league: str
    number: int
    settings: Settings
    seed: int
    size: int = 7
    widths: tuple[int, ...] = (1, 2, 4, 8)
    up: int = 1
    down: int = 2
    former: str = ""


class SeasonSettingsChanged(Fact):
    """Before the draw: from here on the season is to be run like this."""

    settings: Settings
    size: int
    widths: tuple[int, ...]
    up: int
    down: int


class PlayerRegistered(Fact):
    """A player wants to play this season; `bot` is the program that plays for him.

    His rating is in hundredths, as it was at that moment; 0 for those who have none.
    """

    player: str
    bot: str = ""
    rating: int = 0


class PlayerWithdrawn(Fact):
    """A player does not want to play after all, or rests after the season before."""

    player: str


class Division(Fact):
    """A division: its tournament, its tier, its number there, and who plays in it."""

    tournament: str
    tier: int
    number: int
    players: list[str]

    @property
    def name(self) -> str:
        """Its tier and its letter, such as 2B."""
        return f"{self.tier}{ascii_uppercase[(self.number - 1) % 26] * (1 + (self.number - 1) // 26)}"


class DivisionsDrawn(Fact):
    """Who plays in which division, and how each player came there."""

    divisions: list[Division]
    moves: list["Move"] = []


class Finish(Fact):
    """A player's end of season: points in 300ths, from how many games, and whether he left before the end."""

    player: str
    points: int
    played: int
    left: bool = False


class DivisionEnded(Fact):
    """A division's final table, from first to last; told again when a correction has changed it."""

    tournament: str
    order: list[Finish]


class Move(Fact):
    """Where a player stands in the next season, and why; tier 0 before: he did not play, after: he rests."""

    player: str
    before: int
    after: int
    why: str


class SeasonEnded(Fact):
    """Who goes up, stays and goes down; told again when a correction has changed it."""

    moves: list[Move]


KINDS: dict[str, type[Fact]] = {
    "season-opened": SeasonOpened,
    "season-settings-changed": SeasonSettingsChanged,
    "player-registered": PlayerRegistered,
    "player-withdrawn": PlayerWithdrawn,
    "divisions-drawn": DivisionsDrawn,
    "division-ended": DivisionEnded,
    "season-ended": SeasonEnded,
}
KIND_OF = {struct: kind for kind, struct in KINDS.items()}
from_event = reader(KINDS)
"""Reads what an event holds."""
