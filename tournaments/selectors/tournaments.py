"""Questions about tournaments: which there are, and which of them somebody may see."""

from uuid import UUID

from django.db.models import Q, QuerySet

from accounts.models import Player
from accounts.policy import Caller, may
from tournaments.models import RoleRow, Tournament
from tournaments.refusals import Refused
from tournaments.slugs import is_id


def tournament_named(name: str) -> Tournament:
    """Find a tournament by its address or its id."""
    found = Q(id=UUID(name)) if is_id(name) else Q(slug=name)
    tournament = Tournament.objects.select_related("progress").filter(found).first()
    if tournament is None:
        raise Refused("unknown-tournament")
    return tournament


def tournament_for(player: Caller, name: str) -> Tournament:
    """Find a tournament that this player may see; of any other it is not told that there is one."""
    tournament = tournament_named(name)
    if not may(player, "see-tournament", tournament):
        raise Refused("unknown-tournament")
    return tournament


def tournaments_for(player: Caller) -> QuerySet[Tournament]:
    """List the tournaments that this player finds, those that changed last first."""
    rows = Tournament.objects.select_related("progress").filter(progress__isnull=False)
    if not isinstance(player, Player) or not player.is_active:
        rows = rows.filter(progress__listed=True)
    elif not player.is_staff:
        theirs = RoleRow.objects.filter(player=player.actor).values("tournament")
        rows = rows.filter(Q(progress__listed=True) | Q(id__in=theirs))
    return rows.order_by("-progress__changed_at")
