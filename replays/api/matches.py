"""Matches: list, open, look, and all that is told about one."""

import gzip
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils.cache import get_conditional_response, patch_vary_headers
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request
from rest_framework.response import Response

from replays.api import shapes
from replays.api.answers import described, match_answer
from replays.api.base import View, caller_of, match_of, parsed, player_of
from replays.course import Clock
from replays.play.claim_seat import claim_seat
from replays.play.errors import UnknownPlayer
from replays.play.open_match import OPEN, open_match
from replays.selectors.log_lines import log_lines
from replays.selectors.matches import actor_named, matches_for, waiting_for, with_player
from replays.selectors.players import names_at
from replays.selectors.table import table_for
from replays.timelines import tag_of, timeline
from replays.viewers import viewer_for

DIGITS = 20
"""No time in microseconds has so many."""


class NewestFirst(CursorPagination):
    """Pages of matches, the newest first."""

    ordering = ("-made_at", "id")
    page_size = 30
    max_page_size = 100
    page_size_query_param = "page_size"

    def decode_cursor(self, request: Request) -> Cursor | None:
        """Read where to go on; what we cannot have written is refused like any broken cursor."""
        cursor = super().decode_cursor(request)
        position = str((cursor and cursor.position) or 0)
        if not (position.isdecimal() and len(position) < DIGITS):
            raise NotFound(self.invalid_cursor_message)
        return cursor


PAGES = [
    OpenApiParameter("cursor", str, description="Where to go on; taken from `next` or `previous`."),
    OpenApiParameter("page_size", int, description="How many, 100 at most."),
]


class Matches(View):
    """All matches that you may see listed."""

    @extend_schema(parameters=[shapes.MatchFilters, *PAGES], responses=shapes.MatchPage, operation_id="list_matches")
    def get(self, request: Request) -> Response:
        """List matches, the newest first, by any of the filters."""
        player, asked = caller_of(request), parsed(shapes.MatchFilters, request.query_params)
        found = matches_for(player)
        if asked.get("waiting"):
            found = waiting_for(player) if player else found.none()
        plain = {"game": "game", "status": "status", "seats": "seat_count"}
        found = found.filter(**{plain[name]: value for name, value in asked.items() if name in plain})
        if "tournament" in asked:
            found = found.filter(context__tournament=str(asked["tournament"]), imported=False)
        if "player" in asked:
            found = with_player(found, asked["player"], asked.get("result", ""))
        if "opponent" in asked:
            found = with_player(found, asked["opponent"])
        pages = NewestFirst()
        page = pages.paginate_queryset(found, request, view=self) or []
        names = names_at(page)
        return pages.get_paginated_response([match_answer(match, player, names) for match in page])

    @extend_schema(request=shapes.NewMatch, responses={201: shapes.MatchShape}, operation_id="open_match")
    def post(self, request: Request) -> Response:
        """Open a match; it begins as soon as no seat is open."""
        player, asked = player_of(request), parsed(shapes.NewMatch, request.data)
        seats = [_actor(name, player.actor) for name in asked.pop("seats")]
        clock = asked.pop("clock")
        match = open_match(opener=player, seats=seats, clock=Clock(**clock) if clock else None, **asked)
        return Response(described(request, match.id), 201)


class OneMatch(View):
    """One match."""

    @extend_schema(responses=shapes.MatchShape, operation_id="get_match")
    def get(self, request: Request, match_id: UUID) -> Response:
        """Describe a match: who sits there, and how it stands."""
        return Response(described(request, match_id))


class ClaimSeat(View):
    """An open seat."""

    @extend_schema(request=shapes.Claim, responses=shapes.MatchShape, operation_id="claim_seat")
    def post(self, request: Request, match_id: UUID) -> Response:
        """Sit down in an open seat; whoever takes the last one begins the match."""
        claim_seat(player=player_of(request), match_id=match_id, **parsed(shapes.Claim, request.data))
        return Response(described(request, match_id))


class TableView(View):
    """The table."""

    @extend_schema(parameters=[shapes.Look], responses=shapes.TableShape, operation_id="get_view")
    def get(self, request: Request, match_id: UUID) -> Response:
        """Show a match as you may see it, after any step."""
        asked, match = parsed(shapes.Look, request.query_params), match_of(request, match_id)
        viewer = viewer_for(caller_of(request), match, asked.get("viewer"))
        return Response(msgspec.to_builtins(table_for(match, viewer, asked.get("step"))))


class Events(View):
    """The log."""

    @extend_schema(parameters=[shapes.EventFilters], responses=shapes.Lines, operation_id="list_events")
    def get(self, request: Request, match_id: UUID) -> Response:
        """Tell what happened after a step, as far as you may know it."""
        asked, match = parsed(shapes.EventFilters, request.query_params), match_of(request, match_id)
        viewer = viewer_for(caller_of(request), match, asked.get("viewer"))
        lines = log_lines(match, viewer, after=asked["after"], undone=asked["undone"])
        return Response({"viewer": viewer.name, "events": msgspec.to_builtins(lines)})


class TimelineView(View):
    """The timeline."""

    @extend_schema(parameters=[shapes.TimelineFilters], responses=shapes.TimelineShape, operation_id="get_timeline")
    def get(self, request: Request, match_id: UUID) -> HttpResponse:
        """Give all that is needed to step through a match, both ways, without asking again."""
        asked, match = parsed(shapes.TimelineFilters, request.query_params), match_of(request, match_id)
        viewer = viewer_for(caller_of(request), match, asked.get("viewer"))
        etag = f'W/"{tag_of(match, viewer, undone=asked["undone"])}"'
        known: HttpResponse | None = get_conditional_response(request._request, etag=etag)
        if known is not None:
            return known
        body = timeline(match, viewer, undone=asked["undone"])
        zipped = "gzip" in request.headers.get("Accept-Encoding", "")
        answer = HttpResponse(
            body if zipped else gzip.decompress(body), content_type="application/json", headers={"ETag": etag}
        )
        if zipped:
            answer["Content-Encoding"] = "gzip"
        patch_vary_headers(answer, ["Accept-Encoding", "Cookie", "Authorization"])
        return answer


def _actor(name: str, me: str) -> str:
    if name in ("me", "open"):
        return me if name == "me" else OPEN
    actor = actor_named(name)
    if actor is None:
        raise UnknownPlayer(player=name)
    return actor
