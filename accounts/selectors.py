"""Questions about players: who is behind the opaque ids of the log."""

from collections.abc import Iterable
from uuid import UUID

from accounts.models import Player


def names_of(actors: Iterable[str]) -> dict[str, str]:
    """Name the players behind these ids; a shipped bot is called what it is."""
    names: dict[str, str] = {}
    ids: dict[UUID, str] = {}
    for actor in set(actors):
        kind, _, identity = actor.partition(":")
        names[actor] = {"bot": f"{identity} bot", "open": "open seat"}.get(kind, actor)
        if kind == "player":
            names[actor] = "unknown player"
            ids[UUID(identity)] = actor
    if ids:
        for identity_, name in Player.objects.filter(id__in=ids).values_list("id", "name"):
            names[ids[identity_]] = name
    return names


def player_behind(actor: str) -> Player | None:
    """Find the player behind an id, if it is one."""
    kind, _, identity = actor.partition(":")
    return Player.objects.filter(id=UUID(identity)).first() if kind == "player" else None


def person_behind(actor: str) -> str:
    """Name the person who answers for what is done under an id: of a bot, whoever runs it."""
    player = player_behind(actor)
    return f"player:{player.owner_id}" if player and player.owner_id else actor


def player_named(name: str) -> Player | None:
    """Find an active player by name."""
    return Player.objects.filter(name__iexact=name, is_active=True).first()
