"""What players do at a match, as forms: each calls one service and returns to the match."""

from collections.abc import Callable
from typing import cast
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from accounts.models import Player
from games.kit.errors import GameError
from games.kit.words import words_of
from replays.models import Match
from replays.play.errors import PlayError, UnknownMatch
from replays.play.leave_seat import hand_seat_to_bot
from replays.play.leave_seat import resign as resign_seat
from replays.play.submit_move import submit_move
from replays.play.undo_moves import undo_moves


@login_required
@require_POST
def move(request: HttpRequest, match: UUID) -> HttpResponse:
    """Play a move; its id, given with the page, makes sending the form twice harmless."""
    text, seen, move_id = request.POST.get("move", ""), _number(request, "seen"), _uuid(request, "move_id")
    return _do(request, match, lambda player: submit_move(
        player=player, match_id=match, move=text, seen=seen, move_id=move_id
    ))  # fmt: skip


@login_required
@require_POST
def undo(request: HttpRequest, match: UUID) -> HttpResponse:
    """Take back one's last move."""
    seen = _number(request, "seen")
    return _do(request, match, lambda player: undo_moves(player=player, match_id=match, seen=seen))


@login_required
@require_POST
def resign(request: HttpRequest, match: UUID) -> HttpResponse:
    """Give up."""
    return _do(request, match, lambda player: resign_seat(player=player, match_id=match))


@login_required
@require_POST
def hand_over(request: HttpRequest, match: UUID) -> HttpResponse:
    """Let a bot play on in one's seat."""
    seat, bot = _number(request, "seat"), request.POST.get("bot", "")
    return _do(request, match, lambda player: hand_seat_to_bot(player=player, match_id=match, seat=seat, bot=bot))


def in_words(error: GameError, game: str | None = None) -> str:
    """Say what went wrong, in the words of the game if it is about the rules."""
    return error.words if isinstance(error, PlayError) else words_of(game).explain(error)


def _do(request: HttpRequest, match: UUID, service: Callable[[Player], int]) -> HttpResponse:
    try:
        service(cast(Player, request.user))
    except UnknownMatch:
        raise Http404 from None
    except GameError as error:
        game = Match.objects.filter(id=match).values_list("game", flat=True).first()
        messages.error(request, in_words(error, game))
    return redirect("match", match)


def _number(request: HttpRequest, name: str) -> int:
    text = request.POST.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def _uuid(request: HttpRequest, name: str) -> UUID | None:
    try:
        return UUID(request.POST.get(name, ""))
    except ValueError:
        return None
