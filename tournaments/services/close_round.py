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
        return [*(closing(state) if state.is_playing else []), TournamentEnded()]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def archive_tournament(*, tournament: UUID, by: str, reason: str = "") -> None:
    """Put an ended tournament away."""

    def decide(state: Competition) -> list[Fact]:
        if state.status != "ended":
            raise Refused("archived" if state.status == "archived" else "not-over")
        return [TournamentArchived()]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def closing(state: Competition) -> list[Fact]:
    """Close what is still open, the newest round or on a ladder several, or say what is missing."""
    if state.round is None:
        raise Refused("unknown-round", round=1)
    running = [round_ for round_ in state.rounds if not round_.closed]
    if not running:
        raise Refused("round-closed", round=state.round.number)
    missing = [f"table {table.number}" for round_ in running for table in round_.open_tables]
    if missing:
        raise Refused("results-missing", tables=", ".join(missing[:10]))
    return [RoundClosed(round_.number) for round_ in running]


def closed_by_now(state: Competition) -> list[Fact]:
    """Close the rounds of a ladder in which nothing is awaited any more; others go on beside the next one."""
    return [RoundClosed(round_.number) for round_ in state.rounds if not round_.closed and not round_.open_tables]
