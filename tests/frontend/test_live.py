"""Live updates: what the stream tells, to whom, and from where on."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

import pytest
from asgiref.sync import sync_to_async
from django.http import HttpResponseBase, StreamingHttpResponse
from django.test import AsyncClient

from replays import live
from replays.models import Match
from replays.play.bot_match import BotMatch, run_bot_match, store_bot_match
from tests.databases import Database
from tests.replays.tables import opened, people, play_on

PATIENCE = 20


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene in a loop of its own, and never wait for ever."""
    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def ask(match: UUID, after: int | None = None) -> HttpResponseBase:
    """Open a match's stream as a browser does; `after` is the step it saw last."""
    headers = {} if after is None else {"Last-Event-ID": str(after)}
    return await AsyncClient().get(f"/matches/{match}/stream/", headers=headers)


async def news_in(answer: HttpResponseBase) -> AsyncIterator[tuple[int, dict[str, Any]]]:
    """Read the messages of a stream: each with its id."""
    assert isinstance(answer, StreamingHttpResponse)
    async for piece in answer.streaming_content:  # type: ignore[union-attr]
        lines = dict(line.split(": ", 1) for line in piece.decode().splitlines() if line and not line.startswith(":"))
        if "data" in lines:
            yield int(lines["id"]), json.loads(lines["data"])


def test_a_move_rings_within_the_stream_and_tells_only_step_and_turn(database: Database) -> None:
    ada, ben = people("ada", "ben")
    match = opened(ada, ben)

    async def scene() -> None:
        news = news_in(await ask(match.id))
        step, told = await anext(news)
        assert step == 0
        assert told.keys() == {"step", "seat", "over"}
        await sync_to_async(play_on, thread_sensitive=False)(match.id, [ada, ben], 1)
        step, told = await anext(news)
        assert (step, told["step"], told["over"]) == (1, 1, False)
        await news.aclose()  # type: ignore[attr-defined]

    run(scene)


def test_who_comes_back_hears_of_what_he_missed_and_nothing_twice(database: Database) -> None:
    ada, ben = people("ada", "ben")
    match = opened(ada, ben)
    head = play_on(match.id, [ada, ben], 3)

    async def scene() -> None:
        news = news_in(await ask(match.id, after=1))
        assert (await anext(news))[0] == head
        await news.aclose()  # type: ignore[attr-defined]

    run(scene)


def test_a_match_that_is_over_ends_its_stream_and_then_has_no_more_news(database: Database) -> None:
    asked = BotMatch(match=uuid4(), game="quetzal", bots=["random", "random"], seed="live")
    store_bot_match(asked.match, run_bot_match(asked))
    last = Match.objects.get(id=asked.match).step

    async def scene() -> None:
        told = [one async for one in news_in(await ask(asked.match))]
        assert told == [(last, {"step": last, "seat": None, "over": True})]
        assert (await ask(asked.match, after=last)).status_code == 204

    run(scene)


def test_there_is_no_stream_of_a_match_that_there_is_not(database: Database) -> None:
    async def scene() -> None:
        assert (await ask(uuid4())).status_code == 404

    run(scene)


def test_one_address_has_only_so_many_streams_open(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST", 3)
    ada, ben = people("ada", "ben")
    match = opened(ada, ben)

    async def listen(begun: asyncio.Event) -> None:
        async for _ in news_in(await ask(match.id)):
            begun.set()

    async def scene() -> None:
        begun = [asyncio.Event() for _ in range(3)]
        streams = [asyncio.create_task(listen(one)) for one in begun]
        await asyncio.gather(*(one.wait() for one in begun))
        assert (await ask(match.id)).status_code == 429
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(live, "address_of", lambda _: "192.0.2.7")
            assert (await ask(match.id)).status_code == 200
        streams[0].cancel()  # as when a browser hangs up
        await asyncio.gather(streams[0], return_exceptions=True)
        assert (await ask(match.id)).status_code == 200
        for stream in streams[1:]:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)

    run(scene)
