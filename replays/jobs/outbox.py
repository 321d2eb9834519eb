"""The outbox: jobs asked for in the caller's transaction, so that they are there if and only if its effect is."""

from collections.abc import Sequence

from django.db import connection, transaction

from replays.jobs.wake import wake
from replays.models.job import Job, State
from replays.store.insert import JOB_ROW
from replays.store.log import JobRequest


def ask(jobs: Sequence[JobRequest]) -> None:
    """Store jobs that no event asks for; a key that is known asks for nothing new."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.executemany(JOB_ROW, jobs)
        transaction.on_commit(wake)


def ask_again(kind: str, prefix: str) -> int:
    """Let dead jobs of a kind, whose keys begin like this, be tried anew; count them."""
    with transaction.atomic():
        dead = Job.objects.filter(kind=kind, state=State.DEAD, key__startswith=prefix)
        found = dead.update(state=State.DUE, attempts=0, not_before=0, leased_until=0, lease=None)
        transaction.on_commit(wake)
    return found
