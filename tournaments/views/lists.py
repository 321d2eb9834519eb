"""All tournaments, and opening a new one."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from accounts.models import Player
from accounts.policy import may
from games.registry import engines
from tournaments.forms import STEPS, settings_from
from tournaments.preview import preview
from tournaments.refusals import Refused
from tournaments.selectors.tournaments import tournaments_for
from tournaments.services.open_tournament import copy_tournament, open_tournament
from tournaments.views.pages import found
from tournaments.words import FORMATS, STATUSES


def tournaments(request: HttpRequest) -> HttpResponse:
    """List tournaments by game and status, those that changed last first."""
    wanted = {name: request.GET[name] for name in ("game", "status") if request.GET.get(name)}
    visible = tournaments_for(request.user).filter(**{f"progress__{name}": value for name, value in wanted.items()})
    page = Paginator(visible, 30).get_page(request.GET.get("page"))
    rows = [(one, FORMATS[one.progress.format], STATUSES[one.progress.status]) for one in page.object_list]
    context = {
        "page": page,
        "rows": rows,
        "wanted": wanted,
        "kept": "&".join(f"{name}={value}" for name, value in wanted.items() if value.isalnum()),
        "games": engines(),
        "statuses": STATUSES,
        "may_open": may(request.user, "open-tournament"),
    }
    return render(request, "tournaments/list.html", context)


@login_required
def new_tournament(request: HttpRequest) -> HttpResponse:
    """Ask a few questions, one after the other, with a preview; then open the tournament."""
    if not isinstance(request.user, Player) or not may(request.user, "open-tournament"):
        raise PermissionDenied
    said = request.POST.get("step", "0")
    asked = min(int(said) if said.isdecimal() and len(said) < 10 else 0, len(STEPS) - 1)
    answers: dict[str, Any] = {}
    for number, step in enumerate(STEPS[: asked + 1] if request.method == "POST" else ()):
        form = step(request.POST)
        if not form.is_valid():
            return _ask(request, number, form, answers)
        answers.update(form.cleaned_data)
    following = asked + 1 if request.method == "POST" else 0
    if following < len(STEPS):
        return _ask(request, following, STEPS[following](), answers)
    try:
        made = open_tournament(
            by=request.user.actor, title=answers["title"], about=answers["about"], settings=settings_from(answers)
        )
    except Refused as refused:
        form = STEPS[asked](request.POST)
        form.add_error(None, refused.words)
        return _ask(request, asked, form, answers)
    return redirect("tournament", made.slug)


def _ask(request: HttpRequest, number: int, form: Any, answers: dict[str, Any]) -> HttpResponse:
    told = preview(settings_from(answers), answers["players"]) if "players" in answers else ""
    kept = {name: value for name, value in answers.items() if name not in form.fields and value is not False}
    context = {"form": form, "number": number, "steps": len(STEPS), "kept": kept, "preview": told}
    return render(request, "tournaments/new.html", context)


@login_required
@require_POST
def copy(request: HttpRequest, slug: str) -> HttpResponse:
    """Open a tournament with all the settings of this one."""
    former = found(request, slug)
    if not isinstance(request.user, Player) or not may(request.user, "copy-tournament", former):
        raise PermissionDenied
    title = request.POST.get("title", "").strip()[:120] or former.title
    return redirect("tournament", copy_tournament(by=request.user.actor, tournament=former.id, title=title).slug)
