"""Keep the match of a table true to its tournament, whatever was decided there since it was opened."""

from collections.abc import Iterator
from uuid import UUID

from replays.play.errors import AlreadySeated, UnknownPlayer
from replays.play.leave_seat import resign_for
from replays.play.take_over_seat import hand_seat_to_player
from replays.play.void_match import declare_void
from replays.positions import latest
from tournaments.state import GONE, Competition, Entrant, Table

DECIDED = "decided-elsewhere"
"""Why a match is void whose table got its result in another way."""


def tend_match(state: Competition, match: UUID, table: Table) -> None:
    """Let stand-ins take over, give up the seats of those who left, and end what no longer decides anything.

    What is as it should be is left alone, so that this can be done any number of times.
    """
    if table.is_done:
        declare_void(match_id=match, reason=DECIDED)
        return
    seated = latest(match).course.seats
    for seat, number in enumerate(table.entrants):
        entrant = state.entrants[number]
        if entrant.status in GONE:
            resign_for(match_id=match, seat=seat)
        elif seated[seat] in map(actor_of, _predecessors(state, number)):
            _hand_over(match, seat, entrant)


def actor_of(entrant: Entrant) -> str:
    """Say who sits at a match for an entrant: himself, or his bot."""
    return f"bot:{entrant.bot}" if entrant.bot else entrant.player


def _hand_over(match: UUID, seat: int, entrant: Entrant) -> None:
    try:
        hand_seat_to_player(match_id=match, seat=seat, player=actor_of(entrant))
    except UnknownPlayer:  # the account of the stand-in is gone, and whoever sat there has left
        resign_for(match_id=match, seat=seat)
    except AlreadySeated:
        return


def _predecessors(state: Competition, number: int) -> Iterator[Entrant]:
    while number := state.entrants[number].stands_in_for:
        yield state.entrants[number]
