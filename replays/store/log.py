"""The log: append to a stream after the head one knows, and read it."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from django.db import connection, transaction

from games.kit.events import ORIGIN, Event, seal
from replays.jobs.wake import wake
from replays.store import insert
from replays.store.clock import clock
from replays.store.fetch import fetch

COLUMNS = ", ".join(Event._fields)
EVENTS = f"SELECT {COLUMNS} FROM replays_event WHERE stream = %s AND seq > %s AND seq <= %s ORDER BY seq"
LAST = 2**31 - 1


class Head(NamedTuple):
    """The last event of a stream: its step, its hash and its time."""

    seq: int
    hash: str
    at: int


NEW = Head(-1, ORIGIN, 0)
"""The head of a stream that has no event yet."""


class Entry(NamedTuple):
    """What is to be recorded; `data` is canonical JSON."""

    kind: str
    actor: str
    data: str


class JobRequest(NamedTuple):
    """Work that the entries ask for; the same key asks for the same work, an earlier `not_before` goes first."""

    kind: str
    key: str
    data: str
    not_before: int = 0


class Conflict(Exception):
    """Somebody else was first: the stream's head is no longer, or never was, the expected one."""

    def __init__(self, stream: str, expected: Head, actual: Head) -> None:
        """Keep both heads, so that the caller can catch up."""
        super().__init__(f"{stream} is at step {actual.seq}, not where step {expected.seq} left it")
        self.stream, self.expected, self.actual = stream, expected, actual


class DuplicateMove(Exception):
    """This move was stored before, at `seq`: the retry did nothing."""

    def __init__(self, stream: str, seq: int) -> None:
        """Keep the step that the move became."""
        super().__init__(f"this move is step {seq} of {stream}")
        self.stream, self.seq = stream, seq


def append(
    stream: str,
    entries: Sequence[Entry],
    *,
    after: Head,
    jobs: Sequence[JobRequest] = (),
    move_id: UUID | None = None,
    now: int | None = None,
) -> Head:
    """Store entries with the jobs they ask for, all or nothing, and return the new head."""
    at = max(clock() if now is None else now, after.at)
    events, prev = [], after.hash
    for seq, entry in enumerate(entries, after.seq + 1):
        events.append(seal(stream, seq, *entry, at, prev))
        prev = events[-1].hash
    if not insert.insert(events, jobs, move_id):
        raise _refusal(stream, after, move_id)
    if any(job.not_before <= at for job in jobs):
        transaction.on_commit(wake)
    return Head(events[-1].seq, prev, at)


def read(stream: str, after: int = -1, upto: int | None = None) -> list[Event]:
    """Read a stream's events behind step `after`, as far as step `upto`."""
    return list(map(Event._make, fetch(EVENTS, [stream, after, LAST if upto is None else upto])))


def read_kinds(stream: str, kinds: Sequence[str], after: int = -1) -> list[Event]:
    """Read only the events of some kinds behind step `after`, where the others are many and do not matter."""
    marks = ", ".join(["%s"] * len(kinds))
    statement = f"SELECT {COLUMNS} FROM replays_event WHERE stream = %s AND seq > %s AND kind IN ({marks}) ORDER BY seq"
    return list(map(Event._make, fetch(statement, [stream, after, *kinds])))


def head_of(stream: str) -> Head | None:
    """Find a stream's last event; None if there is no such stream."""
    rows = fetch("SELECT seq, hash, at FROM replays_event WHERE stream = %s ORDER BY seq DESC LIMIT 1", [stream])
    return Head(*rows[0]) if rows else None


def streams(prefix: str = "") -> list[str]:
    """List the streams whose names begin like this, in the order of their first events' times."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT stream FROM replays_event WHERE seq = 0 AND substr(stream, 1, %s) = %s ORDER BY at, stream",
            [len(prefix), prefix],
        )
        return [stream for (stream,) in cursor.fetchall()]


def _refusal(stream: str, after: Head, move_id: UUID | None) -> Exception:
    if move_id is not None and (seq := insert.step_of(stream, move_id)) is not None:
        return DuplicateMove(stream, seq)
    return Conflict(stream, after, head_of(stream) or NEW)
