"""Append one move with its job row and move id, beside the same statements by the bare driver, turn by turn."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from statistics import median
from time import perf_counter
from typing import Any
from uuid import UUID, uuid4

import psycopg
from django.db import connection

from games.kit.events import Event, seal
from replays.store import insert, log
from replays.store.log import NEW, Entry, Head, JobRequest
from tests.benchmarks.figures import Figure, at_most

TURNS = 400
MOVE = Entry(
    "move-played",
    "player:8c1f0f4e",
    '{"chance":[3,1],"digest":"0123456789abcdef0123456789abcdef","move":"dig camp_2 b","seat":1}',
)
LATER = 2**60
"""When the jobs are due, so that no message is sent: what is measured is the database."""
Raw = Callable[[Event, JobRequest, UUID], None]


def append_figures(url: str) -> Iterator[Figure]:
    """Measure both in turn, so that what disturbs the one disturbs the other."""
    if connection.vendor == "postgresql":
        with psycopg.connect(url, autocommit=True) as driver:
            ours, bare = _in_turn(_postgresql(driver))
        yield at_most(1.5, "append, with its job row", ours / bare, "× raw psycopg")
    else:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as driver:
            driver.execute("PRAGMA synchronous=FULL")
            ours, bare = _in_turn(_sqlite(driver))
        yield Figure("append, with its job row", ours / bare, "× raw sqlite3")
    yield Figure("append, with its job row", ours * 1000, "ms")


def _in_turn(raw: Raw) -> tuple[float, float]:
    streams = [f"match:{uuid4()}" for _ in range(2)]
    head, other = (log.append(stream, [MOVE], after=NEW) for stream in streams)
    ours, bare = [], []
    for turn in range(TURNS):
        jobs = [JobRequest("bot-turn", f"{stream}/{turn}", "{}", LATER) for stream in streams]
        move_id = uuid4()
        start = perf_counter()
        head = log.append(streams[0], [MOVE], after=head, jobs=jobs[:1], move_id=move_id)
        ours.append(perf_counter() - start)
        event = seal(streams[1], other.seq + 1, *MOVE, other.at, other.hash)
        start = perf_counter()
        raw(event, jobs[1], move_id)
        bare.append(perf_counter() - start)
        other = Head(event.seq, event.hash, event.at)
    return median(ours), median(bare)


def _postgresql(driver: psycopg.Connection[Any]) -> Raw:
    statement = insert._statement(follows=True, rest=False, jobs=True, move=True)

    def raw(event: Event, job: JobRequest, move_id: UUID) -> None:
        before: Sequence[Any] = [event.stream, event.seq - 1, event.prev, event.stream, move_id]
        after = [event.stream, move_id, event.seq, f"{event.stream} {event.seq}"]
        driver.execute(statement, [*event, *before, *([value] for value in job), *after])

    return raw


def _sqlite(driver: sqlite3.Connection) -> Raw:
    def raw(event: Event, job: JobRequest, move_id: UUID) -> None:
        driver.execute("BEGIN IMMEDIATE")
        driver.execute(f"INSERT INTO replays_event ({insert.COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", event)
        driver.execute(insert.JOB_ROW.replace("%s", "?"), job)
        driver.execute(
            "INSERT INTO replays_moveid (stream, id, seq) VALUES (?, ?, ?)", [event.stream, move_id.hex, event.seq]
        )
        driver.execute("COMMIT")

    return raw
