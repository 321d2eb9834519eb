"""People and bots: the list by strength, and one player with his tournaments, matches and ratings."""

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.selectors import player_named
from games.registry import engines
from tournaments.selectors.players import player_page
from tournaments.selectors.ratings import ratings_of, scale_of, seasons_of

PER_PAGE = 50


def players(request: HttpRequest) -> HttpResponse:
    """List players by their rating in a game."""
    games = engines()
    slug = request.GET.get("game", games[0].slug)
    seasons = seasons_of(slug)
    season = next((one for one in seasons if str(one.id) == request.GET.get("season")), None)
    pages = Paginator(range(ratings_of(slug, season, count=0).total), PER_PAGE)
    page = pages.get_page(request.GET.get("page"))
    rows = ratings_of(slug, season, start=(page.number - 1) * PER_PAGE, count=PER_PAGE).rows
    context = {
        "rows": rows,
        "page": page,
        "games": games,
        "slug": slug,
        "seasons": seasons,
        "season": season,
        "scale": scale_of(rows),
        "kept": f"game={slug}" + (f"&season={season.id}" if season else ""),
    }
    return render(request, "tournaments/players.html", context)


def player(request: HttpRequest, name: str) -> HttpResponse:
    """Show one player: ratings with their history, seasons, tournaments, tables to play."""
    found = player_named(name)
    if found is None:
        raise Http404
    return render(request, "tournaments/player.html", {"player": found, **player_page(found, request.user)._asdict()})
