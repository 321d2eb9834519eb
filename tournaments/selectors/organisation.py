"""What an organiser has done, to be read back: rounds, penalties, pairs kept apart, told results, publications."""

from collections.abc import Iterable
from typing import NamedTuple
from uuid import UUID

from accounts.selectors import names_of
from replays.store import log
from tournaments.events import SeatResult
from tournaments.models import Reason, Tournament
from tournaments.points import to_text
from tournaments.refusals import Refused
from tournaments.state import Competition
from tournaments.streams import competition, stream_of
from tournaments.tell import Line, told

LINES = 1000


class RoundLine(NamedTuple):
    """A round without its tables: how far it is, and when it is played."""

    round: int
    status: str
    tables: int
    open_tables: int
    byes: int
    starts: int
    ends: int


class Penalty(NamedTuple):
    """Points taken from an entrant; `event` is what one names to lift it."""

    event: int
    entrant: int
    name: str
    round: int
    points: str
    reason: str


class Apart(NamedTuple):
    """Two entrants who are not to meet."""

    entrants: tuple[int, int]
    names: tuple[str, str]


class ToldSeat(NamedTuple):
    """What was told of one entrant."""

    entrant: int
    name: str
    place: int
    score: int | None
    came: bool


class Proposal(NamedTuple):
    """A result that somebody has told and another has to confirm."""

    round: int
    table: int
    by: str
    seats: list[ToldSeat]


class PublishedLine(NamedTuple):
    """A line of published standings."""

    entrant: int
    name: str
    place: int
    points: str


class Publication(NamedTuple):
    """Standings as they were made known with an event."""

    event: int
    at: int
    round: int
    rows: list[PublishedLine]


def rounds_of(tournament: UUID) -> list[RoundLine]:
    """List all rounds by number."""
    return [
        RoundLine(
            round=one.number,
            status="closed" if one.closed else "running" if one.open_tables else "complete",
            tables=len(one.tables),
            open_tables=len(one.open_tables),
            byes=len(one.byes),
            starts=one.starts,
            ends=one.ends,
        )
        for one in competition(tournament)[0].rounds
    ]


def penalties_of(tournament: UUID) -> list[Penalty]:
    """List the penalties that count, the oldest first."""
    state, _ = competition(tournament)
    given = sorted(state.penalties.items())
    names = _names(state, (fact.entrant for _, fact in given))
    words = {str(one.id): one.text for one in Reason.objects.filter(id__in=[f.reason for _, f in given if f.reason])}
    return [
        Penalty(event, one.entrant, names[one.entrant], one.round, to_text(one.points), words.get(one.reason, ""))
        for event, one in given
    ]


def apart_in(tournament: UUID) -> list[Apart]:
    """List the pairs that are kept apart, by number."""
    state, _ = competition(tournament)
    names = _names(state, (one for pair in state.forbidden for one in pair))
    return [Apart((a, b), (names[a], names[b])) for a, b in sorted(state.forbidden)]


def proposals_of(tournament: UUID) -> list[Proposal]:
    """List the results that wait for a second word, by round and table."""
    state, _ = competition(tournament)
    waiting = [
        (table.proposal, table.proposed_by)
        for round_ in state.rounds
        for table in round_.open_tables
        if table.proposal is not None
    ]
    tellers = names_of(by for _, by in waiting)
    names = _names(state, (seat.entrant for fact, _ in waiting for seat in fact.seats))
    return [
        Proposal(fact.round, fact.table, tellers[by], [_told(seat, names) for seat in fact.seats])
        for fact, by in waiting
    ]


def publications_of(tournament: UUID) -> list[int]:
    """List the events with which standings were published."""
    return sorted(competition(tournament)[0].published)


def publication(tournament: UUID, event: int) -> Publication:
    """Give standings as they were published with an event."""
    state, _ = competition(tournament)
    published = state.published.get(event)
    if published is None:
        raise Refused("unknown-publication")
    (stored,) = log.read(stream_of(tournament), after=event - 1, upto=event)
    names = _names(state, (row.entrant for row in published.rows))
    rows = [PublishedLine(row.entrant, names[row.entrant], row.place, to_text(row.points)) for row in published.rows]
    return Publication(event, stored.at, published.round, rows)


def corrections_since(tournament: Tournament) -> tuple[int | None, list[Line]]:
    """Tell what was corrected, by whom and why, after the event that published standings last."""
    state, _ = competition(tournament.id)
    last = max(state.published, default=None)
    events = {event for event in state.corrections if last is None or event > last}
    if not events:
        return last, []
    lines: list[Line] = []
    for start in range(min(events) - 1, state.seq, LINES):
        lines += [line for line in told(tournament.id, after=start, count=LINES) if line.seq in events]
    return last, lines


def _told(seat: SeatResult, names: dict[int, str]) -> ToldSeat:
    return ToldSeat(seat.entrant, names[seat.entrant], seat.place, seat.score, seat.came)


def _names(state: Competition, entrants: Iterable[int]) -> dict[int, str]:
    players = {number: state.entrants[number].player for number in entrants}
    names = names_of(players.values())
    return {number: names[player] for number, player in players.items()}
