"""Snapshots: states kept to seek quickly. A cache: throw them away and nothing is lost."""

from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from django.db import connection

from games.kit.position import Position
from games.kit.record import MatchOpened
from replays.store.fetch import fetch


def save(stream: str, opened: MatchOpened, position: Position) -> None:
    """Keep a position of a match under the step that led to it."""
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO replays_snapshot (stream, seq, rules, edition, layout, state)"
            " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            [stream, position.step, *_key(opened, position), position.engine.dump(position.state)],
        )


def nearest(stream: str, opened: MatchOpened, first: Position, upto: int) -> Position | None:
    """Load the last position kept at or before step `upto` that the engine of `first`, the first position, can read.

    It is the position of the log up to that very step; an undo further on may lead back behind it.
    """
    rows = fetch(
        "SELECT seq, state FROM replays_snapshot WHERE stream = %s AND seq <= %s"
        " AND rules = %s AND edition = %s AND layout = %s ORDER BY seq DESC LIMIT 1",
        [stream, upto, *_key(opened, first)],
    )
    return Position(first.engine, first.engine.load(bytes(rows[0][1])), rows[0][0]) if rows else None


def _key(opened: MatchOpened, position: Position) -> tuple[int, str, str]:
    state: type = type(position.state)
    return opened.rules, opened.edition_hash, layout_of(state)


@lru_cache
def layout_of(state: type) -> str:
    """Fingerprint the names and types of all fields that a state is made of."""
    return sha256("\n".join(_fields(state, set())).encode()).hexdigest()[:32]


def _fields(kind: Any, seen: set[type]) -> list[str]:
    lines: list[str] = []
    for part in getattr(kind, "__args__", ()):
        lines += _fields(part, seen)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
        seen.add(kind)
        for field in msgspec.structs.fields(kind):
            lines.append(f"{kind.__qualname__}.{field.encode_name}: {field.type}")
            lines += _fields(field.type, seen)
    return lines
