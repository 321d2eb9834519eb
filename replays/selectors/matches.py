"""Find matches: those a player may see, filtered as lists and pages want them."""

from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from accounts.models import Player
from accounts.policy import may
from accounts.selectors import player_named
from games.bots.registry import bot_names
from replays.models import Match, Seat
from replays.models.match import Status, Visibility
from replays.play.errors import NoPermission, UnknownMatch


def match_for(player: Player | None, match_id: UUID) -> Match:
    """Find a match that this player may see."""
    match = Match.objects.prefetch_related("seats").filter(id=match_id).first()
    if match is None:
        raise UnknownMatch(match=match_id)
    if not may(player, "see-match", match):
        raise NoPermission
    return match


def matches_for(player: Player | None) -> QuerySet[Match]:
    """Find the matches that may be listed for this player, the newest first."""
    found = Match.objects.prefetch_related("seats").order_by("-made_at", "id")
    if player is None:
        return found.filter(visibility=Visibility.PUBLIC)
    if player.is_staff:
        return found
    own = Q(opener=player.actor) | _sits(player.actor)
    return found.filter(Q(visibility=Visibility.PUBLIC) | own)


def with_player(matches: QuerySet[Match], name: str, result: str = "") -> QuerySet[Match]:
    """Keep the matches of a player, or only those he has `won` or `lost`."""
    actor = actor_named(name)
    if actor is None:
        return matches.none()
    if result == "won":
        return matches.filter(_sits(actor, place=1))
    if result == "lost":
        return matches.filter(_sits(actor, place__gt=1))
    return matches.filter(_sits(actor))


def waiting_for(player: Player) -> QuerySet[Match]:
    """Find the matches in which this player must decide, the longest wait first."""
    to_move = Seat.objects.filter(match=OuterRef("pk"), actor=player.actor, bot="", seat=OuterRef("to_move"))
    running = Match.objects.prefetch_related("seats").filter(status=Status.RUNNING)
    return running.filter(Exists(to_move)).order_by("turn_since")


def matches_of(player: Player) -> QuerySet[Match]:
    """Find the matches in which this player sits, the latest first."""
    return Match.objects.prefetch_related("seats").filter(_sits(player.actor)).order_by("-made_at", "id")


def actor_named(name: str) -> str | None:
    """Find the id of whoever is called this: a player, or a bot of the house."""
    bot = name.removesuffix(" bot").removeprefix("bot:")
    if bot in bot_names():
        return f"bot:{bot}"
    player = player_named(name)
    return player.actor if player else None


def _sits(actor: str, **how: object) -> Exists:
    return Exists(Seat.objects.filter(match=OuterRef("pk"), actor=actor, **how))
