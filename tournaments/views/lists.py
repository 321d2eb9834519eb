"""All tournaments, and opening one like another."""

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from accounts.models import Player
from accounts.policy import may
from games.registry import engines
from tournaments.selectors.tournaments import tournaments_for
from tournaments.services.open_tournament import copy_tournament
from tournaments.views.pages import found
from tournaments.words import FORMATS, STATUSES


def tournaments(request: HttpRequest) -> HttpResponse:
    """List tournaments by game and status, those that changed last first."""
    wanted = {name: request.GET[name] for name in ("game", "status") if request.GET.get(name)}
    visible = tournaments_for(request.user).filter(**{f"progress__{name}": value for name, value in wanted.items()})
    page = Paginator(visible, 30).get_page(request.GET.get("page"))
    names = {one.slug: one.name for one in engines()}
    rows = [
        (one, names[one.progress.game], FORMATS[one.progress.format], STATUSES[one.progress.status])
        for one in page.object_list
    ]
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
@require_POST
def copy(request: HttpRequest, slug: str) -> HttpResponse:
    """Open a tournament with all the settings of this one."""
    former = found(request, slug)
    if not isinstance(request.user, Player) or not may(request.user, "copy-tournament", former):
        raise PermissionDenied
    title = request.POST.get("title", "").strip()[:120] or former.title
    return redirect("tournament", copy_tournament(by=request.user.actor, tournament=former.id, title=title).slug)
