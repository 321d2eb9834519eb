"""The outbox: jobs asked for in the caller's transaction, so that they are there if and only if its effect is."""

from collections.abc import Sequence

from django.db import connection, transaction

from replays.jobs.wake import wake
from replays.store.insert import JOB_ROW
from replays.store.log import JobRequest


def ask(jobs: Sequence[JobRequest]) -> None:
    """Store jobs that no event asks for; a key that is known asks for nothing new."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.executemany(JOB_ROW, jobs)
        transaction.on_commit(wake)
