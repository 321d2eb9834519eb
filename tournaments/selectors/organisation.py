"""What an organiser has done, to be read back: rounds, pairs kept apart, told results."""

from typing import NamedTuple
from uuid import UUID

from accounts.selectors import names_of
from tournaments.events import SeatResult
from tournaments.selectors.rounds import names_in
from tournaments.streams import competition


class RoundLine(NamedTuple):
    """A round without its tables: how far it is, and when it is played."""

    round: int
    status: str
    tables: int
    open_tables: int
    byes: int
    starts: int
    ends: int


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


def apart_in(tournament: UUID) -> list[Apart]:
    """List the pairs that are kept apart, by number."""
    state, _ = competition(tournament)
    names = names_in(state, (one for pair in state.forbidden for one in pair))
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
    names = names_in(state, (seat.entrant for fact, _ in waiting for seat in fact.seats))
    return [
        Proposal(fact.round, fact.table, tellers[by], [_told(seat, names) for seat in fact.seats])
        for fact, by in waiting
    ]


def _told(seat: SeatResult, names: dict[int, str]) -> ToldSeat:
    return ToldSeat(seat.entrant, names[seat.entrant], seat.place, seat.score, seat.came)
