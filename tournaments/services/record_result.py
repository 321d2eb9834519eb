"""Results: recorded from a match or by hand, told by one person and confirmed by another, or decided by absence."""

from collections.abc import Collection, Sequence
from uuid import UUID

from accounts.selectors import person_behind
from games.kit.score import ScoreSheet
from tournaments.events import Fact, ResultProposed, ResultRecorded, SeatResult
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.results import checked, from_sheets, table_of, without
from tournaments.state import Competition, Table

DECIDING = {"owner", "arbiter"}
"""Whose word on an absence is enough."""


def record_result(
    *, tournament: UUID, by: str, round_: int, table: int, seats: Sequence[SeatResult], reason: str = ""
) -> None:
    """Record how a table that is not played here ended; where two people are needed it waits for the second one."""

    def decide(state: Competition) -> list[Fact]:
        there = _awaited(state, round_, table)
        if state.settings.play != "hand":
            raise Refused("not-by-hand")
        result = checked(there, seats)
        if state.settings.confirm:
            return [ResultProposed(round_, table, result)]
        return [ResultRecorded(round_, table, result)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def confirm_result(*, tournament: UUID, by: str, round_: int, table: int, proposal: int = 0, reason: str = "") -> None:
    """Record what somebody else has told of a table; `proposal` is the event that told what is to be confirmed."""

    def decide(state: Competition) -> list[Fact]:
        there = _awaited(state, round_, table)
        if there.proposal is None:
            raise Refused("no-proposal")
        if person_behind(there.proposed_by) == person_behind(by):
            raise Refused("same-person")
        if proposal and proposal != there.proposed_at:
            raise Refused("told-anew")
        return [ResultRecorded(round_, table, checked(there, there.proposal.seats))]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def record_forfeit(
    *,
    tournament: UUID,
    by: str,
    round_: int,
    table: int,
    absent: Collection[int],
    seats: Sequence[SeatResult] = (),
    reason: str = "",
) -> None:
    """Record that some, or all, of a table did not come; without `seats` those who did share the first place.

    Where two people are needed, owners and arbiters decide alone, and a referee's word waits for the second one.
    """

    def decide(state: Competition) -> list[Fact]:
        result = without(_awaited(state, round_, table), absent, seats)
        if state.settings.confirm and not state.roles.get(by, set()) & DECIDING:
            return [ResultProposed(round_, table, result)]
        return [ResultRecorded(round_, table, result)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def record_match(*, tournament: UUID, round_: int, table: int, match: UUID, sheets: Sequence[ScoreSheet]) -> None:
    """Record the result of a match that was played here; a table whose result is known stays as it is."""

    def decide(state: Competition) -> list[Fact]:
        _, there = table_of(state, round_, table)
        if there.is_done or state.is_over:
            return []
        return [ResultRecorded(round_, table, from_sheets(there, sheets), str(match))]

    record(tournament=tournament, by="system", decide=decide)


def _awaited(state: Competition, round_: int, table: int) -> Table:
    if state.is_over:
        raise Refused("over")
    _, there = table_of(state, round_, table)
    if there.is_done:
        raise Refused("result-known")
    return there
