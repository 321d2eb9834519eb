"""What Celery runs: one task, which looks for due jobs."""

from typing import Any

from celery import shared_task
from celery.signals import worker_ready

from replays.jobs.run import run_due
from replays.jobs.wake import start_sweeping


@shared_task
def run_jobs() -> None:
    """Run what is due."""
    run_due()


@worker_ready.connect
def sweep(**_: Any) -> None:
    """Look for jobs as soon as a worker is up, and again and again."""
    start_sweeping()
