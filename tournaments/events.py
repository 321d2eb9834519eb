"""The record of a competition: what each kind of event in the stream of a tournament holds.

Entrants are numbered within their tournament, from 1; players are opaque ids; `reason` is the id of a row that
holds the words. Rounds and tables count from 1, seats from 0, times are whole microseconds since 1970.
"""

from typing import Any, Literal

import msgspec

from games.kit.reader import reader
from tournaments.settings import Settings

Role = Literal["owner", "arbiter", "referee", "observer"]


class Fact(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What one kind of event says; every decision can have a reason."""

    reason: str = ""


class TournamentOpened(Fact):
    """It begins: with these settings, as a copy of a former one or as a division of a season."""

    settings: Settings
    seed: int
    copy_of: str = ""
    season: str = ""
    division: str = ""


class SettingsChanged(Fact):
    """From here on these settings hold."""

    settings: Settings


class TieBreaksChanged(Fact):
    """From here on ties are broken in this order."""

    tie_breaks: list[str]


class RoleGiven(Fact):
    """A player helps to run the tournament."""

    player: str
    role: Role


class RoleTaken(Fact):
    """A player no longer has this role."""

    player: str
    role: Role


class EntrantInvited(Fact):
    """A player may register though entry is by invitation."""

    player: str


class InvitationDeclined(Fact):
    """A player does not come."""

    player: str


class InvitationWithdrawn(Fact):
    """A player may no longer register on the invitation he had."""

    player: str


class EntrantRegistered(Fact):
    """A player takes part from a round on, or waits for a place; `bot` is the program that plays for him.

    One that is `untested` first has to play a match against itself.
    """

    entrant: int
    player: str
    bot: str = ""
    rating: int = 0
    from_round: int = 1
    waiting: bool = False
    untested: bool = False


class EntrantTested(Fact):
    """A bot has played a match against itself to the end: it takes part from a round on, or waits for a place."""

    entrant: int
    match: str
    from_round: int = 1
    waiting: bool = False


class EntrantRefused(Fact):
    """A bot could not play a match against itself, and does not take part; `why` is a code."""

    entrant: int
    why: str


class EntrantAdmitted(Fact):
    """A place became free for a waiting entrant."""

    entrant: int
    from_round: int = 1


class EntrantPaused(Fact):
    """An entrant is not paired from a round on, until he returns."""

    entrant: int
    from_round: int


class EntrantReturned(Fact):
    """A paused entrant is paired again from a round on."""

    entrant: int
    from_round: int


class EntrantWithdrawn(Fact):
    """An entrant leaves; what he has played stays."""

    entrant: int
    from_round: int


class EntrantExpelled(Fact):
    """The organiser removes an entrant; what he has played stays."""

    entrant: int
    from_round: int


class EntrantSubstituted(Fact):
    """Another entrant takes the seats that one has not played yet; he takes no history with them."""

    entrant: int
    substitute: int
    from_round: int


class PairForbidden(Fact):
    """Two entrants are not to meet."""

    entrants: tuple[int, int]


class PairAllowed(Fact):
    """Two entrants may meet again."""

    entrants: tuple[int, int]


class RoundPaired(Fact):
    """Who sits where: the seats of each table in order; and all it takes to pair this round again."""

    round: int
    tables: list[list[int]]
    byes: list[int] = []
    groups: list[str] = []
    seed: int = 0
    version: str = ""
    inputs: dict[str, Any] = {}
    cost: list[int] = []
    starts: int = 0
    ends: int = 0


class RoundProlonged(Fact):
    """A round ends later than was said before."""

    round: int
    ends: int


class TableMoved(Fact):
    """A table's match has another id: the one it was to have was taken by a match brought in from elsewhere."""

    round: int
    table: int
    match: str


class SeatResult(msgspec.Struct, omit_defaults=True):
    """What one entrant did at a table; whoever did not come has no score and the last place."""

    entrant: int
    place: int
    score: int | None = None
    came: bool = True


class ResultRecorded(Fact):
    """How a table ended; `match` is there if it was played on the site."""

    round: int
    table: int
    seats: list[SeatResult]
    match: str = ""


class ResultProposed(Fact):
    """How a table ended, as one person says; another has to confirm it."""

    round: int
    table: int
    seats: list[SeatResult]


class ResultCorrected(Fact):
    """How a table ended in truth."""

    round: int
    table: int
    seats: list[SeatResult]


class SeatsCorrected(Fact):
    """In which order the entrants of a table really sat."""

    round: int
    table: int
    entrants: list[int]


class PenaltyGiven(Fact):
    """An entrant loses points, in 300ths, in a round."""

    entrant: int
    round: int
    points: int


class PenaltyLifted(Fact):
    """A penalty, known by its event, no longer counts."""

    penalty: int


class RoundClosed(Fact):
    """Nothing more is awaited in this round."""

    round: int


class PublishedRow(msgspec.Struct, omit_defaults=True):
    """A line of published standings, with points in 300ths."""

    entrant: int
    place: int
    points: int


class StandingsPublished(Fact):
    """The standings after a round as they were made known; they stay as they are."""

    round: int
    rows: list[PublishedRow]


class TournamentEnded(Fact):
    """It is over."""


class TournamentArchived(Fact):
    """It is put away: it can be read, and nothing more can be done to it."""


KINDS: dict[str, type[Fact]] = {
    "tournament-opened": TournamentOpened,
    "settings-changed": SettingsChanged,
    "tie-breaks-changed": TieBreaksChanged,
    "role-given": RoleGiven,
    "role-taken": RoleTaken,
    "entrant-invited": EntrantInvited,
    "invitation-declined": InvitationDeclined,
    "invitation-withdrawn": InvitationWithdrawn,
    "entrant-registered": EntrantRegistered,
    "entrant-tested": EntrantTested,
    "entrant-refused": EntrantRefused,
    "entrant-admitted": EntrantAdmitted,
    "entrant-paused": EntrantPaused,
    "entrant-returned": EntrantReturned,
    "entrant-withdrawn": EntrantWithdrawn,
    "entrant-expelled": EntrantExpelled,
    "entrant-substituted": EntrantSubstituted,
    "pair-forbidden": PairForbidden,
    "pair-allowed": PairAllowed,
    "round-paired": RoundPaired,
    "round-prolonged": RoundProlonged,
    "table-moved": TableMoved,
    "result-proposed": ResultProposed,
    "result-recorded": ResultRecorded,
    "result-corrected": ResultCorrected,
    "seats-corrected": SeatsCorrected,
    "penalty-given": PenaltyGiven,
    "penalty-lifted": PenaltyLifted,
    "round-closed": RoundClosed,
    "standings-published": StandingsPublished,
    "tournament-ended": TournamentEnded,
    "tournament-archived": TournamentArchived,
}
CORRECTING = (ResultCorrected, SeatsCorrected, PenaltyGiven, PenaltyLifted)
"""What changes a table of standings after the fact."""
KIND_OF = {struct: kind for kind, struct in KINDS.items()}
from_event = reader(KINDS)
"""Reads what an event holds."""
