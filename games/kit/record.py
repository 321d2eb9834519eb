"""The record of a match: what each kind of event holds, and which moves stand after all undoing."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from games.kit.digest import canonical
from games.kit.events import Event
from games.kit.reader import reader
from games.kit.score import ScoreSheet


class MatchOpened(msgspec.Struct, omit_defaults=True):
    """How the match began. `seats` are opaque ids of players; `edition_data` is there if the edition is not shipped."""

    game: str
    rules: int
    edition: str
    edition_hash: str
    seats: list[str]
    options: dict[str, str]
    chance: list[int]
    stand_in: str = "random"
    context: dict[str, Any] = {}
    edition_title: str = ""
    edition_data: dict[str, Any] | None = None


class MovePlayed(msgspec.Struct, omit_defaults=True):
    """One move, what chance answered to it, and a digest of the position at the end of a turn."""

    seat: int
    move: str
    chance: list[int] = []
    digest: str = ""


class MovesUndone(msgspec.Struct):
    """The match returns to the position after step `to`; what came since is undone."""

    seat: int
    to: int


class SeatLeft(msgspec.Struct):
    """A seat is played on by a bot from here."""

    seat: int
    bot: str


class SeatTakenOver(msgspec.Struct):
    """Another player sits in a seat from here, with all that it holds and knows; he is not ranked for who left it."""

    seat: int
    player: str


class MatchFinished(msgspec.Struct):
    """How it ended."""

    scores: list[ScoreSheet]
    digest: str


class MatchVoided(msgspec.Struct):
    """The match does not count."""

    reason: str


KINDS: dict[str, type[msgspec.Struct]] = {
    "match-opened": MatchOpened,
    "move-played": MovePlayed,
    "moves-undone": MovesUndone,
    "seat-resigned": SeatLeft,
    "seat-timed-out": SeatLeft,
    "seat-handed-to-bot": SeatLeft,
    "seat-handed-to-player": SeatTakenOver,
    "match-finished": MatchFinished,
    "match-voided": MatchVoided,
}
LAST = ("seat-resigned", "seat-timed-out")
"""Kinds after which a seat is ranked last."""
from_event = reader(KINDS)
"""Reads what an event holds."""


class Step(NamedTuple):
    """A move that stands, with the step at which it was recorded."""

    seq: int
    played: MovePlayed


def to_data(entry: msgspec.Struct) -> str:
    """Write an entry as an event's data."""
    return canonical(msgspec.to_builtins(entry))


def standing_moves(events: Iterable[Event]) -> list[Step]:
    """List the moves that stand: every move played but those undone later."""
    steps: list[Step] = []
    for event in events:
        if event.kind == "move-played":
            steps.append(Step(event.seq, from_event(event)))
        elif event.kind == "moves-undone":
            to = from_event(event).to
            while steps and steps[-1].seq > to:
                steps.pop()
    return steps


def seats_ranked_last(events: Iterable[Event]) -> set[int]:
    """Find the seats that resigned or ran out of time, and that nobody has taken over since."""
    seats: set[int] = set()
    for event in events:
        if event.kind in LAST:
            seats.add(from_event(event).seat)
        elif event.kind == "seat-handed-to-player":
            seats.discard(from_event(event).seat)
    return seats
