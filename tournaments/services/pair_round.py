"""Pair the next round; its matches are opened by a job when it starts."""

from uuid import UUID

import msgspec

from replays.store.clock import clock
from tournaments.draws import next_round
from tournaments.events import Fact
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.services.close_round import closed_by_now, closing
from tournaments.state import Competition

HOUR = 3_600_000_000
DAY = 24 * HOUR


def pair_round(*, tournament: UUID, by: str, starts: int = 0, reason: str = "") -> int:
    """Close the running round if every result is there, and pair the next one; return its number.

    On a ladder tables are made beside those that are still played.
    It starts now, or at another time, in microseconds since 1970.
    """
    now = clock()
    starts = starts or now
    if not now - DAY <= starts <= now + 366 * DAY:
        raise Refused("bad-time")

    def decide(state: Competition) -> list[Fact]:
        if state.is_over:
            raise Refused("over")
        goes_on = state.settings.format == "ladder"
        closed = closed_by_now(state) if goes_on else closing(state) if state.is_playing else []
        window = state.settings.window_hours * HOUR
        paired = msgspec.structs.replace(next_round(state), starts=starts, ends=starts + window if window else 0)
        return [*closed, paired]

    return len(record(tournament=tournament, by=by, decide=decide, reason=reason).rounds)
