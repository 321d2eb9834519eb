"""Leagues, their seasons, the pyramid of divisions, and what is decided about them."""

from typing import Any

import msgspec
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from accounts.models import Player
from accounts.policy import may
from games.bots.registry import bot_names
from games.registry import engine
from replays.clocks import CLOCK_WORDS
from tournaments.league_actions import LEAGUE_ACTIONS, LEAGUE_PARAMETERS, league_act
from tournaments.league_forms import WholeSeasonForm, answers_of, changes_from
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons.record import season_state
from tournaments.seasons.tell import told, told_of_league
from tournaments.selectors.helpers import helpers_of_league
from tournaments.selectors.news import DIVISIONS, season_live
from tournaments.selectors.next_step import next_league_step
from tournaments.selectors.registrations import own_entry, registrations_of
from tournaments.selectors.seasons import moves_of, pyramid_page, tables_played
from tournaments.views.pages import whole
from tournaments.words import MOVES, STATUSES

REGISTERED = 100
"""Players on one page."""
ROLES = ("arbiter", "referee", "observer", "owner")


def leagues(request: HttpRequest) -> HttpResponse:
    """List the leagues with their newest season."""
    rows = [
        (league, engine(league.game).name, season, STATUSES[season.status] if season else None)
        for league in League.objects.prefetch_related("seasons")
        for season in [next(iter(league.seasons.all()), None)]
    ]
    return render(request, "tournaments/leagues.html", {"rows": rows, "may_open": may(request.user, "open-league")})


@login_required
@require_POST
def do(request: HttpRequest, slug: str, action: str) -> HttpResponse:
    """Do an action of the table to the league or its newest season."""
    if action not in LEAGUE_ACTIONS:
        raise Http404
    found = get_object_or_404(League, slug=slug)
    try:
        league_act(request.user, action, found, _form_data(request, action))
        messages.success(request, "Done: it stands in the log of the season.")
    except Refused as refused:
        if refused.code == "no-permission":
            raise PermissionDenied from refused
        messages.error(request, refused.words)
    onward = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(onward, {request.get_host()}, require_https=request.is_secure())
    return redirect(onward if safe else reverse("league", args=[slug]))


def _form_data(request: HttpRequest, action: str) -> dict[str, Any]:
    """Read a form as what the action needs; how a season is run is a form of its own."""
    wanted = LEAGUE_PARAMETERS[action].__struct_fields__
    data: dict[str, Any] = {name: request.POST[name] for name in wanted if request.POST.get(name, "") != ""}
    if "changes" in wanted and "table" in request.POST:
        form = WholeSeasonForm(request.POST)
        if not form.is_valid():
            name, errors = next(iter(form.errors.items()))
            raise Refused("bad-settings", what=f"{form.fields[name].label} {errors[0]}")
        data["changes"] = msgspec.to_builtins(changes_from(form.cleaned_data))
    return data


def league(request: HttpRequest, slug: str, number: int | None = None) -> HttpResponse:
    """Show a season, the newest one if none is named: who has registered, or the pyramid and who moves."""
    found, seasons, season = _season(slug, number)
    if season is None:
        return _page(request, "league", found, seasons, season)
    per_page = REGISTERED if season.status == "registering" else DIVISIONS
    count = season.entrants if season.status == "registering" else season.divisions
    page = Paginator(range(count), per_page).get_page(request.GET.get("page"))
    start = (page.number - 1) * per_page
    context: dict[str, Any] = {"page": page, "how": season_state(season.id)[0].opened}
    if season.status == "registering":
        there = registrations_of(season.id)
        context["there"], context["rows"] = there, there.rows[start : start + per_page]
    else:
        context["tiers"] = pyramid_page(season.id, start, DIVISIONS)
        context["movement"] = moves_of(season.id)
    played, tables = tables_played(season.id)
    address = reverse("season-stream", args=[slug, season.number, page.number])
    context |= {
        "played": played,
        "tables": tables,
        "live": season_live(season, start, address, played, tables),
        "own": own_entry(season.id, request.user.actor) if isinstance(request.user, Player) else None,
        "step": next_league_step(season) if season == seasons[0] else None,
        "bots": bot_names(),
    }
    return _page(request, "league", found, seasons, season, **context)


def season_log(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Show what was decided in a season and about its league, by whom, when and why."""
    found, seasons, season = _season(slug, number)
    if season is None:
        raise Http404
    if not may(request.user, "see-season-log", season):
        raise PermissionDenied
    newest = season_state(season.id)[1].seq
    after = max(-1, (whole(request, "before") or newest + 1) - 201)
    lines = told(season.id, after=after, count=200)[::-1]
    older = after + 1 if after >= 0 else None
    league_lines = told_of_league(found.id)[::-1]
    return _page(request, "season_log", found, seasons, season, lines=lines, older=older, league_lines=league_lines)


def settings(request: HttpRequest, slug: str) -> HttpResponse:
    """Show how the newest season is run and who helps; with the forms to change it."""
    found, seasons, season = _season(slug, None)
    if season is None:
        raise Http404
    how = season_state(season.id)[0].opened
    return _page(
        request,
        "league_settings",
        found,
        seasons,
        season,
        how=how,
        clock_word=dict(CLOCK_WORDS)[how.settings.clock],
        form=WholeSeasonForm(initial=answers_of(how)),
        helpers=helpers_of_league(found),
        roles=ROLES,
    )


def _season(slug: str, number: int | None) -> tuple[League, list[Season], Season | None]:
    found = get_object_or_404(League, slug=slug)
    seasons = list(found.seasons.all())
    season = next((one for one in seasons if number in (None, one.number)), None)
    if season is None and number is not None:
        raise Http404
    return found, seasons, season


def _page(
    request: HttpRequest, template: str, found: League, seasons: list[Season], season: Season | None, **context: Any
) -> HttpResponse:
    """Show a page of a league, with what the reader may do to it."""
    newest = season is not None and season == seasons[0]
    frame = {
        "league": found,
        "game": engine(found.game).name,
        "seasons": seasons,
        "season": season,
        "status": STATUSES[season.status] if season else None,
        "moves": MOVES,
        "mine": {one.replace("-", "_") for one in LEAGUE_ACTIONS if newest and may(request.user, one, season)},
        "sees_log": season is not None and may(request.user, "see-season-log", season),
        "tab": template,
    }
    return render(request, f"tournaments/{template}.html", {**frame, **context})
