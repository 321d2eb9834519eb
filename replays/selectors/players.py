"""Who sits at a match, by name."""

from collections.abc import Iterable

from accounts.selectors import names_of
from replays.models import Match


def player_names(match: Match) -> list[str]:
    """Name the players of a match by seat."""
    actors = [seat.actor for seat in match.seats.all()]
    names = names_of(actor for actor in actors if actor)
    return [names.get(actor, "open seat") for actor in actors]


def names_at(matches: Iterable[Match]) -> dict[str, str]:
    """Name everybody who sits at one of these matches, in one question."""
    return names_of(seat.actor for match in matches for seat in match.seats.all() if seat.actor)
