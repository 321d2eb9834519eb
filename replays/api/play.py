"""Play: move, take back, leave."""

from typing import Any
from uuid import UUID

import msgspec
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from replays.api import shapes
from replays.api.answers import described
from replays.api.base import View, caller_of, match_of, parsed, player_of
from replays.play.leave_seat import hand_seat_to_bot, resign
from replays.play.submit_move import submit_move
from replays.play.undo_moves import undo_moves
from replays.positions import latest
from replays.selectors.table import question_for
from replays.tell import words_for


class Moves(View):
    """Moves."""

    @extend_schema(responses=shapes.QuestionShape, operation_id="list_legal_moves")
    def get(self, request: Request, match_id: UUID) -> Response:
        """List the legal moves, in words, if it is your turn; else say whose it is."""
        match = match_of(request, match_id)
        return Response(msgspec.to_builtins(question_for(match, caller_of(request))))

    @extend_schema(request=shapes.Move, responses={201: shapes.Recorded}, operation_id="submit_move")
    def post(self, request: Request, match_id: UUID) -> Response:
        """Play a move at the step you have seen."""
        asked, match = parsed(shapes.Move, request.data), match_of(request, match_id)
        if match.status != "open":
            self.words = words_for(latest(match_id).course.opened)
        step = submit_move(
            player=player_of(request),
            match_id=match_id,
            move=asked["move"],
            seen=asked["step"],
            move_id=asked.get("id"),
        )
        return _recorded(request, match_id, step)


class Undoing(View):
    """Second thoughts."""

    @extend_schema(request=shapes.Undo, responses={201: shapes.Recorded}, operation_id="undo_moves")
    def post(self, request: Request, match_id: UUID) -> Response:
        """Take back your last move, or several: as far back as nothing has come to light."""
        asked = parsed(shapes.Undo, request.data)
        match_of(request, match_id)
        step = undo_moves(player=player_of(request), match_id=match_id, seen=asked["step"], to=asked.get("to"))
        return _recorded(request, match_id, step)


class Resigning(View):
    """Giving up."""

    @extend_schema(request=None, responses={201: shapes.Recorded}, operation_id="resign")
    def post(self, request: Request, match_id: UUID) -> Response:
        """Give up: a bot plays on for you, and you are ranked last."""
        match_of(request, match_id)
        return _recorded(request, match_id, resign(player=player_of(request), match_id=match_id))


class HandingOver(View):
    """Leaving a seat to a bot."""

    @extend_schema(request=shapes.Handing, responses={201: shapes.Recorded}, operation_id="hand_seat_to_bot")
    def post(self, request: Request, match_id: UUID) -> Response:
        """Let a bot play on in your seat; the result counts as it falls."""
        match_of(request, match_id)
        asked = parsed(shapes.Handing, request.data)
        return _recorded(request, match_id, hand_seat_to_bot(player=player_of(request), match_id=match_id, **asked))


def _recorded(request: Request, match_id: UUID, step: int) -> Response:
    answer: dict[str, Any] = {"step": step, "match": described(request, match_id)}
    return Response(answer, 201)
