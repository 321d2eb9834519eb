"""Leave: pause and return, withdraw, be expelled, be replaced. What was played stays as it was."""

from collections.abc import Callable
from uuid import UUID

from tournaments.checks import MOST_ROUNDS
from tournaments.events import (
    EntrantExpelled,
    EntrantPaused,
    EntrantRegistered,
    EntrantReturned,
    EntrantSubstituted,
    EntrantWithdrawn,
    Fact,
)
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.services.consent import check_taking_over
from tournaments.services.register_entrant import check_bot, found, moving_up
from tournaments.state import GONE, PRESENT, Competition, Entrant


def pause_entrant(*, tournament: UUID, by: str, entrant: int, from_round: int = 0, reason: str = "") -> None:
    """Leave an entrant out of the pairing from a round on (the next one if none is named), until he returns."""

    def decide(state: Competition) -> list[Fact]:
        one = _present(state, entrant)
        if one.status == "paused":
            raise Refused("is-paused")
        return [EntrantPaused(entrant, _future(state, from_round))]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def resume_entrant(*, tournament: UUID, by: str, entrant: int, from_round: int = 0, reason: str = "") -> None:
    """Pair a paused entrant again from a round on."""

    def decide(state: Competition) -> list[Fact]:
        if _present(state, entrant).status != "paused":
            raise Refused("not-paused")
        return [EntrantReturned(entrant, _future(state, from_round))]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def return_entrant(*, tournament: UUID, by: str, entrant: int, from_round: int = 0, reason: str = "") -> None:
    """Pair an entrant again from a round on who paused, or who withdrew and has left his seats to nobody."""

    def decide(state: Competition) -> list[Fact]:
        one = _present(state, entrant, "withdrawn")
        if one.status == "active":
            raise Refused("not-paused")
        if state.seat_holder(entrant) is not one:
            raise Refused("has-substitute")
        if one.untried:
            raise Refused("untried")
        return [EntrantReturned(entrant, _future(state, from_round))]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def withdraw_entrant(*, tournament: UUID, by: str, entrant: int, reason: str = "") -> None:
    """Let an entrant go; whoever waits longest takes the place if it is not too late."""
    _go(tournament, by, entrant, EntrantWithdrawn, reason)


def expel_entrant(*, tournament: UUID, by: str, entrant: int, reason: str) -> None:
    """Send an entrant away, with a reason."""
    if not reason.strip():
        raise Refused("reason-needed")
    _go(tournament, by, entrant, EntrantExpelled, reason)


def substitute_entrant(*, tournament: UUID, by: str, entrant: int, player: str, bot: str = "", reason: str = "") -> int:
    """Let a player take the seats that an entrant has not played yet; return the newcomer's number.

    Also one who left is replaced; where his stand-in has left as well, the newcomer stands in for that one.
    """
    check_bot(bot)

    def decide(state: Competition) -> list[Fact]:
        found(state, entrant)
        one = state.seat_holder(entrant)
        if state.is_over:
            raise Refused("over")
        if one.status not in (*PRESENT, *GONE):
            raise Refused("not-present")
        if one.number != entrant and one.status in PRESENT:
            raise Refused("has-substitute")
        if bot and state.settings.format == "ladder":
            raise Refused("no-bot-substitute")
        waiting = state.entrant_of(player)
        if waiting and (waiting.status != "waiting" or waiting is one):
            raise Refused("already-entered")
        check_taking_over(state, by=by, player=player, bot=bot, waits=bool(waiting))
        round_ = state.first_open
        number = waiting.number if waiting else len(state.entrants) + 1
        coming: list[Fact] = [] if waiting else [EntrantRegistered(number, player, bot, one.rating, round_)]
        return [*coming, EntrantSubstituted(one.number, number, round_)]

    state = record(tournament=tournament, by=by, decide=decide, reason=reason)
    return state.numbers[player]


def _go(tournament: UUID, by: str, entrant: int, how: Callable[[int, int], Fact], reason: str) -> None:
    def decide(state: Competition) -> list[Fact]:
        one = _present(state, entrant, "waiting", "untested")
        moving = moving_up(state) if one.status in PRESENT else []
        return [how(entrant, state.next_round), *moving]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def _present(state: Competition, entrant: int, *also: str) -> Entrant:
    one = found(state, entrant)
    if state.is_over:
        raise Refused("over")
    if one.status not in (*PRESENT, *also):
        raise Refused("not-present")
    return one


def _future(state: Competition, from_round: int) -> int:
    if from_round and from_round < state.next_round:
        raise Refused("past-round", round=from_round)
    if from_round > state.next_round + MOST_ROUNDS:
        raise Refused("far-round", most=MOST_ROUNDS)
    return from_round or state.next_round
