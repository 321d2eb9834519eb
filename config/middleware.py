"""Refuse addresses that no page has."""

from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.utils.decorators import sync_and_async_middleware

GetResponse = Callable[[HttpRequest], HttpResponse] | Callable[[HttpRequest], Awaitable[HttpResponse]]


@sync_and_async_middleware
def plain_address_middleware(get_response: GetResponse) -> GetResponse:
    """Refuse a null character, which PostgreSQL cannot look for; the API says so itself, in its own words."""
    if iscoroutinefunction(get_response):

        async def answer_later(request: HttpRequest) -> HttpResponse:
            _check(request)
            response: HttpResponse = await get_response(request)
            return response

        return answer_later

    def answer(request: HttpRequest) -> HttpResponse:
        _check(request)
        response: HttpResponse = get_response(request)  # type: ignore[assignment]
        return response

    return answer


def _check(request: HttpRequest) -> None:
    asked = request.META.get("QUERY_STRING", "")
    if "\0" in request.path or ("%00" in asked and not request.path.startswith("/api/")):
        raise BadRequest("null character")
