"""Void a match: it does not count, and nothing more happens in it."""

from uuid import UUID

from accounts.models import Player
from games.kit.record import MatchVoided, to_data
from replays.play.at_table import at_table
from replays.play.record import record
from replays.store.clock import clock
from replays.store.log import Entry


def void_match(*, player: Player, match_id: UUID, reason: str, now: int | None = None) -> int:
    """Declare a running match void; the reason is a code, never free text. Return the step."""
    live, _ = at_table(player=player, match_id=match_id, verb="void-match")
    entry = Entry("match-voided", player.actor, to_data(MatchVoided(reason)))
    at = clock() if now is None else now
    return record(live, [entry], match=match_id, position=live.position, decision=None, now=at).head.seq
