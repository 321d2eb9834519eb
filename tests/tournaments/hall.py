"""A hall to play in: players, a tournament, and hands that bring results."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from accounts.models import Player
from tournaments.events import SeatResult
from tournaments.models import Tournament
from tournaments.services.open_tournament import open_tournament
from tournaments.services.pair_round import pair_round
from tournaments.services.record_result import record_result
from tournaments.services.register_entrant import invite_player, register_entrant
from tournaments.settings import Settings
from tournaments.state import Competition
from tournaments.streams import competition


def person(name: str) -> Player:
    """Let somebody join."""
    return Player.objects.create(name=name, email=f"{name}@example.org")


def people(count: int, of: str = "") -> list[Player]:
    """Let many join."""
    return Player.objects.bulk_create(Player(name=f"player{of}{number:05}") for number in range(count))


def opened(owner: Player, **settings: Any) -> Tournament:
    """Open a tournament whose results come by hand, unless the settings say otherwise."""
    chosen = {"game": "quetzal", "play": "hand", **settings}
    return open_tournament(by=owner.actor, title="Spring Cup", settings=Settings(**chosen), seed=7)


def with_entrants(count: int, name: str = "", **settings: Any) -> tuple[Tournament, Player, list[Player]]:
    """Open a tournament with so many entrants; a second one in the same test has a name."""
    owner, entrants = person(f"owner{name}"), people(count, name)
    tournament = opened(owner, **settings)
    for player in entrants:
        register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
    return tournament, owner, entrants


def state_of(tournament: Tournament | UUID) -> Competition:
    """Look at a tournament."""
    return competition(tournament if isinstance(tournament, UUID) else tournament.id)[0]


def in_order(entrants: Sequence[int]) -> list[SeatResult]:
    """Say that entrants finished in this order, with falling scores."""
    return [SeatResult(entrant, place, 100 - place) for place, entrant in enumerate(entrants, 1)]


def play_out(tournament: Tournament, owner: Player) -> None:
    """Record a result at every open table of the newest round: the lower number finishes ahead."""
    round_ = state_of(tournament).round
    assert round_ is not None
    for table in list(round_.open_tables):
        record_result(
            tournament=tournament.id,
            by=owner.actor,
            round_=round_.number,
            table=table.number,
            seats=in_order(sorted(table.entrants)),
        )


def pair(tournament: Tournament, owner: Player) -> int:
    """Pair the next round."""
    return pair_round(tournament=tournament.id, by=owner.actor)


def offer_as_reserve(tournament: Tournament, owner: Player, player: Player) -> None:
    """Let a player say that he would take somebody's seats."""
    invite_player(tournament=tournament.id, by=owner.actor, player=player.actor)
    register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
