"""How the tables of tournaments ended, as ratings count them: by the results that stand, where everybody came."""

from collections import defaultdict
from collections.abc import Iterable
from uuid import UUID

from tournaments.models import Seating
from tournaments.ratings import RatedMatch

Ranked = tuple[tuple[str, ...], tuple[int, ...]]
"""The players of a table in the order of their seats, and their places."""
BY_HAND = "hand"


def table_results(game: str) -> dict[UUID, Ranked | None]:
    """Give the result of each decided table by its match; None where somebody did not come, so that it counts not."""
    tables = Seating.objects.filter(tournament__progress__game=game, came__isnull=False)
    rows = tables.exclude(tournament__progress__play=BY_HAND).order_by("seat")
    return _by_table(rows.values_list("match", "player", "place", "came").iterator())


def season_tables(game: str) -> dict[str, list[RatedMatch]]:
    """List the results that were told by hand, by the season of a league they belong to.

    There is no match that proves them: they count among those who agreed on them, and nowhere else.
    """
    tables = Seating.objects.filter(tournament__progress__game=game, tournament__progress__play=BY_HAND)
    rows = tables.filter(tournament__progress__season__isnull=False, decided_at__isnull=False).order_by("seat")
    ranked = _by_table(rows.values_list("match", "player", "place", "came").iterator())
    seasons: dict[str, list[RatedMatch]] = {}
    about = rows.filter(seat=0).values_list("match", "decided_at", "tournament__progress__season")
    for match, at, season in about:
        if at is not None and (result := ranked[match]):
            seasons.setdefault(str(season), []).append(RatedMatch(at, str(match), *result))
    return seasons


def _by_table(rows: Iterable[tuple[UUID, str, int | None, bool | None]]) -> dict[UUID, Ranked | None]:
    players, places = defaultdict[UUID, list[str]](list), defaultdict[UUID, list[int]](list)
    for match, player, place, came in rows:
        if came and place:
            players[match].append(player)
            places[match].append(place)
        else:
            places[match].append(0)
    return {
        match: (tuple(players[match]), tuple(ranks)) if len(ranks) > 1 and all(ranks) else None
        for match, ranks in places.items()
    }
