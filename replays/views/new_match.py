"""Open a match, and sit down at one by its link."""

from typing import cast
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from accounts.models import Player
from games.kit.errors import BadSetup, GameError
from games.registry import engine, engines
from replays.forms import MatchForm
from replays.models import Match
from replays.play.claim_seat import claim_seat
from replays.play.errors import UnknownMatch
from replays.play.open_match import OPEN, open_match
from replays.views.actions import in_words


@login_required
def new_match(request: HttpRequest) -> HttpResponse:
    """Ask for game, seats and options, and open the match."""
    slug = request.GET.get("game") or engines()[0].slug
    try:
        chosen = engine(slug)
    except BadSetup:
        raise Http404 from None
    form = MatchForm(request.POST or None, engine=chosen, opener=cast(Player, request.user))
    if form.is_valid():
        try:
            return redirect("match", open_match(**form.service_arguments()).id)
        except GameError as error:
            form.add_error(None, in_words(error, slug))
    return render(request, "matches/new.html", {"form": form, "engine": chosen, "engines": engines()})


@login_required
def claim(request: HttpRequest, match: UUID, claim: str) -> HttpResponse:
    """Show the open seat to which a link leads, and take it."""
    if request.method == "POST":
        try:
            claim_seat(player=cast(Player, request.user), match_id=match, claim=claim)
        except UnknownMatch:
            raise Http404 from None
        except GameError as error:
            messages.error(request, in_words(error))
        return redirect("match", match)
    found = Match.objects.filter(id=match, seats__claim=claim, seats__actor=OPEN).first()
    if found is None or not claim:
        return render(request, "matches/claimed.html", status=404)
    return render(request, "matches/claim.html", {"match": found, "engine": engine(found.game), "claim": claim})
