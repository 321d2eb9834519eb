"""The streams of news that the pages of competitions listen to."""

from functools import partial

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase

from accounts.policy import Caller
from replays.live import apart, told
from tournaments.models import Season
from tournaments.refusals import Refused
from tournaments.seasons.record import season_state
from tournaments.selectors.news import DIVISIONS, divisions_from, season_news, tournament_news
from tournaments.selectors.tournaments import tournament_for
from tournaments.streams import stream_of

PAUSE = 2.0
"""Seconds between two messages: bots may bring many results at once, and each message makes a page ask anew."""


async def tournament_stream(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Tell of each event of a tournament that the reader may see."""
    caller: Caller = await request.auser()
    try:
        tournament = await apart(partial(tournament_for, caller, slug))
    except Refused as refused:
        raise (PermissionDenied if refused.code == "no-permission" else Http404) from refused
    return await told(request, partial(tournament_news, tournament.id), tournament.stream, pause=PAUSE)


async def season_stream(request: HttpRequest, slug: str, number: int, page: int) -> HttpResponseBase:
    """Tell of each event of a season and of the divisions on one of its pages."""
    season = await apart(lambda: Season.objects.filter(league__slug=slug, number=number).first())
    if season is None or page < 1:
        raise Http404
    start = (page - 1) * DIVISIONS
    state, _ = await apart(partial(season_state, season.id))
    streams = [stream_of(one) for one in divisions_from(state, start)]
    return await told(request, partial(season_news, season.id, start), season.stream, *streams, pause=PAUSE)
