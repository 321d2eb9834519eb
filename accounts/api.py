"""Oneself and one's tokens in the API. Tokens are made by people who are signed in, never by a token."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.http import Http404
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import HasScope
from accounts.models import ApiToken, Player
from accounts.policy import may
from accounts.selectors import player_named
from accounts.services.tokens import SCOPES, make_token, revoke_token


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """Tells the schema about tokens."""

    target_class = "accounts.authentication.TokenAuthentication"
    name = "token"

    def get_security_definition(self, auto_schema: object) -> dict[str, str]:
        """Describe a bearer token."""
        return {"type": "http", "scheme": "bearer"}


class MeShape(serializers.Serializer[Any]):
    """Who you are."""

    id = serializers.CharField(help_text="Your opaque id as the log knows it.")
    name = serializers.CharField()
    time_zone = serializers.CharField()
    is_bot = serializers.BooleanField()
    bots = serializers.ListField(child=serializers.CharField(), help_text="The names of your bots.")


class NewToken(serializers.Serializer[Any]):
    """A token to be made."""

    label = serializers.CharField(max_length=60)  # type: ignore[assignment]
    scopes = serializers.MultipleChoiceField(choices=list(SCOPES.items()))
    days = serializers.IntegerField(min_value=1, max_value=366, default=90)
    player = serializers.CharField(max_length=64, required=False, help_text="One of your bots; yourself if left out.")


class TokenShape(serializers.Serializer[Any]):
    """A token; its text is given once, when it is made."""

    id = serializers.UUIDField()
    player = serializers.CharField()
    label = serializers.CharField()  # type: ignore[assignment]
    scopes = serializers.ListField(child=serializers.CharField())
    made_at = serializers.DateTimeField()
    expires_at = serializers.DateTimeField()
    token = serializers.CharField(required=False, help_text="Only in the answer to its making.")


class SignedIn(APIView):
    """A view for oneself; no scope of a token lets it change anything here."""

    permission_classes = [IsAuthenticated, HasScope]
    scope = None

    def me(self) -> Player:
        """Say who calls."""
        assert isinstance(self.request.user, Player)
        return self.request.user


class Me(SignedIn):
    """Oneself."""

    @extend_schema(responses=MeShape, operation_id="get_me")
    def get(self, request: Request) -> Response:
        """Say who you are."""
        me = self.me()
        bots = list(me.bots.filter(is_active=True).values_list("name", flat=True))
        answer = {"id": me.actor, "name": me.name, "time_zone": me.time_zone, "is_bot": me.is_bot, "bots": bots}
        return Response(answer)


class Tokens(SignedIn):
    """One's tokens."""

    @extend_schema(responses=TokenShape(many=True), operation_id="list_tokens")
    def get(self, request: Request) -> Response:
        """List your tokens and those of your bots."""
        tokens = ApiToken.objects.select_related("player")
        mine = tokens.filter(player=self.me()) | tokens.filter(player__owner=self.me())
        return Response([_described(token) for token in mine])

    @extend_schema(request=NewToken, responses={201: TokenShape}, operation_id="make_token")
    def post(self, request: Request) -> Response:
        """Make a token; its text is shown this once."""
        asked = NewToken(data=request.data)
        asked.is_valid(raise_exception=True)
        data = asked.validated_data
        player = player_named(data["player"]) if "player" in data else self.me()
        if player is None or not may(self.me(), "make-token", player):
            raise serializers.ValidationError({"player": ["This is neither you nor one of your bots."]})
        token, text = make_token(
            player=player, label=data["label"], scopes=data["scopes"], lasts=timedelta(days=data["days"])
        )
        return Response({**_described(token), "token": text}, 201)


class OneToken(SignedIn):
    """A token."""

    @extend_schema(responses={204: None}, operation_id="revoke_token")
    def delete(self, request: Request, token: UUID) -> Response:
        """Make a token worthless."""
        if not revoke_token(player=self.me(), token=token):
            raise Http404
        return Response(status=204)


def _described(token: ApiToken) -> dict[str, Any]:
    return {
        "id": token.id,
        "player": token.player.name,
        "label": token.label,
        "scopes": token.scopes,
        "made_at": token.made_at,
        "expires_at": token.expires_at,
    }
