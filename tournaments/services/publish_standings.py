"""Publish standings: they stay as they were made known, whatever is corrected later."""

from uuid import UUID

from tournaments.draws import rows_of
from tournaments.events import Fact, PublishedRow, StandingsPublished
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.state import Competition


def publish_standings(*, tournament: UUID, by: str, reason: str = "") -> None:
    """Make the standings known as they are after the newest closed round."""

    def decide(state: Competition) -> list[Fact]:
        closed = [round_.number for round_ in state.rounds if round_.closed]
        if not closed:
            raise Refused("round-running", round=1)
        if state.status == "archived":
            raise Refused("archived")
        rows = [PublishedRow(row.entrant, row.place, row.score) for row in rows_of(state, closed[-1])]
        return [StandingsPublished(closed[-1], rows)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)
