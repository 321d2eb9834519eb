"""Run what is due, one job after the other."""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DatabaseError, connection

from replays.jobs import lease
from replays.jobs.handlers import handler_of
from replays.jobs.lease import LeasedJob, LeaseLost
from replays.jobs.regular import ask_for_regular
from replays.jobs.wake import wake

log = logging.getLogger(__name__)
SHIFT = 60
"""Seconds after which a worker hands its message back and asks for a new one: brokers mistrust long silence."""
HEARTBEAT = lease.LEASE / 3_000_000
LONGEST = 3600
"""Seconds after which a job that still runs counts as stuck, and may be taken by another worker."""


def run_due() -> None:
    """Run jobs until none is due; more of them call for more workers."""
    ask_for_regular()
    if not lease.is_any_due():
        return
    end, alone = time.monotonic() + SHIFT, True
    while job := lease.take():
        if alone and lease.is_any_due():
            wake()
        alone = False
        run(job)
        if time.monotonic() > end:
            wake()
            return


def run(job: LeasedJob) -> None:
    """Let the job's handler do it; what goes wrong is kept with the job, which is tried again later."""
    try:
        with _alive(job):
            handler_of(job.kind)(job)
        if lease.is_held(job):
            lease.fail(job, "its handler did not mark it done")
    except LeaseLost:
        log.warning("Job %s was taken over by another worker.", job.key)
    except Exception as error:
        log.exception("Job %s failed at attempt %s.", job.key, job.attempts)
        lease.fail(job, f"{type(error).__name__}: {error}")


@contextmanager
def _alive(job: LeasedJob) -> Iterator[None]:
    over = threading.Event()
    heart = threading.Thread(target=_beat, args=(job, over), daemon=True)
    heart.start()
    try:
        yield
    finally:
        over.set()
        heart.join()


def _beat(job: LeasedJob, over: threading.Event) -> None:
    try:
        for _ in range(int(LONGEST / HEARTBEAT)):
            if over.wait(HEARTBEAT):
                return
            try:
                if not lease.extend(job):
                    return
            except DatabaseError:
                log.warning("Job %s could not be kept alive for now.", job.key, exc_info=True)
    finally:
        connection.close()
