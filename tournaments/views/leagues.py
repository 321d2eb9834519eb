"""Leagues, their seasons, and the pyramid of divisions."""

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from games.registry import engine
from tournaments.models import League
from tournaments.selectors.seasons import pyramid_page, tables_played
from tournaments.words import MOVES, STATUSES

DIVISIONS = 24
"""Divisions on one page."""


def leagues(request: HttpRequest) -> HttpResponse:
    """List the leagues with their newest season."""
    rows = [
        (league, engine(league.game).name, next(iter(league.seasons.all()), None))
        for league in League.objects.prefetch_related("seasons")
    ]
    return render(request, "tournaments/leagues.html", {"rows": rows})


def league(request: HttpRequest, slug: str, number: int | None = None) -> HttpResponse:
    """Show a season's pyramid, the newest one's if none is named."""
    found = get_object_or_404(League, slug=slug)
    seasons = list(found.seasons.all())
    season = next((one for one in seasons if number in (None, one.number)), None)
    context = {"league": found, "game": engine(found.game).name, "seasons": seasons, "season": season, "moves": MOVES}
    if season is not None:
        pages = Paginator(range(season.divisions), DIVISIONS)
        page = pages.get_page(request.GET.get("page"))
        start = (page.number - 1) * DIVISIONS
        context["page"] = page
        context["tiers"] = pyramid_page(season.id, start, DIVISIONS)
        context["played"], context["tables"] = tables_played(season.id)
        context["status"] = STATUSES[season.status]
    return render(request, "tournaments/league.html", context)
