"""Store events, job rows and a move id together: all hang on the first event, which only one writer can place."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from games.kit.events import Event
from replays.store.fetch import fetch

COLUMNS = ", ".join(Event._fields)
JobRow = tuple[str, str, str, int]
JOB_ROW = "INSERT INTO replays_job (kind, key, data, not_before) VALUES (%s, %s, %s, %s) ON CONFLICT (key) DO NOTHING"
CHANNEL = "cairn_match"
"""Where PostgreSQL tells listeners of each append: the stream, a space, the step."""

# The step before is there as the writer knows it, and this move has not been stored already.
FOLLOWS = "EXISTS (SELECT 1 FROM replays_event WHERE stream = %s AND seq = %s AND hash = %s)"
IS_NEW = "NOT EXISTS (SELECT 1 FROM replays_moveid WHERE stream = %s AND id = %s)"
IS_FREE = "NOT EXISTS (SELECT 1 FROM replays_event WHERE stream = %s AND seq = %s)"


def insert(events: Sequence[Event], jobs: Sequence[JobRow], move_id: UUID | None) -> bool:
    """Store all or, if the first event's place is taken or does not follow, nothing; say which."""
    store = _in_one_statement if connection.vendor == "postgresql" else _in_one_transaction
    return store(events, jobs, move_id)


def step_of(stream: str, move_id: UUID) -> int | None:
    """Find the step that a move became."""
    known = move_id if connection.vendor == "postgresql" else move_id.hex
    rows = fetch("SELECT seq FROM replays_moveid WHERE stream = %s AND id = %s", [stream, known])
    return rows[0][0] if rows else None


def _in_one_statement(events: Sequence[Event], jobs: Sequence[JobRow], move_id: UUID | None) -> bool:
    first, rest = events[0], events[1:]
    values: list[Any] = [*first]
    if first.seq:
        values += [first.stream, first.seq - 1, first.prev]
    if move_id:
        values += [first.stream, move_id]
    if rest:
        values += _columns(rest)
    if jobs:
        values += _columns(jobs)
    if move_id:
        values += [first.stream, move_id, first.seq]
    values.append(f"{first.stream} {events[-1].seq}")
    return fetch(_statement(first.seq > 0, len(rest) > 0, len(jobs) > 0, move_id is not None), values) != []


@cache
def _statement(follows: bool, rest: bool, jobs: bool, move: bool) -> str:
    guards = [FOLLOWS] * follows + [IS_NEW] * move or ["true"]
    parts = [
        f"""first AS (
            INSERT INTO replays_event ({COLUMNS}) SELECT %s, %s, %s, %s, %s, %s, %s, %s
            WHERE {" AND ".join(guards)} ON CONFLICT DO NOTHING RETURNING seq)"""
    ]
    if rest:
        parts.append(
            f"""rest AS (INSERT INTO replays_event ({COLUMNS}) SELECT more.* FROM first, unnest(
            %s::text[], %s::int[], %s::text[], %s::text[], %s::text[], %s::bigint[], %s::text[], %s::text[]) more)"""
        )
    if jobs:
        parts.append(
            """jobs AS (INSERT INTO replays_job (kind, key, data, not_before) SELECT job.* FROM first, unnest(
            %s::text[], %s::text[], %s::text[], %s::bigint[]) job ON CONFLICT (key) DO NOTHING)"""
        )
    if move:
        parts.append("move AS (INSERT INTO replays_moveid (stream, id, seq) SELECT %s, %s, %s FROM first)")
    return f"WITH {', '.join(parts)} SELECT pg_notify('{CHANNEL}', %s) FROM first"


def _in_one_transaction(events: Sequence[Event], jobs: Sequence[JobRow], move_id: UUID | None) -> bool:
    first = events[0]
    guards = [IS_FREE]
    values: list[Any] = [*first, first.stream, first.seq]
    if first.seq:
        guards.append(FOLLOWS)
        values += [first.stream, first.seq - 1, first.prev]
    if move_id:
        guards.append(IS_NEW)
        values += [first.stream, move_id.hex]
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO replays_event ({COLUMNS}) SELECT %s, %s, %s, %s, %s, %s, %s, %s WHERE {' AND '.join(guards)}",
            values,
        )
        if not cursor.rowcount:
            return False
        if len(events) > 1:
            cursor.executemany(
                f"INSERT INTO replays_event ({COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)", events[1:]
            )
        if jobs:
            cursor.executemany(JOB_ROW, jobs)
        if move_id:
            cursor.execute(
                "INSERT INTO replays_moveid (stream, id, seq) VALUES (%s, %s, %s)",
                [first.stream, move_id.hex, first.seq],
            )
    return True


def _columns(rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]
