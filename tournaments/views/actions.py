"""Do something to a tournament from a page: read the form, do it, say what came of it, go back."""

from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from tournaments.actions import ACTIONS, act
from tournaments.done_words import done_words
from tournaments.refusals import Refused
from tournaments.streams import competition
from tournaments.views import rounds, settings
from tournaments.views.pages import found
from tournaments.views.reading import form_data, named_pair


@login_required
@require_POST
def do(request: HttpRequest, slug: str, action: str) -> HttpResponse:
    """Do an action of the table; what was typed into a longer form is shown again if it cannot be done."""
    if action not in ACTIONS:
        raise Http404
    tournament = found(request, slug)
    try:
        data = form_data(request.POST, action) | named_pair(request.POST, tournament.id)
        outcome = act(request.user, action, tournament, data)
        is_told = action == "record-result" and competition(tournament.id)[0].settings.confirm
        messages.success(request, done_words("tell-result" if is_told else action, data, outcome))
    except Refused as refused:
        if refused.code == "no-permission":
            raise PermissionDenied from refused
        if action in AGAIN:
            return AGAIN[action](request, slug, refused)
        messages.error(request, refused.words)
    onward = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(onward, {request.get_host()}, require_https=request.is_secure())
    return redirect(onward if safe else reverse("tournament", args=[tournament.slug]))


def _table(request: HttpRequest, slug: str, refused: Refused) -> HttpResponse:
    number, table = (request.POST.get(name, "") for name in ("round", "table"))
    if not all(part.isdecimal() and len(part) < 6 for part in (number, table)):
        messages.error(request, refused.words)
        return redirect("tournament", slug)
    return rounds.one_table(request, slug, int(number), int(table), refused=refused)


def _settings(request: HttpRequest, slug: str, refused: Refused) -> HttpResponse:
    return settings.settings(request, slug, refused=refused)


AGAIN: dict[str, Callable[[HttpRequest, str, Refused], HttpResponse]] = {
    "record-result": _table,
    "correct-result": _table,
    "record-forfeit": _table,
    "confirm-result": _table,
    "change-settings": _settings,
    "rename-tournament": _settings,
}
"""Forms that are too long to type again."""
