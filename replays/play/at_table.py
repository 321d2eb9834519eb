"""Sit down at a running match: what every verb checks before it does anything."""

from uuid import UUID

from accounts.models import Player
from accounts.policy import may
from replays.models import Match
from replays.play.errors import MatchNotBegun, MatchOver, NoPermission, StaleStep, UnknownMatch
from replays.positions import Live, latest


def at_table(*, player: Player, match_id: UUID, verb: str, seen: int | None = None) -> tuple[Live, int | None]:
    """Give the latest position and the player's seat, if he may do this and looks at the step he says."""
    match = Match.objects.prefetch_related("seats").filter(id=match_id).first()
    if match is None:
        raise UnknownMatch(match=match_id)
    if match.status == "open":
        raise MatchNotBegun
    if not may(player, verb, match) and not match.is_over:
        raise NoPermission
    live = latest(match_id)
    if live.course.status != "running":
        raise MatchOver
    if seen is not None and seen != live.course.head.seq:
        raise StaleStep(step=live.course.head.seq)
    return live, match.seat_of(player)
