"""Show each player the time as it is where he lives."""

from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from zoneinfo import ZoneInfo

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.decorators import sync_and_async_middleware

from accounts.models import Player
from accounts.policy import Caller

GetResponse = Callable[[HttpRequest], HttpResponse] | Callable[[HttpRequest], Awaitable[HttpResponse]]


@sync_and_async_middleware
def time_zone_middleware(get_response: GetResponse) -> GetResponse:
    """Activate the time zone of whoever is signed in."""
    if iscoroutinefunction(get_response):

        async def answer_later(request: HttpRequest) -> HttpResponse:
            with timezone.override(_zone_of(await request.auser())):
                response: HttpResponse = await get_response(request)
                return response

        return answer_later

    def answer(request: HttpRequest) -> HttpResponse:
        with timezone.override(_zone_of(request.user)):
            response: HttpResponse = get_response(request)  # type: ignore[assignment]
            return response

    return answer


def _zone_of(player: Caller) -> ZoneInfo | None:
    return ZoneInfo(player.time_zone) if isinstance(player, Player) else None
