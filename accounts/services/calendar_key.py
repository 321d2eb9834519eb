"""The private address of a player's calendar: a signed value that a program shows in place of a password."""

from uuid import UUID

from django.core.signing import BadSignature, Signer
from django.db.models import F

from accounts.models import Player

_SIGNER = Signer(salt="cairn.calendar")


def calendar_key(player: Player) -> str:
    """Sign who it is, and which of his keys."""
    return _SIGNER.sign_object([player.id.hex, player.calendar_salt])


def player_with_key(key: str) -> Player | None:
    """Find the player whose newest key this is."""
    try:
        identity, salt = _SIGNER.unsign_object(key)
    except (BadSignature, ValueError):
        return None
    return Player.objects.filter(id=UUID(identity), calendar_salt=salt, is_active=True).first()


def renew_calendar_key(*, player: Player) -> None:
    """Make every key that was given away worthless."""
    Player.objects.filter(id=player.id).update(calendar_salt=F("calendar_salt") + 1)
