"""Go on: a finished round leads to the next one, and the last one to the end; where bots play, by itself.

A ladder goes on whenever enough are free, comes to rest when all have played enough, and ends when its owner says so.
"""

from uuid import UUID

from tournaments.draws import planned_rounds
from tournaments.draws.ladder import is_time
from tournaments.services.close_round import end_tournament
from tournaments.services.pair_round import pair_round
from tournaments.streams import competition


def advance(*, tournament: UUID, round_: int, by: str = "system") -> None:
    """Pair the round after this one, or end; nothing happens if somebody has gone on already."""
    state, _ = competition(tournament)
    if state.settings.format == "ladder":
        if not state.is_over and is_time(state):
            pair_round(tournament=tournament, by=by)
        return
    if state.is_over or len(state.rounds) != round_ or state.rounds[-1].open_tables:
        return
    if round_ < planned_rounds(state):
        pair_round(tournament=tournament, by=by)
    else:
        end_tournament(tournament=tournament, by=by)
