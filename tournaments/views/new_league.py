"""Found a league: a few questions, one after the other, with a preview."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from accounts.models import Player
from accounts.policy import may
from tournaments.league_forms import LEAGUE_STEPS, changes_from
from tournaments.refusals import Refused
from tournaments.seasons.events import SeasonOpened
from tournaments.seasons.plan import changed
from tournaments.seasons.preview import preview_words
from tournaments.services.run_season import found_league
from tournaments.settings import Settings

LAST = len(LEAGUE_STEPS) - 1


@login_required
def new_league(request: HttpRequest) -> HttpResponse:
    """Ask what is played, how, and what it is called; whoever sends no step has answered everything at once."""
    player = request.user
    if not isinstance(player, Player) or not may(player, "open-league"):
        raise PermissionDenied
    if request.method != "POST":
        return _ask(request, 0, LEAGUE_STEPS[0](), {})
    said = request.POST.get("step", "")
    asked = int(said) if said.isdecimal() and len(said) == 1 and int(said) < LAST else LAST
    answers: dict[str, Any] = {}
    for number, step in enumerate(LEAGUE_STEPS[: asked + 1]):
        form = step(request.POST)
        if not form.is_valid():
            return _ask(request, number, form, answers)
        answers.update(form.cleaned_data)
    if asked < LAST:
        return _ask(request, asked + 1, LEAGUE_STEPS[asked + 1](), answers)
    named = {name: answers[name] for name in ("title", "game", "about")}
    try:
        return redirect("league", found_league(by=player.actor, **named, changes=changes_from(answers)).slug)
    except Refused as refused:
        form.add_error(None, refused.words)
        return _ask(request, asked, form, answers)


def _ask(request: HttpRequest, number: int, form: Any, answers: dict[str, Any]) -> HttpResponse:
    kept = {
        name: request.POST[name]
        for step in LEAGUE_STEPS
        for name in step.base_fields
        if name in request.POST and name not in form.fields
    }
    context = {"form": form, "number": number, "steps": len(LEAGUE_STEPS), "kept": kept, "preview": _preview(answers)}
    return render(request, "tournaments/new_league.html", context)


def _preview(answers: dict[str, Any]) -> str:
    if "game" not in answers:
        return ""
    usual = SeasonOpened("", 1, Settings(game=answers["game"], format="league"), 0)
    return preview_words(changed(usual, changes_from(answers)), answers["players"] or 21)
