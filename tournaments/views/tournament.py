"""The cross table of a tournament, and its organiser's log."""

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse

from accounts.policy import may
from tournaments.selectors.cross import cross_of
from tournaments.tell import told
from tournaments.views.pages import found, page, whole

CROSSED = 40
"""Rows and columns of a cross table on one page."""


def cross(request: HttpRequest, slug: str) -> HttpResponse:
    """Show who met whom, how often, and how it ended."""
    tournament = found(request, slug)
    current, against = (max(1, whole(request, name) or 1) for name in ("page", "against"))
    table = cross_of(tournament, start=(current - 1) * CROSSED, against=(against - 1) * CROSSED, count=CROSSED)
    pages = [
        (number, first + 1, min(first + CROSSED, table.total))
        for number, first in enumerate(range(0, table.total, CROSSED), 1)
    ]
    if table.total and not (table.rows and table.columns):
        raise Http404
    return page(request, "cross", tournament, table=table, pages=pages, current=current, against=against)


def organisers_log(request: HttpRequest, slug: str) -> HttpResponse:
    """Show what was decided, by whom, when and why."""
    tournament = found(request, slug)
    if not may(request.user, "see-organisers-log", tournament):
        raise PermissionDenied
    newest = tournament.progress.seq
    after = max(-1, (whole(request, "before") or newest + 1) - 201)
    lines = told(tournament.id, after=after, count=200)
    return page(request, "log", tournament, lines=lines[::-1], older=after + 1 if after >= 0 else None)
