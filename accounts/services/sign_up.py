"""Sign up: a person joins, or brings a bot."""

from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.models import Player
from games.bots.registry import bot_names


@transaction.atomic
def sign_up(*, name: str, password: str, email: str = "", time_zone: str = "UTC") -> Player:
    """Let a person join under a name that is free."""
    player = Player(name=name, email=Player.objects.normalize_email(email), time_zone=time_zone)
    player.set_password(password)
    return _join(player)


@transaction.atomic
def register_bot(*, owner: Player, name: str) -> Player:
    """Register a bot that its owner runs outside; it has no password and comes in by tokens only."""
    bot = Player(name=name, owner=owner, wants_mail=False, wants_tournament_mail=False)
    bot.set_unusable_password()
    return _join(bot)


def _join(player: Player) -> Player:
    if is_reserved(player.name):
        raise ValidationError({"name": "This name is taken."})
    player.full_clean()
    player.save(force_insert=True)
    return player


def is_reserved(name: str) -> bool:
    """Say whether a name belongs to a bot of the house or would be taken for the house's own."""
    lower = name.lower()
    return lower in (*bot_names(), "mcts", "cairn", "open", "system", "staff") or lower.startswith("forgotten-")
