"""Penalties: points taken away for a reason, and given back."""

from uuid import UUID

from tournaments.events import Fact, PenaltyGiven, PenaltyLifted
from tournaments.points import from_text
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.services.register_entrant import found
from tournaments.standings.values import UNIT
from tournaments.state import Competition

MOST = 10_000
"""Points that can be taken at once."""


def give_penalty(*, tournament: UUID, by: str, entrant: int, points: str, reason: str, round_: int = 0) -> int:
    """Take points (such as 3 or 1/2) away in a round, the newest if none is named; return the penalty's event."""
    if not reason.strip():
        raise Refused("reason-needed")
    taken = from_text(points)
    if not 0 < taken <= MOST * UNIT:
        raise Refused("penalty-size", most=f"{MOST:,}")

    def decide(state: Competition) -> list[Fact]:
        found(state, entrant)
        if state.status == "archived":
            raise Refused("archived")
        if round_ and not state.round_number(round_):
            raise Refused("unknown-round", round=round_)
        return [PenaltyGiven(entrant, round_ or max(1, len(state.rounds)), taken)]

    return record(tournament=tournament, by=by, decide=decide, reason=reason).seq


def lift_penalty(*, tournament: UUID, by: str, penalty: int, reason: str) -> None:
    """Give the points of a penalty back."""
    if not reason.strip():
        raise Refused("reason-needed")

    def decide(state: Competition) -> list[Fact]:
        if penalty not in state.penalties:
            raise Refused("unknown-penalty")
        if state.status == "archived":
            raise Refused("archived")
        return [PenaltyLifted(penalty)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)
