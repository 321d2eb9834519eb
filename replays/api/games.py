"""Games: what can be played, with which components; and the bots of the house."""

from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.bots.registry import bot_names
from games.kit import editions
from games.kit.contract import AnyEngine
from games.registry import engine, engines
from replays.api.base import View
from replays.api.shapes import Shape


class EditionName(Shape):
    """A data set of a game."""

    name = serializers.CharField()
    title = serializers.CharField()
    hash = serializers.CharField(help_text="Over all that bears rules; a match pins it.")


class GameShape(Shape):
    """A game."""

    slug = serializers.CharField()
    name = serializers.CharField()
    seats = serializers.ListField(child=serializers.IntegerField())
    rules = serializers.IntegerField(help_text="The newest revision.")
    options = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField()), help_text="The default first."
    )
    editions = EditionName(many=True)


class EditionShape(EditionName):
    """A data set of a game, with every component."""

    components = serializers.DictField(help_text="Tables of components, each row with its id and its source.")


class Bots(Shape):
    """The bots of the house."""

    bots = serializers.ListField(child=serializers.CharField())


class Games(View):
    """All games."""

    @extend_schema(responses=GameShape(many=True), operation_id="list_games")
    def get(self, request: Request) -> Response:
        """List the games."""
        return Response([_game(rules) for rules in engines()])


class OneGame(View):
    """One game."""

    @extend_schema(responses=GameShape, operation_id="get_game")
    def get(self, request: Request, game: str) -> Response:
        """Describe a game: seats, options, editions."""
        return Response(_game(engine(game)))


class OneEdition(View):
    """One edition."""

    @extend_schema(responses=EditionShape, operation_id="get_edition")
    def get(self, request: Request, game: str, edition: str) -> Response:
        """List the components of a game in one edition."""
        found = editions.find(engine(game).slug, edition)
        return Response({**_edition(found), "components": msgspec.to_builtins(found.data)})


class BotNames(View):
    """Bots."""

    @extend_schema(responses=Bots, operation_id="list_bots")
    def get(self, request: Request) -> Response:
        """List the bots that can be seated at once."""
        return Response({"bots": list(bot_names())})


def _game(rules: AnyEngine) -> dict[str, Any]:
    return {
        "slug": rules.slug,
        "name": rules.name,
        "seats": list(rules.seats),
        "rules": rules.rules,
        "options": {name: list(values) for name, values in rules.choices.items()},
        "editions": [_edition(edition) for edition in editions.shipped(rules.slug)],
    }


def _edition(edition: editions.Edition) -> dict[str, Any]:
    return {"name": edition.name, "title": edition.title, "hash": edition.hash}
