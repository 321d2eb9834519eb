"""Do something to a tournament from a page: read the form, do it, say what came of it, go back."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from tournaments.actions import ACTIONS, PARAMETERS, act
from tournaments.refusals import Refused
from tournaments.views.pages import found

LISTS = ("absent", "entrants", "tie_breaks", "scopes")


@login_required
@require_POST
def do(request: HttpRequest, slug: str, action: str) -> HttpResponse:
    """Do an action of the table."""
    if action not in ACTIONS:
        raise Http404
    tournament = found(request, slug)
    try:
        act(request.user, action, tournament, form_data(request.POST, action))
        messages.success(request, "Done: it stands in the organiser's log.")
    except Refused as refused:
        if refused.code == "no-permission":
            raise PermissionDenied from refused
        messages.error(request, refused.words)
    onward = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(onward, {request.get_host()}, require_https=request.is_secure())
    return redirect(onward if safe else reverse("tournament", args=[tournament.slug]))


def form_data(posted: QueryDict, action: str) -> dict[str, Any]:
    """Read a form as what the action needs: its fields, lists, seats of a result and changed settings."""
    wanted = PARAMETERS[action].__struct_fields__
    data: dict[str, Any] = {name: posted[name] for name in wanted if posted.get(name, "") != ""}
    data.update((name, posted.getlist(name)) for name in LISTS if name in wanted and name in posted)
    if "seats" in wanted and (seats := _seats(posted)):
        data["seats"] = seats
    if "changes" in wanted:
        data["changes"] = {name[4:]: posted[name] for name in posted if name.startswith("set-") and posted[name] != ""}
    return data


def _seats(posted: QueryDict) -> list[dict[str, Any]]:
    seats = []
    for name in posted:
        if name.startswith("place-") and posted[name]:
            entrant = name.removeprefix("place-")
            score = posted.get(f"score-{entrant}", "")
            came = f"absent-{entrant}" not in posted
            seats.append({"entrant": entrant, "place": posted[name], "score": score or None, "came": came})
    return seats
