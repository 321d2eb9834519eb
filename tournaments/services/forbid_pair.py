"""Keep two entrants apart, or let them meet again."""

from uuid import UUID

from tournaments.events import Fact, PairAllowed, PairForbidden
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.services.register_entrant import found
from tournaments.state import Competition


def forbid_pair(*, tournament: UUID, by: str, a: int, b: int, reason: str = "") -> None:
    """Never seat these two at one table where it can be avoided."""

    def decide(state: Competition) -> list[Fact]:
        pair = _pair(state, a, b)
        return [] if pair in state.forbidden else [PairForbidden(pair)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def allow_pair(*, tournament: UUID, by: str, a: int, b: int, reason: str = "") -> None:
    """Let these two meet again."""

    def decide(state: Competition) -> list[Fact]:
        pair = _pair(state, a, b)
        return [PairAllowed(pair)] if pair in state.forbidden else []

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def _pair(state: Competition, a: int, b: int) -> tuple[int, int]:
    if state.is_over:
        raise Refused("over")
    if found(state, a) is found(state, b):
        raise Refused("cannot-meet-himself")
    return min(a, b), max(a, b)
