"""The home page: your turn, what competitions want from you, live now, this week in the leagues, how to begin."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.models import Player
from replays.models.match import Status
from replays.selectors.matches import matches_for, waiting_for
from replays.views.lists import filter_choices
from replays.views.people import rows_of
from tournaments.selectors.desk import desk_of
from tournaments.selectors.week import this_week

FEW = 6


def home(request: HttpRequest) -> HttpResponse:
    """Show what goes on, and to whoever is signed in what waits for him."""
    player = request.user if isinstance(request.user, Player) else None
    seen = matches_for(player)
    live = seen.filter(status=Status.RUNNING).order_by("-moved_at")[:FEW]
    finished = seen.filter(status=Status.FINISHED).order_by("-finished_at")[:FEW]
    waiting = waiting_for(player)[:FEW] if player else []
    shown = {"waiting": rows_of(waiting), "live": rows_of(live), "finished": rows_of(finished)}
    competitions = {"desk": desk_of(player) if player else None, "week": this_week()}
    return render(request, "home.html", shown | competitions | filter_choices())
