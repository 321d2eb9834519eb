"""This week in the leagues: seasons that run, the latest results, and who went up or down."""

from typing import NamedTuple

from django.db.models import Count, Q

from accounts.selectors import names_of
from replays.store.clock import clock
from tournaments.models import Progress, Season, Seating
from tournaments.seasons.record import season_state

WEEK = 7 * 86_400_000_000
FEW = 6
NOTABLE = ("promoted", "relegated")


class Running(NamedTuple):
    """A season that runs, and how far it is."""

    slug: str
    title: str
    number: int
    played: int
    tables: int


class Won(NamedTuple):
    """A table of a league with its winner, or those who share the first place."""

    slug: str
    title: str
    round: int
    table: int
    winners: list[str]


class Moved(NamedTuple):
    """Somebody who goes up or down after a season."""

    slug: str
    title: str
    number: int
    name: str
    why: str
    tier: int


class Week(NamedTuple):
    """What went on in the leagues lately."""

    running: list[Running]
    results: list[Won]
    moves: list[Moved]


def this_week() -> Week:
    """Collect what went on in listed divisions during the last seven days."""
    since = clock() - WEEK
    return Week(_running(), _results(since), _moves(since))


def _running() -> list[Running]:
    seasons = list(Season.objects.filter(status="running").select_related("league").order_by("league__title")[:FEW])
    tables = Seating.objects.filter(tournament__progress__season__in=[season.id for season in seasons], seat=0)
    counted = {
        season: (played, count)
        for season, played, count in tables.filter(tournament__progress__listed=True)
        .values_list("tournament__progress__season")
        .annotate(played=Count("table", filter=Q(came__isnull=False)), count=Count("table"))
    }
    return [
        Running(season.league.slug, season.league.title, season.number, *counted[season.id])
        for season in seasons
        if season.id in counted
    ]


def _results(since: int) -> list[Won]:
    rows = (
        Seating.objects.filter(
            tournament__progress__season__isnull=False,
            tournament__progress__listed=True,
            tournament__progress__changed_at__gte=since,
            place=1,
            came=True,
        )
        .select_related("tournament")
        .order_by("-tournament__progress__changed_at", "-decided", "seat")[: 3 * FEW]
    )
    tables: dict[tuple[str, str, int, int], list[str]] = {}
    for row in rows:
        key = (row.tournament.slug, row.tournament.title, row.round, row.table)
        tables.setdefault(key, []).append(row.player)
    newest = list(tables.items())[:FEW]
    names = names_of(player for _, players in newest for player in players)
    return [Won(*key, [names[player] for player in players]) for key, players in newest]


def _moves(since: int) -> list[Moved]:
    """Name who goes up or down after the season that ended last, if that was lately."""
    newest = (
        Progress.objects.filter(season__isnull=False, listed=True, changed_at__gte=since)
        .order_by("-changed_at")
        .values("season")
    )
    season = Season.objects.filter(status="ended", id__in=newest).select_related("league").first()
    if season is None:
        return []
    moves = [move for move in season_state(season.id)[0].moves if move.why in NOTABLE][: 2 * FEW]
    names = names_of(move.player for move in moves)
    about = (season.league.slug, season.league.title, season.number)
    return [Moved(*about, names[move.player], move.why, move.after) for move in moves]
