"""The pages of one tournament: standings, rounds, tables, entrants, the organiser's log, settings."""

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.clickjacking import xframe_options_exempt

from accounts.policy import may
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.selectors.cross import cross_of
from tournaments.selectors.seasons import zones_in
from tournaments.selectors.standings import changes_since_publication, standings_of
from tournaments.tell import told
from tournaments.views.next_step import next_step
from tournaments.views.pages import found, page, whole
from tournaments.words import MOVES, POINTS, TIE_BREAKS

PER_PAGE = 50
CROSSED = 40
"""Rows and columns of a cross table on one page."""


def standings(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the standings, now or as of a round or an event."""
    tournament = found(request, slug)
    start = (whole(request, "page") or 1) * PER_PAGE - PER_PAGE
    as_of_round, as_of_event = whole(request, "as_of_round"), whole(request, "as_of_event")
    try:
        table = standings_of(
            tournament, as_of_round=as_of_round, as_of_event=as_of_event, start=max(0, start), count=PER_PAGE
        )
    except Refused as refused:
        raise Http404 from refused
    return page(
        request,
        "standings",
        tournament,
        table=table,
        columns=[TIE_BREAKS[name] for name in table.tie_breaks],
        points=POINTS,
        zones=zones_of(tournament, table.total, max(0, start)),
        moves=MOVES,
        pages=range(1, -(-table.total // PER_PAGE) + 1),
        current=start // PER_PAGE + 1,
        rounds=range(1, tournament.progress.round + 1),
        changes=changes_since_publication(tournament) if as_of_event is None and as_of_round is None else [],
        step=next_step(tournament),
    )


def zones_of(tournament: Tournament, lines: int, start: int = 0) -> list[str]:
    """List where the lines of a division's table lead, from one on; nothing where it is no division."""
    season = tournament.progress.season
    if season is None:
        return []
    return list(zones_in(season, tournament.id, lines).values())[start:]


@xframe_options_exempt
def embedded(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the bare standings, to be put into other pages."""
    tournament = found(request, slug)
    table = standings_of(tournament, count=PER_PAGE)
    columns = [TIE_BREAKS[name] for name in table.tie_breaks]
    zones = zones_of(tournament, table.total)
    answer = page(request, "embed", tournament, table=table, columns=columns, points=POINTS, zones=zones, moves=MOVES)
    answer._csp_replace = {"frame-ancestors": ["*"]}  # type: ignore[attr-defined]
    return answer


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
