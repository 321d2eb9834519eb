"""Who helps to run a tournament, and who was asked to take part."""

from typing import NamedTuple

from accounts.selectors import names_of
from tournaments.models import EntrantRow, Tournament


class Helper(NamedTuple):
    """Somebody with a role."""

    name: str
    role: str


def helpers_of(tournament: Tournament) -> list[Helper]:
    """List owners, arbiters, referees and observers by role and name."""
    rows = tournament.role_rows.exclude(role__in=("player", "invited")).values_list("player", "role")
    names = names_of(player for player, _ in rows)
    return sorted((Helper(names[player], role) for player, role in rows), key=lambda one: (one.role, one.name))


def invitations_of(tournament: Tournament) -> list[str]:
    """Name those who were invited and have neither entered nor declined."""
    entered = EntrantRow.objects.filter(tournament=tournament).exclude(status="refused").values("player")
    rows = tournament.role_rows.filter(role="invited").exclude(player__in=entered)
    return sorted(names_of(rows.values_list("player", flat=True)).values())
