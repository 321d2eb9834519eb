"""Void a match: it does not count, and nothing more happens in it."""

from uuid import UUID

from accounts.models import Player
from games.kit.record import MatchVoided, to_data
from replays.play.at_table import at_table
from replays.play.record import record
from replays.positions import Live, latest
from replays.store.clock import clock
from replays.store.log import Entry


def void_match(*, player: Player, match_id: UUID, reason: str, now: int | None = None) -> int:
    """Declare a running match void; the reason is a code, never free text. Return the step."""
    live, _ = at_table(player=player, match_id=match_id, verb="void-match")
    return _void(live, match_id, player.actor, reason, now)


def declare_void(*, match_id: UUID, reason: str, now: int | None = None) -> int | None:
    """Void a match that no longer decides anything; return the step, or None if it is over already."""
    live = latest(match_id)
    return _void(live, match_id, "system", reason, now) if live.course.status == "running" else None


def _void(live: Live, match: UUID, actor: str, reason: str, now: int | None) -> int:
    entry = Entry("match-voided", actor, to_data(MatchVoided(reason)))
    at = clock() if now is None else now
    return record(live, [entry], match=match, position=live.position, decision=None, now=at).head.seq
