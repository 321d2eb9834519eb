"""Take a player in: at the start, late, or on the waiting list; and let those who wait move up."""

from uuid import UUID

from games.bots.registry import bot_names
from tournaments.draws import OPEN_ENDED
from tournaments.events import EntrantAdmitted, EntrantInvited, EntrantRegistered, Fact
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.selectors.ratings import seed_rating
from tournaments.services.consent import check_entering
from tournaments.settings import Settings
from tournaments.state import GONE, Competition, Entrant
from tournaments.streams import competition

STRONGEST = 100_000
"""Whatever scale a rating comes from, it lies below this."""


def register_entrant(
    *,
    tournament: UUID,
    by: str,
    player: str,
    bot: str = "",
    rating: int | None = None,
    invited: bool = False,
    reason: str = "",
) -> Entrant:
    """Register a player for the next round to be paired; if every place is taken, he waits.

    He is seeded by his rating in the game, unless another one is given.

    Whoever is invited when it is too late for others waits as a reserve, and can take somebody's seats. Whoever
    withdrew before the first round comes back as the same entrant. On a ladder a bot is not matched before it
    has shown that it can play.
    """
    check_bot(bot)
    if rating is not None and abs(rating) > STRONGEST:
        raise Refused("bad-rating", least=-STRONGEST, most=STRONGEST)

    def decide(state: Competition) -> list[Fact]:
        reserve = player in state.invited and not state.is_over and is_late(state, state.settings)
        if not reserve:
            check_open(state)
        number = _number_for(state, player)
        if state.settings.entry == "invitation" and player not in state.invited and not invited:
            raise Refused("not-invited")
        untested = bool(bot) and state.settings.format == "ladder" and state.settings.play != "hand"
        waiting = reserve or (state.is_full and not untested)
        seed = seed_rating(player, state.settings.game) if rating is None else rating
        return [EntrantRegistered(number, player, bot, seed, state.next_round, waiting, untested)]

    state = record(tournament=tournament, by=by, decide=decide, reason=reason)
    return state.entrants[state.numbers[player]]


def _number_for(state: Competition, player: str) -> int:
    known = state.entrant_of(player)
    if known is None or known.status == "refused":
        return len(state.entrants) + 1
    if known.status not in GONE:
        raise Refused("already-entered")
    too_late = state.rounds and not known.untried
    if known.status == "expelled" or too_late or state.seat_holder(known.number) is not known:
        raise Refused("has-left")
    return known.number


def enter_player(
    *, tournament: UUID, by: str, player: str, bot: str = "", rating: int | None = None, reason: str = ""
) -> int:
    """Take a player in as the organiser, invited or not; return the entrant's number."""
    check_entering(play=competition(tournament)[0].settings.play, by=by, player=player, bot=bot)
    return register_entrant(
        tournament=tournament, by=by, player=player, bot=bot, rating=rating, invited=True, reason=reason
    ).number


def invite_player(*, tournament: UUID, by: str, player: str, reason: str = "") -> None:
    """Let a player register where entry is by invitation, or wait as a reserve where it is too late for others."""

    def decide(state: Competition) -> list[Fact]:
        if state.is_over:
            raise Refused("over")
        return [] if player in state.invited else [EntrantInvited(player)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def admit_entrant(*, tournament: UUID, by: str, entrant: int, reason: str = "") -> None:
    """Give a waiting entrant a place, even beyond the capacity."""

    def decide(state: Competition) -> list[Fact]:
        check_open(state)
        if found(state, entrant).status != "waiting":
            raise Refused("not-waiting")
        return [EntrantAdmitted(entrant, state.next_round)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


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
    if is_late(state, state.settings):
        raise Refused("too-late", round=state.settings.late_until)


def takes_in(state: Competition, player: str) -> bool:
    """Say whether a player could register himself now, be it as a reserve."""
    if state.is_over or player in state.invited:
        return not state.is_over
    return state.settings.entry == "open" and not is_late(state, state.settings)


def is_late(state: Competition, settings: Settings) -> bool:
    """Say whether nobody can come in any more by these settings; a ladder is open to all as long as it lasts."""
    if settings.format == "ladder":
        return False
    fixed = bool(state.rounds) and settings.format not in OPEN_ENDED
    return fixed or state.next_round > settings.late_until


def moving_up(state: Competition) -> list[Fact]:
    """Admit whoever waits longest, as somebody leaves a full field before it is too late."""
    return _admitted(state, state.settings, 1) if state.is_full else []


def filling_up(state: Competition, settings: Settings) -> list[Fact]:
    """Admit those who wait, the longest first, to the places that these settings have for them."""
    return _admitted(state, settings, settings.capacity - state.present if settings.capacity else len(state.entrants))


def _admitted(state: Competition, settings: Settings, places: int) -> list[Fact]:
    if is_late(state, settings):
        return []
    waiting = [one for one in state.entrants.values() if one.status == "waiting"]
    first = sorted(waiting, key=lambda one: one.entered)[: max(0, places)]
    return [EntrantAdmitted(one.number, state.next_round) for one in first]


def found(state: Competition, entrant: int) -> Entrant:
    """Find an entrant by number."""
    if entrant not in state.entrants:
        raise Refused("unknown-entrant", entrant=entrant)
    return state.entrants[entrant]
