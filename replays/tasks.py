"""What Celery runs."""

from celery import shared_task


@shared_task
def run_jobs() -> None:
    """Run what is due."""
