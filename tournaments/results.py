"""Results as they are told: checked against the table they belong to."""

from collections.abc import Collection, Sequence

from games.kit.score import ScoreSheet, places
from tournaments.events import SeatResult
from tournaments.refusals import Refused
from tournaments.state import Competition, Round, Table

HIGHEST = 1_000_000
"""No game is known in which somebody scores more."""


def table_of(state: Competition, round_: int, table: int) -> tuple[Round, Table]:
    """Find a table, or say which part of the address is wrong."""
    found = state.round_number(round_)
    if found is None:
        raise Refused("unknown-round", round=round_)
    seats = found.table(table)
    if seats is None:
        raise Refused("unknown-table", round=round_, table=table)
    return found, seats


def checked(table: Table, seats: Sequence[SeatResult]) -> list[SeatResult]:
    """Return a result in the order of the seats, or say what cannot be about it."""
    by_entrant = {seat.entrant: seat for seat in seats}
    if len(seats) != len(table.entrants) or by_entrant.keys() != set(table.entrants):
        raise Refused("wrong-entrants")
    given = [seat.place for seat in seats]
    if places([-place for place in given]) != given:
        raise Refused("wrong-places")
    if any(abs(seat.score) > HIGHEST for seat in seats if seat.score is not None):
        raise Refused("bad-score", most=f"{HIGHEST:,}")
    _check_order([seat for seat in seats if seat.came])
    last = max((seat.place for seat in seats if seat.came), default=0)
    if any(seat.place <= last or seat.score is not None for seat in seats if not seat.came):
        raise Refused("absent-first")
    return [by_entrant[entrant] for entrant in table.entrants]


def _check_order(seats: Sequence[SeatResult]) -> None:
    scored = [(seat.place, seat.score) for seat in seats if seat.score is not None]
    for place, score in scored:
        if any(other > place and more > score for other, more in scored):
            raise Refused("wrong-order")


def without(table: Table, absent: Collection[int], told: Sequence[SeatResult] = ()) -> list[SeatResult]:
    """Rank those who did not come last, all alike, behind what is told of the others or, untold, equal winners."""
    if not absent or not set(absent) <= set(table.entrants):
        raise Refused("wrong-entrants")
    there = list(told) or [SeatResult(one, 1) for one in table.entrants if one not in absent]
    return checked(table, [*there, *(SeatResult(one, len(there) + 1, None, came=False) for one in absent)])


def from_sheets(table: Table, sheets: Sequence[ScoreSheet]) -> list[SeatResult]:
    """Read a result from the score sheets of a match; a rival whom nobody plays takes no place."""
    seated = [sheet for sheet in sheets if sheet.seat is not None]
    ranks = places([-sheet.place for sheet in seated])
    by_seat = {sheet.seat: SeatResult(0, rank, sheet.total) for sheet, rank in zip(seated, ranks, strict=True)}
    return [
        SeatResult(entrant, by_seat[seat].place, by_seat[seat].score) for seat, entrant in enumerate(table.entrants)
    ]
