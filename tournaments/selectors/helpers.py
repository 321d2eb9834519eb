"""Who helps to run a tournament or a league, and who was asked to take part."""

from collections.abc import Collection
from typing import NamedTuple

from accounts.selectors import names_of
from tournaments.models import EntrantRow, League, Tournament


class Helper(NamedTuple):
    """Somebody with a role."""

    name: str
    role: str


def helpers_of(tournament: Tournament) -> list[Helper]:
    """List owners, arbiters, referees and observers by role and name."""
    return _named(tournament.role_rows.exclude(role__in=("player", "invited")).values_list("player", "role"))


def helpers_of_league(league: League) -> list[Helper]:
    """List those who help to run a league, by role and name."""
    return _named(league.roles.values_list("player", "role"))


def _named(rows: Collection[tuple[str, str]]) -> list[Helper]:
    names = names_of(player for player, _ in rows)
    return sorted((Helper(names[player], role) for player, role in rows), key=lambda one: (one.role, one.name))


def invitations_of(tournament: Tournament) -> list[str]:
    """Name those who were invited and have neither entered nor declined."""
    entered = EntrantRow.objects.filter(tournament=tournament).exclude(status="refused").values("player")
    rows = tournament.role_rows.filter(role="invited").exclude(player__in=entered)
    return sorted(names_of(rows.values_list("player", flat=True)).values())
