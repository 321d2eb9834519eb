"""Live updates as server-sent events: each message tells only how far something has come and whose turn it is."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeVar
from uuid import UUID

import msgspec
from asgiref.sync import sync_to_async
from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse

from accounts.authentication import address_of
from accounts.policy import Caller, may
from replays.bell import waiting
from replays.models import Match

HEARTBEAT = 15.0
"""Seconds without news after which a line is sent, so that nobody in between hangs up."""
RETRY = 2000
"""Milliseconds after which a browser calls again."""

MOST = 20
"""Streams that one address may have open at a time, in each process: each of them costs a look every so often."""
_open: Counter[str] = Counter()

T = TypeVar("T")


class News(msgspec.Struct):
    """How far a match has come; `seat` is the one to move."""

    step: int
    seat: int | None
    over: bool


Look = Callable[[], News]
"""Looks at the database for the news of now."""


async def stream(request: HttpRequest, match: UUID) -> HttpResponseBase:
    """Tell of each new step, from the one the browser saw last; a match that is over has no news."""
    caller = await request.auser()
    await apart(partial(_check, match, caller))
    return await told(request, partial(_look, match), f"match:{match}")


async def told(request: HttpRequest, look: Look, *streams: str, pause: float = 0) -> HttpResponseBase:
    """Answer with the news whenever one of these streams rings, at most once a `pause`, from what was seen last on."""
    news = await apart(look)
    seen = request.headers.get("Last-Event-ID", request.GET.get("after", ""))
    after = int(seen) if seen.isdecimal() and len(seen) < 10 else -1
    if news.over and news.step <= after:
        return HttpResponse(status=204)  # tells a browser to call no more
    address = address_of(request) or ""
    if _open[address] >= MOST:
        return HttpResponse("Too many streams are open from this address.", status=429, content_type="text/plain")
    messages = _messages(look, streams, after, pause, address)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingHttpResponse(messages, content_type="text/event-stream", headers=headers)


async def apart(question: Callable[[], T]) -> T:
    """Ask the database in a thread and let go of it: a stream may last for hours and must not keep a connection."""
    return await sync_to_async(_asked, thread_sensitive=False)(question)


async def _messages(look: Look, streams: tuple[str, ...], after: int, pause: float, address: str) -> AsyncIterator[str]:
    yield f"retry: {RETRY}\n\n"
    with _counted(address):
        async with waiting(*streams) as news_or_timeout:
            while True:
                news = await apart(look)
                if news.step > after:
                    after = news.step
                    yield f"id: {after}\ndata: {msgspec.json.encode(news).decode()}\n\n"
                    await asyncio.sleep(0 if news.over else pause)
                if news.over:
                    return
                if not await news_or_timeout(HEARTBEAT):
                    yield ": still here\n\n"


@contextmanager
def _counted(address: str) -> Iterator[None]:
    """Know that one more stream is open as long as it is."""
    _open[address] += 1
    try:
        yield
    finally:
        _open[address] -= 1
        if not _open[address]:
            del _open[address]


def _asked(question: Callable[[], T]) -> T:
    try:
        return question()
    finally:
        connection.close()


def _check(match: UUID, caller: Caller) -> None:
    if not may(caller, "see-match", _found(match)):
        raise Http404


def _look(match: UUID) -> News:
    row = _found(match)
    return News(row.step, row.to_move, row.is_over)


def _found(match: UUID) -> Match:
    try:
        return Match.objects.get(id=match)
    except Match.DoesNotExist:
        raise Http404 from None
