"""What the pages of one tournament share: finding it for whoever asks, and the frame around them."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from accounts.models import Player
from accounts.policy import Caller, may
from games.registry import engine
from tournaments.actions import ACTIONS
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.selectors.news import tournament_live
from tournaments.selectors.tournaments import tournament_for
from tournaments.services.register_entrant import takes_in
from tournaments.state import PRESENT
from tournaments.streams import competition
from tournaments.words import FORMATS, STATUSES


def found(request: HttpRequest, slug: str) -> Tournament:
    """Find a tournament that the reader may see."""
    try:
        return tournament_for(request.user, slug)
    except Refused as refused:
        raise (PermissionDenied if refused.code == "no-permission" else Http404) from refused


def page(request: HttpRequest, template: str, tournament: Tournament, **context: Any) -> HttpResponse:
    """Show a page of a tournament, with what the reader may do to it."""
    own = request.user.actor if isinstance(request.user, Player) else ""
    progress, slug = tournament.progress, tournament.slug
    frame = {
        "tournament": tournament,
        "progress": progress,
        "game": engine(progress.game).name,
        "format": FORMATS[progress.format],
        "status": STATUSES[progress.status],
        "mine": may_all(request.user, tournament),
        "sees_log": may(request.user, "see-organisers-log", tournament),
        "takes_in": bool(own) and progress.status != "archived" and takes_in(competition(tournament.id)[0], own),
        "entry": tournament.entrant_rows.filter(player=own).first() if own else None,
        "live": None if past(request) else tournament_live(tournament, reverse("tournament-stream", args=[slug])),
        "tab": template,
        "present": tournament.entrant_rows.filter(status__in=PRESENT).count(),
        "here": request.POST.get("next") or request.get_full_path(),
    }
    return render(request, f"tournaments/{template}.html", {**frame, **context})


def may_all(player: Caller, tournament: Tournament) -> set[str]:
    """Name all that somebody may do to a tournament, as templates write it."""
    known = Known(tournament.standing_of(player if isinstance(player, Player) and player.is_active else None))
    return {action.replace("-", "_") for action in ACTIONS if may(player, action, known)}


class Known:
    """How somebody stands to a thing, asked once for many questions."""

    def __init__(self, words: frozenset[str]) -> None:
        """Keep the words."""
        self.words = words

    def standing_of(self, _: Player | None) -> frozenset[str]:
        """Give them again."""
        return self.words


def past(request: HttpRequest) -> bool:
    """Say whether a page shows a moment that is over, and stays as it is."""
    return "as_of_round" in request.GET or "as_of_event" in request.GET


def whole(request: HttpRequest, name: str) -> int | None:
    """Read a whole number from the address; anything else is left out."""
    text = request.GET.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else None


def window(current: int, last: int, around: int = 4) -> list[int]:
    """List the numbers to offer: the first, the last and those around the current one; 0 is a gap."""
    near = {1, last, *range(max(1, current - around), min(last, current + around) + 1)} if last else set()
    numbers: list[int] = []
    for number in sorted(near):
        if numbers and number - numbers[-1] > 1:
            numbers.append(number - 1 if number - numbers[-1] == 2 else 0)
        numbers.append(number)
    return numbers
