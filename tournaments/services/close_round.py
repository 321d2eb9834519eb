"""Close a round, end a tournament, put it into the archive."""

from uuid import UUID

from tournaments.events import Fact, RoundClosed, TournamentArchived, TournamentEnded
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.state import Competition


def close_round(*, tournament: UUID, by: str, reason: str = "") -> None:
    """Close the newest round, once every table has a result."""
    record(tournament=tournament, by=by, decide=closing, reason=reason)


def end_tournament(*, tournament: UUID, by: str, reason: str = "") -> None:
    """Say that nothing more will be played, be it earlier than planned; a running round is closed first."""

    def decide(state: Competition) -> list[Fact]:
        if state.is_over:
            raise Refused("over")
        return [*(closing(state) if state.round and not state.round.closed else []), TournamentEnded()]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def archive_tournament(*, tournament: UUID, by: str, reason: str = "") -> None:
    """Put an ended tournament away."""

    def decide(state: Competition) -> list[Fact]:
        if state.status != "ended":
            raise Refused("archived" if state.status == "archived" else "not-over")
        return [TournamentArchived()]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def closing(state: Competition) -> list[Fact]:
    """Close the newest round, or say what is missing."""
    if state.round is None:
        raise Refused("unknown-round", round=1)
    if state.round.closed:
        raise Refused("round-closed", round=state.round.number)
    if state.round.open_tables:
        names = ", ".join(f"table {table.number}" for table in state.round.open_tables[:10])
        raise Refused("results-missing", tables=names)
    return [RoundClosed(state.round.number)]
