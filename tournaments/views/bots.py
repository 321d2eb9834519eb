"""Bots: the ladders they climb, and how to write and register one."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.models import Player
from games.bots.registry import bot_names
from tournaments.selectors.ladders import ladders_for


def bots(request: HttpRequest) -> HttpResponse:
    """Show the ladders with their tops, and let one's own bots enter."""
    own = request.user.bots.filter(is_active=True) if isinstance(request.user, Player) else ()
    context = {"ladders": ladders_for(request.user), "own": own, "programs": bot_names()}
    return render(request, "bots/ladders.html", context)


def guide(request: HttpRequest) -> HttpResponse:
    """Tell how to write a bot and let it play."""
    return render(request, "bots/guide.html", {"programs": bot_names()})
