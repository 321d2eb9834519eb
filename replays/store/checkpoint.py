"""Checkpoints: a stream that remembers where all others stood, so that a cut tail or a missing stream shows."""

from hashlib import sha256

import msgspec
from django.db import connection, transaction

from games.kit.errors import BadRecord
from games.kit.events import Event
from games.kit.record import to_data
from replays.jobs import LeasedJob, done, handles
from replays.store import log
from replays.store.log import NEW, Entry

STREAM = "checkpoint"
BATCH = 1000
"""How many heads one event tells."""
Heads = dict[str, tuple[int, str]]
"""The step and the hash of the last event of each stream."""
Claims = dict[str, dict[int, str]]
"""Which hash an event had, by stream and step."""


class HeadsMoved(msgspec.Struct):
    """Some of the heads that have moved since the checkpoint before."""

    heads: Heads


class CheckpointTaken(msgspec.Struct):
    """How many streams there are, and a hash over all their heads."""

    streams: int
    hash: str


def take_checkpoint() -> CheckpointTaken:
    """Record where every stream stands. What has not moved is not told again; what has gone back is never told."""
    with transaction.atomic():
        heads, head = last_heads(claims(log.read(STREAM))), log.head_of(STREAM) or NEW
        moved = {
            stream: at
            for stream, at in sorted(current_heads().items())
            if stream != STREAM and (stream not in heads or at[0] > heads[stream][0])
        }
        told = list(moved.items())
        taken = CheckpointTaken(len(heads | moved), hash_of(heads | moved))
        entries = [
            Entry("heads-moved", "system", to_data(HeadsMoved(dict(told[first : first + BATCH]))))
            for first in range(0, len(told), BATCH)
        ]
        log.append(STREAM, [*entries, Entry("checkpoint-taken", "system", to_data(taken))], after=head)
    return taken


@handles("checkpoint", every=86_400)
def checkpoint(job: LeasedJob) -> None:
    """Take the checkpoint of the day."""
    with transaction.atomic():
        take_checkpoint()
        done(job)


def claims(events: list[Event]) -> Claims:
    """List all that the checkpoints say of each stream; complain where a sum is wrong."""
    said: Claims = {}
    for event in events:
        if event.kind == "heads-moved":
            for stream, (seq, told) in msgspec.json.decode(event.data, type=HeadsMoved).heads.items():
                said.setdefault(stream, {})[seq] = told
        elif msgspec.json.decode(event.data, type=CheckpointTaken).hash != hash_of(last_heads(said)):
            raise BadRecord("wrong-checkpoint", step=event.seq)
    return said


def last_heads(said: Claims) -> Heads:
    """Find the last head of each stream that a checkpoint knows."""
    return {stream: max(steps.items()) for stream, steps in said.items()}


def current_heads() -> Heads:
    """Find the last event of every stream."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT stream, seq, hash FROM replays_event JOIN"
            " (SELECT stream, max(seq) AS seq FROM replays_event GROUP BY stream) heads USING (stream, seq)"
        )
        return {stream: (seq, told) for stream, seq, told in cursor.fetchall()}


def hash_of(heads: Heads) -> str:
    """Hash heads, in the order of their streams' names."""
    lines = "".join(f"{stream} {seq} {told}\n" for stream, (seq, told) in sorted(heads.items()))
    return sha256(lines.encode()).hexdigest()
