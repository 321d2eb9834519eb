"""Match files: out once a match is over, and in after every event was checked."""

from uuid import UUID

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.kit.cairn_file import LARGEST
from replays.api import shapes
from replays.api.answers import described
from replays.api.base import View, caller_of, match_of, parsed, player_of
from replays.models.match import Visibility
from replays.play.export_match import export_match
from replays.play.import_match import import_match


class MatchFile(shapes.Shape):
    """The text of a `.cairn` file."""

    text = serializers.CharField(max_length=LARGEST, trim_whitespace=False)
    visibility = serializers.ChoiceField(Visibility.choices, default=Visibility.UNLISTED)


class Export(View):
    """The match file."""

    @extend_schema(responses={(200, "application/x-ndjson"): OpenApiTypes.STR}, operation_id="export_match")
    def get(self, request: Request, match_id: UUID) -> HttpResponse:
        """Give the `.cairn` file of a match that is over: one event a line, with all that was hidden."""
        match = match_of(request, match_id)
        text = export_match(match=match, player=caller_of(request))
        name = f'attachment; filename="{match.game}-{match.id}.cairn"'
        return HttpResponse(text, content_type="application/x-ndjson", headers={"Content-Disposition": name})


class Import(View):
    """Matches played elsewhere."""

    scope = "import"

    @extend_schema(request=MatchFile, responses={201: shapes.MatchShape}, operation_id="import_match")
    def post(self, request: Request) -> Response:
        """Bring in a match played elsewhere: checked, marked, and never rated."""
        asked = parsed(MatchFile, request.data)
        match = import_match(player=player_of(request), text=asked["text"], visibility=asked["visibility"])
        return Response(described(request, match.id), 201)
