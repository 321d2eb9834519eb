"""Leases: a worker holds a job for a while, says now and then that it lives, and ends it while the lease is its own."""

from typing import NamedTuple
from uuid import UUID, uuid4

from django.db import connection
from django.db.models import QuerySet

from replays.models.job import Job, State
from replays.store.clock import clock

LEASE = 10_000_000
"""Microseconds after which a silent worker is taken for dead."""
MOST_ATTEMPTS = 8
TAKE = """
    UPDATE replays_job SET lease = %s, leased_until = %s, attempts = attempts + 1 WHERE id = (
        SELECT id FROM replays_job WHERE state = 'due' AND not_before <= %s AND leased_until <= %s
        ORDER BY not_before, id LIMIT 1)
    RETURNING id, kind, key, data, attempts"""


class LeasedJob(NamedTuple):
    """A job in the hands of one worker."""

    id: int
    kind: str
    key: str
    data: str
    attempts: int
    lease: UUID


class LeaseLost(Exception):
    """Another worker holds this job by now: what this one did about it must not count."""


def take() -> LeasedJob | None:
    """Lease the job that has been due longest; None if there is none that nobody holds."""
    lease, now = uuid4(), clock()
    postgresql = connection.vendor == "postgresql"
    with connection.cursor() as cursor:
        cursor.execute(
            TAKE.replace("LIMIT 1", "LIMIT 1 FOR UPDATE SKIP LOCKED") if postgresql else TAKE,
            [lease if postgresql else lease.hex, now + LEASE, now, now],
        )
        row: tuple[int, str, str, str, int] | None = cursor.fetchone()
    return row and LeasedJob(*row, lease)


def is_any_due() -> bool:
    """Say whether a job waits for a worker."""
    now = clock()
    return Job.objects.filter(state=State.DUE, not_before__lte=now, leased_until__lte=now).exists()


def extend(job: LeasedJob) -> bool:
    """Say that the worker lives; False if the job is no longer its own."""
    return bool(_held(job).update(leased_until=clock() + LEASE))


def done(job: LeasedJob) -> None:
    """Mark a job done, in the caller's transaction; a LeaseLost makes that transaction fail."""
    if not _held(job).update(state=State.DONE, lease=None):
        raise LeaseLost(f"job {job.key} is no longer ours")


def fail(job: LeasedJob, error: str) -> None:
    """Give a job back to be tried again later, each time after a longer pause, or for good."""
    state = State.DEAD if job.attempts >= MOST_ATTEMPTS else State.DUE
    later = clock() + 500_000 * 2**job.attempts
    _held(job).update(state=state, lease=None, leased_until=0, not_before=later, error=error[:2000])


def is_held(job: LeasedJob) -> bool:
    """Say whether a job is still ours and not done."""
    return _held(job).exists()


def _held(job: LeasedJob) -> QuerySet[Job]:
    return Job.objects.filter(id=job.id, lease=job.lease, state=State.DUE)
