"""A tournament at one moment: what its events have made of it."""

from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid5

from tournaments.events import PenaltyGiven, ResultProposed, SeatResult, StandingsPublished
from tournaments.settings import Settings

PRESENT = ("active", "paused")
GONE = ("withdrawn", "expelled")


@dataclass(slots=True)
class Entrant:
    """A player in this tournament; a status holds from the round beside it, `entered` is the event he came with.

    `away` lists from which round he sits out and with which he returns, 0 if that is not known; `entered` is the event
    with which he came.
    """

    number: int
    player: str
    bot: str
    rating: int
    from_round: int
    status: str = "active"
    status_from: int = 1
    stands_in_for: int = 0
    away: list[tuple[int, int]] = field(default_factory=list)
    entered: int = 0
    untried: bool = False

    def plays_in(self, round_: int) -> bool:
        """Say whether this entrant is to be paired in a round."""
        if self.status not in PRESENT and not (self.status in GONE and round_ < self.status_from):
            return False
        return round_ >= self.from_round and not any(
            first <= round_ and (not back or round_ < back) for first, back in self.away
        )


@dataclass(slots=True)
class Table:
    """Who sits where in a round, and how it ended: `decided` by which event last, `decided_at` when at first."""

    number: int
    entrants: list[int]
    group: str = ""
    result: list[SeatResult] | None = None
    match: str = ""
    proposal: ResultProposed | None = None
    proposed_by: str = ""
    proposed_at: int = 0
    decided: int = -1
    decided_at: int | None = None
    moved_to: str = ""

    @property
    def is_done(self) -> bool:
        """Whether the result is known."""
        return self.result is not None


@dataclass(slots=True)
class Round:
    """One round: its tables, who rests, the event that paired it, and what the next draw needs to know of this one."""

    number: int
    tables: list[Table]
    byes: list[int]
    paired_at: int
    starts: int
    ends: int
    inputs: dict[str, Any]
    closed: bool = False

    def table(self, number: int) -> Table | None:
        """Find a table by its number."""
        return self.tables[number - 1] if 0 < number <= len(self.tables) else None

    @property
    def open_tables(self) -> list[Table]:
        """The tables whose result is still awaited."""
        return [table for table in self.tables if not table.is_done]


@dataclass(slots=True)
class Competition:
    """A tournament after its event number `seq`; `scored` is the last one that changed the standings."""

    id: UUID
    settings: Settings
    seed: int
    season: str = ""
    division: str = ""
    seq: int = -1
    scored: int = -1
    status: str = "registering"
    entrants: dict[int, Entrant] = field(default_factory=dict)
    invited: set[str] = field(default_factory=set)
    roles: dict[str, set[str]] = field(default_factory=dict)
    forbidden: set[tuple[int, int]] = field(default_factory=set)
    rounds: list[Round] = field(default_factory=list)
    penalties: dict[int, PenaltyGiven] = field(default_factory=dict)
    published: dict[int, StandingsPublished] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)

    @property
    def round(self) -> Round | None:
        """The newest round, if one has been paired."""
        return self.rounds[-1] if self.rounds else None

    def round_number(self, number: int) -> Round | None:
        """Find a round by its number."""
        return self.rounds[number - 1] if 0 < number <= len(self.rounds) else None

    @property
    def is_playing(self) -> bool:
        """Whether a round is not closed yet."""
        return any(not round_.closed for round_ in self.rounds)

    @property
    def first_open(self) -> int:
        """The number of the first round that is not closed yet, or that the next one will have."""
        return next((round_.number for round_ in self.rounds if not round_.closed), self.next_round)

    @property
    def next_round(self) -> int:
        """The number that the next round will have."""
        return len(self.rounds) + 1

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.status in ("ended", "archived")

    def entrant_of(self, player: str) -> Entrant | None:
        """Find a player's place in this tournament."""
        number = self.numbers.get(player)
        return self.entrants[number] if number else None

    def seat_holder(self, number: int) -> Entrant:
        """Find who has an entrant's seats by now: himself, or the last of those who stood in for one another."""
        stand_ins = {one.stands_in_for: one for one in self.entrants.values() if one.stands_in_for}
        holder = self.entrants[number]
        while holder.number in stand_ins:
            holder = stand_ins[holder.number]
        return holder

    def playing(self, round_: int) -> list[Entrant]:
        """List the entrants who are to be paired in a round, by number."""
        return [entrant for entrant in self.entrants.values() if entrant.plays_in(round_)]

    @property
    def present(self) -> int:
        """How many take part, those who pause among them."""
        return sum(entrant.status in PRESENT for entrant in self.entrants.values())

    @property
    def is_full(self) -> bool:
        """Whether every place is taken."""
        return 0 < self.settings.capacity <= self.present

    def match_id(self, round_: int, table: int) -> UUID:
        """Name the match of a table: the same on every machine, unless that id was taken before."""
        paired = self.round_number(round_)
        there = paired.table(table) if paired else None
        return UUID(there.moved_to) if there and there.moved_to else uuid5(self.id, f"{round_}/{table}")
