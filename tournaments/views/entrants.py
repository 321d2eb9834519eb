"""Who takes part, and what can be decided about one of them."""

from django.http import Http404, HttpRequest, HttpResponse

from accounts.policy import may
from games.bots.registry import bot_names
from tournaments.selectors.entrants import (
    entrant_names,
    entrants_page,
    one_entrant,
    other_names,
    penalties_of,
    waiting_names,
)
from tournaments.selectors.helpers import invitations_of
from tournaments.selectors.rounds import names_in
from tournaments.streams import competition
from tournaments.views.pages import found, may_all, page, whole, window
from tournaments.words import ENTRANTS

PER_PAGE = 100


def entrants(request: HttpRequest, slug: str) -> HttpResponse:
    """Show who takes part, waits, pauses or has left, some at a time or by name."""
    tournament = found(request, slug)
    current = max(1, whole(request, "page") or 1)
    who = request.GET.get("who", "").strip()[:64]
    shown = entrants_page(tournament.id, (current - 1) * PER_PAGE, PER_PAGE, who)
    last = -(-shown.total // PER_PAGE)
    if current > max(1, last):
        raise Http404
    state, _ = competition(tournament.id)
    names = names_in(state, {one for pair in state.forbidden for one in pair})
    decides = "enter_player" in may_all(request.user, tournament)
    return page(
        request,
        "entrants",
        tournament,
        shown=shown,
        who=who,
        counts=[(number, ENTRANTS[status]) for status, number in shown.counts.items()],
        words=ENTRANTS,
        current=current,
        pages=window(current, last) if last > 1 else (),
        per_page=PER_PAGE,
        is_great=shown.total > PER_PAGE,
        apart=[(a, b, names[a], names[b]) for a, b in sorted(state.forbidden)],
        penalties=penalties_of(state),
        entered=entrant_names(tournament.id) if decides else (),
        others=other_names(tournament.id) if decides else (),
        invitations=invitations_of(tournament) if may(request.user, "withdraw-invitation", tournament) else [],
        bots=bot_names(),
        is_over=state.is_over,
        is_kept=state.status == "archived",
    )


def entrant(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Show one entrant: where he sat, and what can be decided about him."""
    tournament = found(request, slug)
    one = one_entrant(tournament.id, number)
    if one is None:
        raise Http404
    state, _ = competition(tournament.id)
    decides = "expel_entrant" in may_all(request.user, tournament)
    return page(
        request,
        "entrant",
        tournament,
        tab="entrants",
        one=one.line,
        about=one,
        word=ENTRANTS[one.line.status],
        waiting=waiting_names(tournament.id) if decides else (),
        others=other_names(tournament.id) if decides else (),
        bots=bot_names(),
        is_over=state.is_over,
        is_kept=state.status == "archived",
    )
