"""The processes of compose.yaml, started without containers on this machine's PostgreSQL and RabbitMQ."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from games.kit.events import check_chain
from replays.jobs.outbox import ask
from replays.models import Job, Match
from replays.play.bot_match import BotMatch, bot_match_id, to_job
from replays.store import log
from tests.databases import Database, database, templates
from tests.docker.test_files import ROOT, SERVICES
from tests.services import RABBITMQ_URL, require

__all__ = ["database", "templates"]
PATIENCE = 60


@pytest.fixture
def environment(database: Database, tmp_path: Path) -> dict[str, str]:
    require("rabbitmq")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    return {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "CAIRN_DATA": str(tmp_path),
        "DATABASE_URL": database.url,
        "BROKER_URL": RABBITMQ_URL,
        "SECRET_KEY": "stones",
        "ALLOWED_HOSTS": "cairn.example,localhost",
        "GRANIAN_HOST": "127.0.0.1",
        "GRANIAN_PORT": str(port),
    }


@pytest.fixture
def start(environment: dict[str, str]) -> Iterator[Callable[[str], subprocess.Popen[bytes]]]:
    """Start the command of a service, and end it with the test."""
    started: list[subprocess.Popen[bytes]] = []

    def run(service: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(SERVICES[service]["command"], cwd=ROOT, env=environment, start_new_session=True)
        started.append(process)
        return process

    yield run
    for process in started:
        if process.poll() is None:
            process.terminate()
    for process in started:
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def wait_until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what} did not happen within {PATIENCE} seconds"
        time.sleep(0.2)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_migrate_web_and_worker_run_as_compose_starts_them(
    environment: dict[str, str], start: Callable[[str], subprocess.Popen[bytes]]
) -> None:
    assert start("migrate").wait(PATIENCE) == 0
    web, worker = start("web"), start("worker")

    def web_is_healthy() -> bool:
        assert web.poll() is None
        check = SERVICES["web"]["healthcheck"]["test"]
        return subprocess.run(check[1:], cwd=ROOT, env=environment, capture_output=True).returncode == 0

    wait_until(web_is_healthy, "the health check of web")
    bots = ["random", "random"]
    asked = BotMatch(bot_match_id("quetzal", bots, "docker"), "quetzal", bots, seed="docker")
    ask([to_job(asked)])
    wait_until(lambda: Job.objects.filter(kind="bot-match", state="done").exists(), "a job done by the worker")
    assert worker.poll() is None
    check_chain(log.read(f"match:{asked.match}"))
    match = Match.objects.get()
    with urlopen(f"http://localhost:{environment['GRANIAN_PORT']}/matches/{match.id}/", timeout=10) as page:
        assert page.status == 200
