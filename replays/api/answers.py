"""Matches as the API answers them."""

from typing import Any
from uuid import UUID

from rest_framework.request import Request

from accounts.models import Player
from replays.api.base import caller_of, match_of
from replays.course import clock_in
from replays.models import Match, Seat
from replays.selectors.players import names_at
from replays.viewers import viewers_for

PLAIN = (
    *("id", "game", "edition", "options", "status", "visibility", "imported", "stand_in", "step", "to_move"),
    *("made_at", "opened_at", "moved_at", "turn_since", "flag_at", "finished_at"),
)


def described(request: Request, match_id: UUID) -> dict[str, Any]:
    """Find a match and describe it to the caller."""
    player, match = caller_of(request), match_of(request, match_id)
    return match_answer(match, player, names_at([match]))


def match_answer(match: Match, player: Player | None, names: dict[str, str]) -> dict[str, Any]:
    """Describe a match to a player."""
    clock = clock_in(match.context)
    is_opener = player is not None and match.opener == player.actor
    return {
        **{name: getattr(match, name) for name in PLAIN},
        "clock": None if clock is None else {"turn": clock.turn, "bank": clock.bank},
        "seats": [_seat_answer(seat, names, is_opener) for seat in match.seats.all()],
        "you": match.seat_of(player),
        "viewers": viewers_for(player, match),
    }


def _seat_answer(seat: Seat, names: dict[str, str], is_opener: bool) -> dict[str, Any]:
    answer = {
        "seat": seat.seat,
        "player": names.get(seat.actor, "open seat"),
        "id": seat.actor,
        "bot": seat.bot,
        "left": seat.left,
        "bank": seat.bank,
        "total": seat.total,
        "place": seat.place,
    }
    return answer | {"claim": seat.claim} if is_opener and seat.claim else answer
