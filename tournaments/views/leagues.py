"""Leagues, their seasons, and the pyramid of divisions."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from accounts.models import Player
from accounts.policy import may
from games.registry import engine
from tournaments.forms import LeagueForm
from tournaments.league_actions import LEAGUE_ACTIONS, league_act
from tournaments.models import League
from tournaments.refusals import Refused
from tournaments.selectors.news import DIVISIONS, season_live
from tournaments.selectors.seasons import is_registered, pyramid_page, tables_played
from tournaments.services.run_season import found_league
from tournaments.words import MOVES, STATUSES


def leagues(request: HttpRequest) -> HttpResponse:
    """List the leagues with their newest season."""
    rows = [
        (league, engine(league.game).name, next(iter(league.seasons.all()), None))
        for league in League.objects.prefetch_related("seasons")
    ]
    return render(request, "tournaments/leagues.html", {"rows": rows, "may_open": may(request.user, "open-league")})


@login_required
def new_league(request: HttpRequest) -> HttpResponse:
    """Found a league and open its first season."""
    player = request.user
    if not isinstance(player, Player) or not may(player, "open-league"):
        raise PermissionDenied
    form = LeagueForm(request.POST or None)
    if form.is_valid():
        try:
            return redirect("league", found_league(by=player.actor, **form.cleaned_data).slug)
        except Refused as refused:
            form.add_error(None, refused.words)
    return render(request, "tournaments/new_league.html", {"form": form})


@login_required
@require_POST
def do(request: HttpRequest, slug: str, action: str) -> HttpResponse:
    """Do an action of the table to the newest season."""
    if action not in LEAGUE_ACTIONS:
        raise Http404
    found = get_object_or_404(League, slug=slug)
    try:
        league_act(request.user, action, found)
        messages.success(request, "Done.")
    except Refused as refused:
        if refused.code == "no-permission":
            raise PermissionDenied from refused
        messages.error(request, refused.words)
    return redirect("league", slug)


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
        context["played"], context["tables"] = counts = tables_played(season.id)
        address = reverse("season-stream", args=[slug, season.number, page.number])
        context["live"] = season_live(season, start, address, *counts)
        context["status"] = STATUSES[season.status]
        newest = season == seasons[0]
        context["mine"] = {one.replace("-", "_") for one in LEAGUE_ACTIONS if newest and may(request.user, one, season)}
        context["registered"] = isinstance(request.user, Player) and is_registered(season.id, request.user.actor)
    return render(request, "tournaments/league.html", context)
