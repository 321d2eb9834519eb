"""Put away jobs that were done long ago: the log tells what came of them."""

from django.db import transaction

from replays.jobs.handlers import handles
from replays.jobs.lease import LeasedJob, done
from replays.models.job import Job, State
from replays.store.clock import clock

DAY = 86_400
KEPT = 30 * DAY * 1_000_000
"""Microseconds for which a done job can still be looked at."""


@handles("purge-jobs", every=DAY)
def purge_jobs(job: LeasedJob) -> None:
    """Delete what was done more than a month ago; what is due or dead stays until somebody looks."""
    with transaction.atomic():
        Job.objects.filter(state=State.DONE, leased_until__lt=clock() - KEPT).delete()
        done(job)
