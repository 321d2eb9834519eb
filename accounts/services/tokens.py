"""API tokens: made, shown once, kept as a hash, and found again."""

import secrets
from collections.abc import Iterable
from datetime import timedelta
from hashlib import sha256
from uuid import UUID

from django.utils import timezone

from accounts.models import ApiToken, Player

PREFIX = "cairn_"
SCOPES = {
    "read": "see what the player may see",
    "play": "open matches, take seats and make moves",
    "organise": "open and enter tournaments and leagues, and run one's own",
    "import": "bring in matches played elsewhere",
}
LONGEST = timedelta(days=366)


def make_token(*, player: Player, label: str, scopes: Iterable[str], lasts: timedelta) -> tuple[ApiToken, str]:
    """Make a token; return it with its text, which nobody can ever see again."""
    unknown = sorted(set(scopes) - SCOPES.keys())
    if unknown:
        raise ValueError(f"there is no scope {unknown[0]!r}")
    text = PREFIX + secrets.token_urlsafe(32)
    token = ApiToken.objects.create(
        player=player,
        label=label,
        hash=_hash(text),
        scopes=sorted(set(scopes)),
        expires_at=timezone.now() + min(lasts, LONGEST),
    )
    return token, text


def find_token(text: str) -> ApiToken | None:
    """Find the valid token with this text."""
    tokens = ApiToken.objects.select_related("player")
    return tokens.filter(hash=_hash(text), expires_at__gt=timezone.now(), player__is_active=True).first()


def revoke_token(*, player: Player, token: UUID) -> bool:
    """Make a token of this player or of one of his bots worthless; say whether there was one."""
    theirs = ApiToken.objects.filter(id=token)
    return bool((theirs.filter(player=player) | theirs.filter(player__owner=player)).delete()[0])


def _hash(text: str) -> str:
    # The token holds 256 random bits: a fast hash is enough, there is nothing to guess.
    return sha256(text.encode()).hexdigest()
