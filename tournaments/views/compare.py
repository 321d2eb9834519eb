"""Two to four players side by side."""

from django.db.models.functions import Lower
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.models import Player
from tournaments.selectors.compare import LAST_PLACE, compared

FEWEST, MOST = 2, 4


def compare(request: HttpRequest) -> HttpResponse:
    """Show the players named in the address, or ask for them."""
    said = request.GET.getlist("players")
    asked = list(dict.fromkeys(name for part in said for one in part.split(",") if (name := one.strip().lower())))
    asked = asked[: MOST + 1]
    lowered = Player.objects.annotate(lowered=Lower("name")).filter(lowered__in=asked, is_active=True)
    found = {player.name.lower(): player for player in lowered}
    players = [found[name] for name in asked if name in found]
    context = {
        "asked": ", ".join(found[name].name if name in found else name for name in asked),
        "unknown": [name for name in asked if name not in found],
        "too_many": len(asked) > MOST,
        "players": players[:MOST],
        "last_place": LAST_PLACE,
    }
    if FEWEST <= len(players) <= MOST:
        context["found"] = compared(players, request.user)
    return render(request, "tournaments/compare.html", context)
