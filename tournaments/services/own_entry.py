"""What players do about their own entry: register, pause, come back, withdraw."""

from uuid import UUID

from tournaments.refusals import Refused
from tournaments.services.leave_tournament import pause_entrant, resume_entrant, withdraw_entrant
from tournaments.services.register_entrant import register_entrant
from tournaments.streams import competition


def register(*, tournament: UUID, by: str) -> int:
    """Take part; return one's number."""
    return register_entrant(tournament=tournament, by=by, player=by).number


def pause(*, tournament: UUID, by: str, from_round: int = 0, reason: str = "") -> None:
    """Sit out from a round on."""
    pause_entrant(tournament=tournament, by=by, entrant=_own(tournament, by), from_round=from_round, reason=reason)


def come_back(*, tournament: UUID, by: str) -> None:
    """Be paired again."""
    resume_entrant(tournament=tournament, by=by, entrant=_own(tournament, by))


def withdraw(*, tournament: UUID, by: str, reason: str = "") -> None:
    """Leave the tournament."""
    withdraw_entrant(tournament=tournament, by=by, entrant=_own(tournament, by), reason=reason)


def _own(tournament: UUID, by: str) -> int:
    entrant = competition(tournament)[0].entrant_of(by)
    if entrant is None:
        raise Refused("not-present")
    return entrant.number
