"""What all views of the API share: who calls, as whom he looks on, and answers that can be kept."""

from typing import Any
from uuid import UUID

from django.utils.decorators import method_decorator
from django.views.decorators.cache import cache_control
from django.views.decorators.http import conditional_page
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import Player
from games.kit.words import Words
from replays.models import Match
from replays.selectors.matches import match_for


@method_decorator(conditional_page, name="dispatch")  # an ETag for every answer, 304 where it is known
@method_decorator(cache_control(private=True, no_cache=True), name="dispatch")
class View(APIView):
    """A view of the API."""

    scope = "play"
    words: Words | None = None


def caller_of(request: Request) -> Player | None:
    """Say who calls; None is anyone at all."""
    return request.user if isinstance(request.user, Player) else None


def player_of(request: Request) -> Player:
    """Say who calls where only somebody signed in gets through."""
    assert isinstance(request.user, Player)
    return request.user


def match_of(request: Request, match_id: UUID) -> Match:
    """Find a match that the caller may see."""
    return match_for(caller_of(request), match_id)


def parsed(shape: Any, data: Any) -> dict[str, Any]:
    """Read what was sent as this shape, or say what is wrong with it."""
    serializer = shape(data=data)
    serializer.is_valid(raise_exception=True)
    read: dict[str, Any] = serializer.validated_data
    return read


@extend_schema(exclude=True)
class Nowhere(View):
    """Every address that leads nowhere."""

    def get(self, request: Request, **_: object) -> Response:
        """Say so as a problem document."""
        raise NotFound("Nothing is here. Addresses end with a slash; see /api/v1/docs/.")

    post = put = patch = delete = get
