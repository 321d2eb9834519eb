"""Forget a person: all that tells who it was goes; the events, which know only an opaque id, stay as they are."""

from axes.models import AccessAttempt, AccessLog
from django.db import transaction
from django.utils import timezone

from accounts.models import ApiToken, Player


@transaction.atomic
def forget_player(*, player: Player) -> None:
    """Replace the name by a neutral one, drop the rest, and close the account and those of its bots."""
    for theirs in (player, *player.bots.all()):
        for record in (AccessAttempt, AccessLog):
            record.objects.filter(username__iexact=theirs.name).delete()
        ApiToken.objects.filter(player=theirs).delete()
        theirs.name = f"forgotten-{theirs.id.hex[:12]}"
        theirs.email = ""
        theirs.time_zone = "UTC"
        theirs.is_active = theirs.is_staff = False
        theirs.wants_mail = theirs.wants_tournament_mail = False
        theirs.last_login = None
        theirs.forgotten_at = timezone.now()
        theirs.set_unusable_password()
        theirs.save()
