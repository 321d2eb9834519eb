"""Opening a tournament: a few questions, one after the other, with a preview and a way back."""

from typing import Any

from django import forms
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from accounts.models import Player
from accounts.policy import may
from tournaments.forms import STEPS, settings_from
from tournaments.preview import preview
from tournaments.refusals import Refused
from tournaments.services.open_tournament import open_tournament


@login_required
def new_tournament(request: HttpRequest) -> HttpResponse:
    """Ask what is not answered yet; when all is, open the tournament."""
    player = request.user
    if not isinstance(player, Player) or not may(player, "open-tournament"):
        raise PermissionDenied
    if request.method != "POST":
        return _ask(request, 0, {})
    said = request.POST.get("step", "0")
    asked = min(int(said) if said.isdecimal() and len(said) < 10 else 0, len(STEPS) - 1)
    backward = "back" in request.POST
    answers: dict[str, Any] = {}
    for number, step in enumerate(STEPS[: asked if backward else asked + 1]):
        form: forms.Form = step(request.POST, answers=answers)
        if not form.is_valid() or (backward and number == asked - 1):
            return _ask(request, number, answers, None if backward else form)
        answers.update(form.cleaned_data)
    if backward or asked + 1 < len(STEPS):
        return _ask(request, 0 if backward else asked + 1, answers)
    try:
        made = open_tournament(
            by=player.actor, title=answers["title"], about=answers["about"], settings=settings_from(answers)
        )
    except Refused as refused:
        form.add_error(None, refused.words)
        return _ask(request, asked, answers, form)
    return redirect("tournament", made.slug)


def _ask(request: HttpRequest, number: int, answers: dict[str, Any], form: Any = None) -> HttpResponse:
    """Show a question with what was said to it before; all other answers travel along, those of later ones too."""
    said = {name: value for name, value in request.POST.items() if name not in ("step", "back", "csrfmiddlewaretoken")}
    shown = form or STEPS[number](initial=said, answers=answers)
    context = {
        "form": shown,
        "main": [field for field in shown if field.name not in shown.more],
        "more": [field for field in shown if field.name in shown.more],
        "unfold": any(name in shown.more for name in shown.errors),
        "number": number,
        "steps": len(STEPS),
        "kept": {name: value for name, value in said.items() if name not in shown.fields},
        "preview": preview(settings_from(answers), answers["players"]) if "players" in answers else "",
    }
    return render(request, "tournaments/new.html", context)
