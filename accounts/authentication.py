"""Let programs in by their token: `Authorization: Bearer cairn_…`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.http import HttpRequest
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.permissions import SAFE_METHODS, BasePermission
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from accounts.models import ApiToken, Player
from accounts.services.tokens import find_token

if TYPE_CHECKING:  # views read the settings, which name this module
    from rest_framework.views import APIView


class TokenAuthentication(BaseAuthentication):
    """Finds the player for whom a token was made."""

    def authenticate(self, request: Request) -> tuple[Player, ApiToken] | None:
        """Return the player and the token, or None if no token was sent."""
        words = get_authorization_header(request).split()
        if not words or words[0].lower() != b"bearer":
            return None
        token = find_token(words[1].decode("ascii", "replace")) if len(words) == 2 else None
        if token is None:
            raise AuthenticationFailed("This token is unknown, revoked or past its time.")
        return token.player, token

    def authenticate_header(self, request: Request) -> str:
        """Say how to come in."""
        return "Bearer"


class HasScope(BasePermission):
    """Lets a token do only what it was made for; whoever is signed in may do all that the policy allows."""

    message = "This token was not made for that."

    def has_permission(self, request: Request, view: "APIView") -> bool:
        """Look for the scope that the view names, or for `read` where nothing is changed."""
        if not isinstance(request.auth, ApiToken):
            return True
        scope = "read" if request.method in SAFE_METHODS else getattr(view, "scope", None)
        return scope in request.auth.scopes


def name_tried(request: HttpRequest, credentials: Mapping[str, str] | None = None) -> str:
    """Say whose password somebody tries, for counting failures: a name is the same in capitals."""
    return ((credentials or request.POST).get("username") or "").lower()


def address_of(request: Request | HttpRequest) -> str | None:
    """Say from where somebody calls: what the proxies that we know of have seen, never what he claims."""
    return BaseThrottle().get_ident(request)  # type: ignore[arg-type]
