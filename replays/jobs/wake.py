"""Wake the workers: a message that says no more than that there may be work."""

import logging
import threading
import time

from celery.exceptions import OperationalError as CeleryError
from kombu.exceptions import OperationalError

log = logging.getLogger(__name__)
SWEEP = 1.0
"""Seconds between two messages of the sweeper."""
STALE = 30
"""Seconds after which nobody need read a message any more: the sweeper has sent others."""


def wake() -> None:
    """Tell the workers to look for due jobs; if the broker is away, the sweeper does so when it is back."""
    from replays.tasks import run_jobs

    try:
        run_jobs.apply_async(expires=STALE, retry=False)
    except (CeleryError, OperationalError, OSError) as error:
        log.warning("The broker is out of reach, the sweeper will try again: %s", error)


def start_sweeping() -> None:
    """Wake the workers now and every second from now on, whatever became of the messages sent before.

    It never touches the database: a process that forks workers must not hold connections.
    """

    def sweep() -> None:
        while True:
            wake()
            time.sleep(SWEEP)

    threading.Thread(target=sweep, name="sweeper", daemon=True).start()
