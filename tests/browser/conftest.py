"""A whole site, as `manage.py run` starts it, and browsers that visit it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.services import REQUIRE_ALL, chromium, require

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 180


class Site(NamedTuple):
    """Where the site answers, and where its files lie."""

    address: str
    data: Path


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Start the site with a small demo, and stop it as Ctrl-C does."""
    require("chromium")
    if not (ROOT / "frontend" / "dist" / "manifest.json").exists():
        (pytest.fail if REQUIRE_ALL else pytest.skip)("the front end is not built: make setup")
    data, port = tmp_path_factory.mktemp("site"), _free_port()
    environment = os.environ | {"CAIRN_DATA": str(data)}
    for command in (["migrate", "-v0"], ["demo", "--matches", "1"]):
        subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=environment, check=True, timeout=PATIENCE)
    running = subprocess.Popen(
        [sys.executable, "manage.py", "run", "--port", str(port)],
        cwd=ROOT,
        env=environment | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout
    told = running.stdout.readline()
    assert told == f"Cairn is up: http://127.0.0.1:{port}/\n"
    yield Site(f"http://127.0.0.1:{port}", data)
    running.send_signal(signal.SIGINT)
    assert running.wait(PATIENCE) == 0


@pytest.fixture(scope="module")
def browser(site: Site) -> Iterator[Browser]:
    """Start Chromium; playwright's event loop ends with the module, so that other tests can have their own."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """Open a fresh browser window on the site."""
    context = browser.new_context(base_url=site.address, viewport={"width": 1440, "height": 900})
    yield context
    context.close()


@pytest.fixture
def page(visit: BrowserContext) -> Iterator[Page]:
    """Open a page that must not complain of a script that failed or of what the policy blocked."""
    opened = visit.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    yield opened
    assert not complaints


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
