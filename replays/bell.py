"""Wait for news of streams: PostgreSQL rings, SQLite is looked at twice a second."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg
from django.db import connection

from replays.store.insert import CHANNEL

LOOK_AGAIN = 0.5
"""Seconds between two looks at a database that cannot ring."""
RECONNECT = 1.0

Wait = Callable[[float], Awaitable[bool]]
"""Wait for so many seconds; say whether there may be news."""


@asynccontextmanager
async def waiting(*streams: str) -> AsyncIterator[Wait]:
    """Begin to listen for some streams; what rings from now on is not missed."""
    if connection.vendor != "postgresql":
        yield _look_again
        return
    bell = await Bell.of_this_loop()
    rung = asyncio.Event()

    async def wait(seconds: float) -> bool:
        try:
            await asyncio.wait_for(rung.wait(), seconds)
        except TimeoutError:
            return False
        rung.clear()
        return True

    for stream in streams:
        bell.waiting[stream].add(rung)
    try:
        yield wait
    finally:
        for stream in streams:
            bell.waiting[stream].discard(rung)
            if not bell.waiting[stream]:
                del bell.waiting[stream]


async def _look_again(seconds: float) -> bool:
    await asyncio.sleep(min(LOOK_AGAIN, seconds))
    return True


class Bell:
    """One listening connection for all who wait in this process."""

    current: "Bell | None" = None

    def __init__(self) -> None:
        """Start listening in the loop that runs."""
        self.waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.loop = asyncio.get_running_loop()
        self.ready = asyncio.Event()
        self.task = self.loop.create_task(self._listen())

    @classmethod
    async def of_this_loop(cls) -> "Bell":
        """Return the bell, once it can ring."""
        if cls.current is None or cls.current.loop is not asyncio.get_running_loop():
            cls.current = cls()
        await cls.current.ready.wait()
        return cls.current

    async def _listen(self) -> None:
        while True:
            try:
                await self._ring_until_cut_off()
            except psycopg.OperationalError:
                await asyncio.sleep(RECONNECT)

    async def _ring_until_cut_off(self) -> None:
        known = connection.settings_dict
        async with await psycopg.AsyncConnection.connect(
            dbname=known["NAME"],
            user=known["USER"] or None,
            password=known["PASSWORD"] or None,
            host=known["HOST"] or None,
            port=known["PORT"] or None,
            autocommit=True,
        ) as listener:
            await listener.execute(f"LISTEN {CHANNEL}")
            self._ring(*self.waiting)  # what was told while nobody listened
            self.ready.set()
            async for told in listener.notifies():
                self._ring(told.payload.partition(" ")[0])

    def _ring(self, *streams: str) -> None:
        for stream in streams:
            for rung in self.waiting.get(stream, ()):
                rung.set()
