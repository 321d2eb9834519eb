"""Live updates as server-sent events: each message tells only the step and whose turn it is."""

from collections.abc import AsyncIterator
from uuid import UUID

import msgspec
from asgiref.sync import sync_to_async
from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse

from accounts.policy import Caller, may
from replays.bell import waiting
from replays.models import Match

HEARTBEAT = 15.0
"""Seconds without news after which a line is sent, so that nobody in between hangs up."""
RETRY = 2000
"""Milliseconds after which a browser calls again."""


class News(msgspec.Struct):
    """How far a match has come; `seat` is the one to move."""

    step: int
    seat: int | None
    over: bool


async def stream(request: HttpRequest, match: UUID) -> HttpResponseBase:
    """Tell of each new step, from the one the browser saw last; a match that is over has no news."""
    news = await _look(match, caller=await request.auser(), check=True)
    seen = request.headers.get("Last-Event-ID", request.GET.get("after", ""))
    after = int(seen) if seen.isdecimal() and len(seen) < 10 else -1
    if news.over and news.step <= after:
        return HttpResponse(status=204)  # tells a browser to call no more
    messages = _messages(match, after)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingHttpResponse(messages, content_type="text/event-stream", headers=headers)


async def _messages(match: UUID, after: int) -> AsyncIterator[str]:
    yield f"retry: {RETRY}\n\n"
    async with waiting(f"match:{match}") as news_or_timeout:
        while True:
            news = await _look(match)
            if news.step > after:
                after = news.step
                yield f"id: {after}\ndata: {msgspec.json.encode(news).decode()}\n\n"
            if news.over:
                return
            if not await news_or_timeout(HEARTBEAT):
                yield ": still here\n\n"


async def _look(match: UUID, caller: Caller = None, check: bool = False) -> News:
    return await sync_to_async(_look_now, thread_sensitive=False)(match, caller, check)


def _look_now(match: UUID, caller: Caller, check: bool) -> News:
    try:
        row = Match.objects.get(id=match)
        if check and not may(caller, "see-match", row):
            raise Http404
        return News(row.step, row.to_move, row.is_over)
    except Match.DoesNotExist:
        raise Http404 from None
    finally:
        connection.close()  # a stream may last for hours: it must not keep one
