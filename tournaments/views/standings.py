"""Standings: now, as of a round or an event, as published, and bare for other pages."""

from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.clickjacking import xframe_options_exempt

from accounts.policy import may
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.selectors.next_step import next_step
from tournaments.selectors.public_changes import (
    Publication,
    corrections_since,
    public_events,
    publications,
    published_lines,
    rule_changes,
)
from tournaments.selectors.round_page import SHOWN
from tournaments.selectors.seasons import zones_in
from tournaments.selectors.standings import changes_since_publication, marks_of, standings_of, winners_of
from tournaments.streams import competition
from tournaments.tell import Line, told
from tournaments.views.pages import found, may_all, page, past, whole, window
from tournaments.words import MOVES, POINTS, TIE_BREAKS

PER_PAGE = 50


def standings(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the standings, now or as of a round or an event."""
    tournament = found(request, slug)
    current = max(1, whole(request, "page") or 1)
    start = (current - 1) * PER_PAGE
    as_of = {name: whole(request, name) for name in ("as_of_round", "as_of_event")}
    try:
        table = standings_of(tournament, **as_of, start=start, count=PER_PAGE)
    except Refused as refused:
        raise Http404 from refused
    events = public_events(tournament, as_of["as_of_event"])
    known = publications(events)
    last = -(-table.total // PER_PAGE)
    kept = urlencode({name: number for name, number in as_of.items() if number is not None})
    return page(
        request,
        "standings",
        tournament,
        **_table(tournament, table, start),
        marks=marks_of(tournament, [row.entrant for row in table.rows], events, as_of["as_of_event"]),
        pages=window(current, last) if last > 1 else (),
        current=current,
        kept=kept,
        rounds=window(as_of["as_of_round"] or 0, _counted(tournament)),
        event=_event(request, tournament, as_of["as_of_event"]),
        rules=rule_changes(tournament, events),
        published=known,
        **({} if past(request) else _now(request, tournament, known, events)),
    )


def _now(request: HttpRequest, tournament: Tournament, known: list[Publication], events: Any) -> dict[str, Any]:
    """Add what belongs to the standings of now alone."""
    changes = changes_since_publication(tournament)
    return {
        "changes": changes,
        "corrections": corrections_since(tournament.id, events, known[0]) if changes and known else [],
        "winners": winners_of(tournament),
        "step": next_step(tournament),
        "to_publish": _to_publish(request, tournament, known),
    }


def _to_publish(request: HttpRequest, tournament: Tournament, known: list[Publication]) -> int:
    """Give the closed round whose standings can be published anew, 0 if there is nothing new to make known."""
    if "publish_standings" not in may_all(request.user, tournament) or tournament.progress.status == "archived":
        return 0
    state, _ = competition(tournament.id)
    closed = max((round_.number for round_ in state.rounds if round_.closed), default=0)
    is_known = bool(known) and known[0].round == closed and state.scored <= known[0].event
    return 0 if is_known else closed


def _table(tournament: Tournament, table: Any, start: int = 0) -> dict[str, Any]:
    """Give what the table of standings is drawn from; before the first result nobody has a place or a zone."""
    begun = any(row.played or row.strip for row in table.rows)
    return {
        "table": table,
        "columns": [TIE_BREAKS[name] for name in table.tie_breaks],
        "points": POINTS,
        "begun": begun,
        "zones": zones_of(tournament, table.total, start) if begun else [],
        "moves": MOVES,
    }


def zones_of(tournament: Tournament, lines: int, start: int = 0) -> list[str]:
    """List where the lines of a division's table lead, from one on; nothing where it is no division."""
    season = tournament.progress.season
    if season is None:
        return []
    return list(zones_in(season, tournament.id, lines).values())[start:]


def _counted(tournament: Tournament) -> int:
    """Give the newest round that has a result."""
    known = tournament.seatings.filter(place__isnull=False).order_by("-round").values_list("round", flat=True)
    return known.first() or 0


def _event(request: HttpRequest, tournament: Tournament, seq: int | None) -> Line | None:
    """Tell what the event was as of which standings are asked for, as far as the reader may know."""
    if seq is None:
        return None
    lines = told(tournament.id, after=seq - 1, count=1)
    if not lines:
        return None
    open_to_all = lines[0].kind in SHOWN or may(request.user, "see-organisers-log", tournament)
    return lines[0] if open_to_all else lines[0]._replace(words="", by="", reason="")


def published(request: HttpRequest, slug: str, event: int) -> HttpResponse:
    """Show standings as they were published; they stay as they are."""
    tournament = found(request, slug)
    known = publications(public_events(tournament))
    this = next((one for one in known if one.event == event), None)
    if this is None:
        raise Http404
    start = (max(1, whole(request, "page") or 1) - 1) * 10 * PER_PAGE
    lines = published_lines(tournament.id, event)
    return page(
        request,
        "published",
        tournament,
        tab="standings",
        this=this,
        lines=lines[start : start + 10 * PER_PAGE],
        pages=range(1, -(-len(lines) // (10 * PER_PAGE)) + 1),
        published=known,
    )


@xframe_options_exempt
def embedded(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the bare standings, to be put into other pages."""
    tournament = found(request, slug)
    table = standings_of(tournament, count=PER_PAGE)
    marks = marks_of(tournament, [row.entrant for row in table.rows], public_events(tournament))
    answer = page(request, "embed", tournament, **_table(tournament, table), marks=marks)
    answer._csp_replace = {"frame-ancestors": ["*"]}  # type: ignore[attr-defined]
    return answer
