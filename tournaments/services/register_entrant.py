"""Take a player in: at the start, late, or on the waiting list; and let those who wait move up."""

from collections.abc import Iterator
from uuid import UUID

from games.bots.registry import bot_names
from tournaments.draws import OPEN_ENDED
from tournaments.events import EntrantAdmitted, EntrantInvited, EntrantRegistered, Fact
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.state import Competition, Entrant


def register_entrant(
    *, tournament: UUID, by: str, player: str, bot: str = "", rating: int = 0, invited: bool = False
) -> Entrant:
    """Register a player for the next round to be paired; if every place is taken, he waits.

    On a ladder a bot is not matched before it has shown that it can play.
    """
    check_bot(bot)

    def decide(state: Competition) -> list[Fact]:
        check_open(state)
        known = state.entrant_of(player)
        if known and known.status != "refused":
            raise Refused("already-entered")
        if state.settings.entry == "invitation" and player not in state.invited and not invited:
            raise Refused("not-invited")
        number = len(state.entrants) + 1
        untested = bool(bot) and state.settings.format == "ladder" and state.settings.play != "hand"
        waiting = state.is_full and not untested
        return [EntrantRegistered(number, player, bot, rating, state.next_round, waiting, untested)]

    state = record(tournament=tournament, by=by, decide=decide)
    return state.entrants[state.numbers[player]]


def enter_player(*, tournament: UUID, by: str, player: str, bot: str = "", rating: int = 0) -> int:
    """Take a player in as the organiser, invited or not; return the entrant's number."""
    return register_entrant(tournament=tournament, by=by, player=player, bot=bot, rating=rating, invited=True).number


def invite_player(*, tournament: UUID, by: str, player: str) -> None:
    """Let a player register where entry is by invitation."""

    def decide(state: Competition) -> list[Fact]:
        check_open(state)
        return [] if player in state.invited else [EntrantInvited(player)]

    record(tournament=tournament, by=by, decide=decide)


def admit_entrant(*, tournament: UUID, by: str, entrant: int) -> None:
    """Give a waiting entrant a place, even beyond the capacity."""

    def decide(state: Competition) -> list[Fact]:
        check_open(state)
        if found(state, entrant).status != "waiting":
            raise Refused("not-waiting")
        return [EntrantAdmitted(entrant, state.next_round)]

    record(tournament=tournament, by=by, decide=decide)


def check_bot(bot: str) -> None:
    """Refuse a bot that nobody knows."""
    if bot and bot not in bot_names():
        raise Refused("unknown-bot", bot=bot[:40])


def check_open(state: Competition) -> None:
    """Refuse newcomers when it is too late for them."""
    if state.is_over:
        raise Refused("over")
    if state.rounds and state.settings.format not in OPEN_ENDED:
        raise Refused("field-fixed")
    if is_late(state):
        raise Refused("too-late", round=state.settings.late_until)


def is_late(state: Competition) -> bool:
    """Say whether nobody can come in any more; a ladder is open to all as long as it lasts."""
    if state.settings.format == "ladder":
        return False
    fixed = bool(state.rounds) and state.settings.format not in OPEN_ENDED
    return fixed or state.next_round > state.settings.late_until


def moving_up(state: Competition) -> Iterator[Fact]:
    """Admit whoever waits longest, as somebody leaves a full field before it is too late."""
    if state.is_full and not is_late(state):
        first = next((one for one in state.entrants.values() if one.status == "waiting"), None)
        if first:
            yield EntrantAdmitted(first.number, state.next_round)


def found(state: Competition, entrant: int) -> Entrant:
    """Find an entrant by number."""
    if entrant not in state.entrants:
        raise Refused("unknown-entrant", entrant=entrant)
    return state.entrants[entrant]
