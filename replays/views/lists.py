"""Lists of matches: all that one may see, with filters that can be linked to, and one's own."""

from typing import Any, cast
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.models import Player
from games.registry import engines
from replays.models import Match
from replays.models.match import Status
from replays.selectors.matches import matches_for, matches_of, waiting_for, with_player
from replays.views.people import rows_of

PAGE = 25
RESULTS = [("won", "won by the player"), ("lost", "lost by the player")]
STATUSES = [("running", "running"), ("finished", "finished"), ("open", "waiting for players")]


def matches(request: HttpRequest) -> HttpResponse:
    """List matches by game, player, opponent, seats, status and result."""
    player = request.user if isinstance(request.user, Player) else None
    asked = {name: request.GET.get(name, "").strip()[:64] for name in FILTERS}
    page = Paginator(_filtered(matches_for(player), asked), PAGE).get_page(request.GET.get("page"))
    kept = urlencode({name: value for name, value in asked.items() if value})
    return render(request, "matches/list.html", {
        "page": page, "rows": rows_of(page.object_list), "asked": asked, "kept": kept, **filter_choices(),
    })  # fmt: skip


@login_required
def own_matches(request: HttpRequest) -> HttpResponse:
    """List one's own matches: those that wait for a move first."""
    player = cast(Player, request.user)
    waiting = waiting_for(player)
    mine = matches_of(player)
    page = Paginator(mine.filter(status__in=(Status.FINISHED, Status.VOIDED)), PAGE).get_page(request.GET.get("page"))
    others = mine.filter(status__in=(Status.OPEN, Status.RUNNING)).exclude(id__in=waiting.values("id"))
    return render(request, "matches/own.html", {
        "waiting": rows_of(waiting), "others": rows_of(others), "page": page, "rows": rows_of(page.object_list),
        "kept": "",
    })  # fmt: skip


FILTERS = ("game", "player", "opponent", "seats", "status", "result")


def filter_choices() -> dict[str, Any]:
    """Give what the filters can be set to."""
    counts = sorted({count for engine in engines() for count in engine.seats})
    return {"engines": engines(), "results": RESULTS, "statuses": STATUSES, "counts": [str(one) for one in counts]}


def _filtered(found: QuerySet[Match], asked: dict[str, str]) -> QuerySet[Match]:
    if asked["game"]:
        found = found.filter(game=asked["game"])
    if asked["status"]:
        found = found.filter(status=asked["status"])
    if asked["seats"].isdecimal():
        found = found.filter(seat_count=int(asked["seats"][:3]))
    if asked["player"]:
        found = with_player(found, asked["player"], asked["result"])
    if asked["opponent"]:
        found = with_player(found, asked["opponent"])
    return found
