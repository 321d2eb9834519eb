"""A Celery worker as it runs in earnest: a process of its own, which can be killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings


def start_worker(folder: Path, database: str, broker: str, processes: int = 2) -> subprocess.Popen[bytes]:
    """Start a worker on this database and broker; what it says goes to a file in the folder."""
    environment = {**os.environ, "CAIRN_DATA": str(folder), "DATABASE_URL": database, "BROKER_URL": broker}
    command = [sys.executable, "-m", "celery", "-A", "config", "worker", "--without-gossip", "--without-mingle"]
    with (folder / "worker.log").open("ab") as told:
        return subprocess.Popen(
            [*command, f"--concurrency={processes}"],
            cwd=settings.BASE_DIR,
            env=environment,
            stdout=told,
            stderr=told,
            start_new_session=True,
        )


def kill(worker: subprocess.Popen[bytes]) -> None:
    """End a worker and its children at once, as a power cut would."""
    os.killpg(worker.pid, signal.SIGKILL)
    worker.wait()


@contextmanager
def running_worker(folder: Path, database: str, broker: str) -> Iterator[subprocess.Popen[bytes]]:
    """Keep a worker running meanwhile."""
    worker = start_worker(folder, database, broker)
    try:
        yield worker
    finally:
        kill(worker)
