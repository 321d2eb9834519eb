"""Errors as problem documents (RFC 9457), each with a stable code."""

from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response
from rest_framework.views import exception_handler

from games.kit.errors import GameError, IllegalMove
from games.kit.words import Words, words_of
from replays.play.errors import StaleStep

MEDIA_TYPE = "application/problem+json"
STATUS = {
    "no-permission": 403,
    "secret-until-the-end": 403,
    "unknown-match": 404,
    "unknown-step": 404,
    "unknown-viewer": 404,
    "unknown-game": 404,
    "unknown-edition": 404,
    "unknown-tournament": 404,
    "unknown-league": 404,
    "unknown-season": 404,
    "unknown-round": 404,
    "unknown-table": 404,
    "unknown-publication": 404,
    "bad-request": 400,
    "busy": 409,
    "stale-step": 409,
    "not-your-turn": 409,
    "match-not-begun": 409,
    "match-over": 409,
    "flag-fallen": 409,
    "nothing-to-undo": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "known-otherwise": 409,
}
"""What each code is in HTTP; what the rules or the record refuse is 422."""
CODES = {400: "bad-request", 401: "not-signed-in", 403: "no-permission", 404: "not-found", 429: "throttled"}


KEPT = ("WWW-Authenticate", "Retry-After", "Allow")


def answer(error: Exception, context: dict[str, Any]) -> Response | None:
    """Turn an error into a problem document; None for a fault of ours."""
    if isinstance(error, GameError):
        return _game_error(error, context)
    if isinstance(error, ValidationError):
        error = exceptions.ValidationError(error.message_dict if hasattr(error, "error_dict") else error.messages)
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    plain = exception_handler(error, context)
    if plain is None or not isinstance(error, exceptions.APIException):
        return None
    code = CODES.get(plain.status_code) or str(error.default_code).replace("_", "-")
    more = {}
    detail = str(error.detail) if isinstance(error.detail, str) else "Some fields are wrong; see errors."
    if isinstance(error, exceptions.ValidationError):
        more["errors"] = plain.data if isinstance(plain.data, dict) else {"request": plain.data}
    return _problem(code, plain.status_code, detail, more, {name: plain[name] for name in plain.headers})


def _game_error(error: GameError, context: dict[str, Any]) -> Response:
    if said := getattr(error, "words", ""):
        more = {"step": error.facts["step"]} if isinstance(error, StaleStep) else {}
        return _problem(error.code, STATUS.get(error.code, 422), said, more)
    words: Words = getattr(context.get("view"), "words", None) or words_of(None)
    if isinstance(error, IllegalMove):
        return _problem("illegal-move", 422, words.explain(error), {"reason": error.code})
    return _problem(error.code, STATUS.get(error.code, 422), words.explain(error), {})


def _problem(
    code: str, status: int, detail: str, more: dict[str, Any], headers: dict[str, str] | None = None
) -> Response:
    kept = {
        name: value for name, value in (headers or {}).items() if name in ("WWW-Authenticate", "Retry-After", "Allow")
    }
    document = {
        "type": f"/api/v1/docs/#{code}",
        "title": code.replace("-", " ").capitalize(),
        "status": status,
        "code": code,
        "detail": detail,
        **more,
    }
    return Response(document, status, headers=kept, content_type=MEDIA_TYPE)
