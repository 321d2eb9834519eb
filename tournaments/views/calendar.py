"""Calendars to subscribe to: a player's tables, in public or by a private address, and a tournament's rounds."""

from collections.abc import Sequence

from django.http import Http404, HttpRequest, HttpResponse

from accounts.selectors import player_named
from accounts.services.calendar_key import player_with_key
from tournaments.ical import Happening, to_text
from tournaments.selectors.calendar import rounds_in_calendar, tables_in_calendar
from tournaments.views.pages import found


def calendar(request: HttpRequest, name: str) -> HttpResponse:
    """Give the windows in which a player's tables of listed tournaments are played."""
    player = player_named(name)
    if player is None:
        raise Http404
    return _answer(f"Cairn: {player.name}", tables_in_calendar(player.actor, _site(request)))


def own_calendar(request: HttpRequest, key: str) -> HttpResponse:
    """Give all the tables of whoever has made this address."""
    player = player_with_key(key)
    if player is None:
        raise Http404
    return _answer(f"Cairn: {player.name}", tables_in_calendar(player.actor, _site(request), everything=True))


def tournament_calendar(request: HttpRequest, slug: str) -> HttpResponse:
    """Give the windows of a tournament's rounds."""
    tournament = found(request, slug)
    return _answer(tournament.title, rounds_in_calendar(tournament, _site(request)))


def _site(request: HttpRequest) -> str:
    return request.build_absolute_uri("/").rstrip("/")


def _answer(name: str, happenings: Sequence[Happening]) -> HttpResponse:
    headers = {"Cache-Control": "private, max-age=300"}
    return HttpResponse(to_text(name, happenings), content_type="text/calendar; charset=utf-8", headers=headers)
