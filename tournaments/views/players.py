"""People and bots: the list by strength, and one player with his tournaments, matches and ratings."""

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from accounts.models import Player
from games.registry import engine, engines
from replays.store.clock import clock
from tournaments.models import RatingRow, Seating, Standing
from tournaments.points import to_text
from tournaments.selectors.ratings import history_of, ratings_of, seasons_of
from tournaments.selectors.tournaments import tournaments_for

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
    context = {"rows": rows, "page": page, "games": games, "slug": slug, "seasons": seasons, "season": season}
    context["kept"] = f"game={slug}" + (f"&season={season.id}" if season else "")
    return render(request, "tournaments/players.html", context)


def player(request: HttpRequest, name: str) -> HttpResponse:
    """Show one player: ratings with their history, tournaments, tables to play."""
    found = get_object_or_404(Player, name__iexact=name, is_active=True)
    ratings = []
    for row in RatingRow.objects.filter(player=found.actor).order_by("-matches"):
        history = [change.after for change in history_of(found.actor, row.game)]
        ratings.append((engine(row.game).name, row, row.sigma_at(clock()), curve(history)))
    visible = tournaments_for(request.user)
    lines = Standing.objects.filter(player=found.actor, tournament__in=visible).select_related("tournament__progress")
    due = Seating.objects.filter(player=found.actor, came__isnull=True, tournament__in=visible)
    context = {
        "player": found,
        "ratings": ratings,
        "lines": [(line, to_text(line.points)) for line in lines.order_by("-tournament__progress__changed_at")[:30]],
        "due": due.select_related("tournament").order_by("starts")[:30],
    }
    return render(request, "tournaments/player.html", context)


def curve(values: list[float], width: int = 240, height: int = 40) -> str:
    """Draw numbers as the points of a line that fills a box."""
    if len(values) < 2:
        return ""
    low, high = min(values), max(values)
    span = (high - low) or 1
    step = width / (len(values) - 1)
    return " ".join(f"{i * step:.1f},{height - (value - low) / span * height:.1f}" for i, value in enumerate(values))
