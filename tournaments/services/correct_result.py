"""Corrections: what was recorded stays in the log, what is true counts, and the reason is shown."""

from collections.abc import Sequence
from uuid import UUID

from tournaments.events import Fact, ResultCorrected, SeatResult, SeatsCorrected
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.results import checked, table_of
from tournaments.state import Competition, Table


def correct_result(
    *, tournament: UUID, by: str, round_: int, table: int, seats: Sequence[SeatResult], reason: str
) -> None:
    """Replace the result of a table, whenever it was played."""
    _needs(reason)

    def decide(state: Competition) -> list[Fact]:
        there = _decided(state, round_, table)
        result = checked(there, seats)
        if result == there.result:
            raise Refused("same-result")
        return [ResultCorrected(round_, table, result)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def correct_seats(*, tournament: UUID, by: str, round_: int, table: int, entrants: Sequence[int], reason: str) -> None:
    """Put the order right in which the entrants of a table sat; each keeps what he scored."""
    _needs(reason)

    def decide(state: Competition) -> list[Fact]:
        there = _decided(state, round_, table)
        if sorted(entrants) != sorted(there.entrants):
            raise Refused("wrong-entrants")
        if list(entrants) == there.entrants:
            raise Refused("same-seats")
        return [SeatsCorrected(round_, table, list(entrants))]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def _needs(reason: str) -> None:
    if not reason.strip():
        raise Refused("reason-needed")


def _decided(state: Competition, round_: int, table: int) -> Table:
    if state.status == "archived":
        raise Refused("archived")
    _, there = table_of(state, round_, table)
    if not there.is_done:
        raise Refused("no-result")
    return there
