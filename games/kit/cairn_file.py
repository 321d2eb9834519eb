"""Match files: `.cairn`, one event a line as JSON, readable by people and replayable with no database."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import orjson

from games.kit.digest import canonical
from games.kit.errors import BadRecord
from games.kit.events import Event, check_chain

LARGEST = 8_000_000


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    stream: str
    seq: int
    kind: str
    actor: str
    data: dict[str, Any]
    at: int
    prev: str
    hash: str


def to_text(events: Iterable[Event]) -> str:
    """Write events as the text of a match file."""
    return "".join(
        orjson.dumps({**event._asdict(), "data": orjson.loads(event.data)}).decode() + "\n" for event in events
    )


def from_text(text: str | bytes) -> list[Event]:
    """Read a match file and check its chain; lines of other kinds (notes, variations) are left out."""
    raw = text.encode() if isinstance(text, str) else text
    if len(raw) > LARGEST:
        raise BadRecord("file-too-large", most=LARGEST)
    events = [_event(line, number) for number, line in enumerate(raw.splitlines(), 1) if line.strip()]
    if not events:
        raise BadRecord("empty-record")
    check_chain(events)
    return events


def read(path: Path) -> list[Event]:
    """Read a match file from disk."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord("file-too-large", most=LARGEST)
        return from_text(path.read_bytes())
    except OSError as error:
        raise BadRecord("no-such-file", file=str(path)) from error


def _event(line: bytes, number: int) -> Event:
    try:
        read = msgspec.json.decode(line, type=_Line)
        data = canonical(read.data)
    except (msgspec.MsgspecError, TypeError, RecursionError, ValueError) as error:
        raise BadRecord("broken-line", line=number) from error
    return Event(read.stream, read.seq, read.kind, read.actor, data, read.at, read.prev, read.hash)
