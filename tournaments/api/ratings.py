"""Ratings under /api/v1/: the list by strength, and how a player's rating came about."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.selectors import player_named
from games.registry import engines
from replays.api.base import View, parsed
from replays.api.shapes import Shape
from tournaments.api.shapes import LAST
from tournaments.models import Season
from tournaments.refusals import Refused
from tournaments.selectors.ratings import history_of, ratings_of

GAMES = [engine.slug for engine in engines()]


class RatingFilters(Shape):
    """Of which game, or of which season of a league alone; and which lines."""

    game = serializers.ChoiceField(GAMES)
    season = serializers.UUIDField(required=False, help_text="Count only the matches of this season.")
    start = serializers.IntegerField(default=0, min_value=0, max_value=LAST)
    count = serializers.IntegerField(default=50, min_value=1, max_value=1000)


class RatingShape(Shape):
    """A player's rating: its mean and how unsure it is by now."""

    rank = serializers.IntegerField()
    player = serializers.CharField()
    name = serializers.CharField()
    mu = serializers.FloatField()
    sigma = serializers.FloatField()
    shown = serializers.FloatField(help_text="A strength that is almost surely reached: mu less three sigma.")
    matches = serializers.IntegerField()


class RatingsShape(Shape):
    """Some lines of the list."""

    total = serializers.IntegerField()
    rows = RatingShape(many=True)


class HistoryFilters(Shape):
    """In which game, and how far back."""

    game = serializers.ChoiceField(GAMES)
    count = serializers.IntegerField(default=100, min_value=1, max_value=1000)


class RatingChangeShape(Shape):
    """How a match changed a rating."""

    match = serializers.UUIDField()
    at = serializers.IntegerField()
    place = serializers.IntegerField()
    before = serializers.FloatField()
    after = serializers.FloatField()
    sigma = serializers.FloatField()


class RatingsView(View):
    """Who is how strong."""

    @extend_schema(parameters=[RatingFilters], responses=RatingsShape, operation_id="list_ratings")
    def get(self, request: Request) -> Response:
        """List players by strength."""
        asked = parsed(RatingFilters, request.query_params)
        season = None
        if "season" in asked:
            season = Season.objects.filter(id=asked["season"], league__game=asked["game"]).first()
            if season is None:
                raise Refused("unknown-season")
        found = ratings_of(asked["game"], season, start=asked["start"], count=asked["count"])
        return Response(RatingsShape(found).data)


class RatingHistory(View):
    """How a rating came about."""

    @extend_schema(
        parameters=[HistoryFilters], responses=RatingChangeShape(many=True), operation_id="get_rating_history"
    )
    def get(self, request: Request, name: str) -> Response:
        """Give how a player's last matches changed his rating, the oldest first."""
        asked, player = parsed(HistoryFilters, request.query_params), player_named(name)
        if player is None or not player.is_active:
            raise NotFound("Nobody has this name.")
        return Response(RatingChangeShape(history_of(player.actor, asked["game"], asked["count"]), many=True).data)
