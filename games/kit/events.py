"""Events: entries of the log, each sealed by a hash over all that it says and the hash before it."""

from hashlib import sha256
from typing import NamedTuple

from games.kit.errors import BadRecord

ORIGIN = ""
"""What the first event of a stream has as `prev`."""


class Event(NamedTuple):
    """An entry of the log; `data` is canonical JSON, `at` whole microseconds."""

    stream: str
    seq: int
    kind: str
    actor: str
    data: str
    at: int
    prev: str
    hash: str


def seal(stream: str, seq: int, kind: str, actor: str, data: str, at: int, prev: str) -> Event:
    """Make an event and hash it."""
    return Event(stream, seq, kind, actor, data, at, prev, event_hash(stream, seq, kind, actor, data, at, prev))


def event_hash(stream: str, seq: int, kind: str, actor: str, data: str, at: int, prev: str) -> str:
    """Hash an event: one column a line; none of them can hold a line break."""
    return sha256(f"{prev}\n{stream}\n{seq}\n{kind}\n{actor}\n{at}\n{data}".encode()).hexdigest()


def check_chain(events: list[Event]) -> None:
    """Walk a whole stream and say at which step it was broken."""
    prev, at = ORIGIN, 0
    for seq, event in enumerate(events):
        if event.seq != seq:
            raise BadRecord("missing-step", step=seq)
        if event.stream != events[0].stream:
            raise BadRecord("wrong-stream", step=seq)
        if event.prev != prev or event.hash != event_hash(*event[:7]):
            raise BadRecord("wrong-hash", step=seq)
        if event.at < at:
            raise BadRecord("wrong-time", step=seq)
        prev, at = event.hash, event.at
