"""The pages of a round and of one of its tables."""

from typing import Any, NamedTuple

from django.http import Http404, HttpRequest, HttpResponse

from accounts.models import Player
from tournaments.actions import may_act
from tournaments.models import Tournament
from tournaments.places import misplaced, out_of_order, what_would_be_right
from tournaments.refusals import Refused
from tournaments.selectors.next_step import next_step
from tournaments.selectors.round_page import RoundPage, TableCard, decided_in, round_page, seated_at, table_card
from tournaments.selectors.rounds import SeatRow, names_in, why_table
from tournaments.selectors.stages import corrected_note
from tournaments.streams import competition
from tournaments.views.pages import found, page, whole, window

PER_PAGE = 60
AT_TABLE = ("record-result", "confirm-result", "record-forfeit", "correct-result", "correct-seats")


class Typed(NamedTuple):
    """A line of the form for a result: what stands there, and what is wrong with it."""

    seat: SeatRow
    place: object
    score: object
    absent: bool
    wrong: str = ""


def one_round(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Show the tables of a round, some at a time, and what is missing."""
    tournament = found(request, slug)
    everything = "print" in request.GET
    current = max(1, whole(request, "page") or 1)
    who = request.GET.get("who", "").strip()[:64]
    try:
        start = 0 if everything else (current - 1) * PER_PAGE
        shown = round_page(tournament.id, number, start, None if everything else PER_PAGE)
    except Refused as refused:
        raise Http404 from refused
    last = -(-shown.total // PER_PAGE)
    if current > max(1, last):
        raise Http404
    return page(
        request,
        "round",
        tournament,
        shown=shown,
        row=shown.round,
        who=who,
        sitting=seated_at(tournament.id, number, who) if who else (),
        is_great=shown.total > PER_PAGE,
        everything=everything,
        current=current,
        pages=window(current, last) if last > 1 and not everything else (),
        per_page=PER_PAGE,
        rounds=window(number, tournament.progress.round),
        decided=decided_in(tournament.id, number),
        corrected=corrected_note(tournament.id, number),
        todo=_todo(request, tournament, shown),
        step=next_step(tournament),
    )


def _todo(request: HttpRequest, tournament: Tournament, shown: RoundPage) -> TableCard | None:
    """Name the first table that waits for somebody who may decide, if the reader may."""
    decides = any(may_act(request.user, action, tournament) for action in ("record-forfeit", "correct-result"))
    return table_card(tournament.id, shown.round.number, shown.waiting[0]) if decides and shown.waiting else None


def one_table(request: HttpRequest, slug: str, number: int, table: int, refused: Refused | None = None) -> HttpResponse:
    """Show a table, why it is what it is, and the forms for its result; after a refusal with what was typed."""
    tournament = found(request, slug)
    try:
        card = table_card(tournament.id, number, table)
    except Refused as unknown:
        raise Http404 from unknown
    if card is None:
        raise Http404
    state, _ = competition(tournament.id)
    stored = state.rounds[number - 1].tables[table - 1]
    own = request.user.actor if isinstance(request.user, Player) else ""
    allowed = {
        action.replace("-", "_") for action in AT_TABLE if may_act(request.user, action, tournament, number, table)
    }
    if stored.proposed_by == own:
        allowed.discard("confirm_result")
    if state.settings.play != "hand":
        allowed.discard("record_result")
    why = why_table(tournament.id, number, table)
    names = names_in(state, {*stored.entrants, *(why.mentioned if why else ())})
    told = sorted(stored.proposal.seats, key=lambda seat: seat.place) if stored.proposal else []
    return page(
        request,
        "table",
        tournament,
        number=number,
        row=card,
        refused=refused,
        typed=_typed(card, request.POST if refused and _is_result(request) else None, refused),
        done=stored.is_done,
        is_over=state.is_over,
        is_kept=state.status == "archived",
        by_hand=state.settings.play == "hand",
        allowed=allowed,
        version="-".join([str(stored.decided), *sorted(allowed)]),
        proposal=[(seat.place, names[seat.entrant], seat.score, seat.came) for seat in told],
        proposed_at=stored.proposed_at,
        why=why,
        names=names,
    )


def _is_result(request: HttpRequest) -> bool:
    return any(name.startswith("place-") for name in request.POST)


def _typed(card: TableCard, said: Any, refused: Refused | None) -> list[Typed]:
    """Fill the form with the result that is known, or with what was typed and what is wrong with each line."""
    if said is None:
        return [Typed(one, one.place, one.score, one.came is False) for one in card.seats]
    wrong = _wrong(card, said, refused.code if refused else "")
    return [
        Typed(
            one,
            said.get(f"place-{one.entrant}", ""),
            said.get(f"score-{one.entrant}", ""),
            f"absent-{one.entrant}" in said,
            wrong.get(one.entrant, ""),
        )
        for one in card.seats
    ]


def _wrong(card: TableCard, said: Any, code: str) -> dict[int, str]:
    """Put the refusal where it belongs: at the lines that cannot be."""
    places = {one.entrant: _whole(said.get(f"place-{one.entrant}", "")) for one in card.seats}
    scores = {one.entrant: _whole(said.get(f"score-{one.entrant}", "")) for one in card.seats}
    present = {one.entrant for one in card.seats if f"absent-{one.entrant}" not in said}
    if code == "wrong-entrants":
        bare = [one for one in present if places[one] is None and scores[one] is None]
        return dict.fromkeys(bare, "A place or a score is needed.")
    given = {one: place for one, place in places.items() if place is not None}
    if code == "wrong-places" and len(given) == len(places):
        right, fault = what_would_be_right(list(given.values())), misplaced(list(given.values()))
        return {one: right for one, place in given.items() if place == fault}
    if code == "wrong-order":
        lines = [(one, places[one], scores[one]) for one in sorted(present)]
        return dict.fromkeys(out_of_order(lines), "More points than somebody who stands before.")
    if code == "absent-first":
        return dict.fromkeys(set(places) - present, "No score, and a place behind all who came.")
    return {}


def _whole(text: str) -> int | None:
    bare = text.strip().removeprefix("-")
    return int(text) if bare.isdecimal() and len(bare) < 10 else None
