"""`manage.py run`: the whole site on this machine, web and worker, until Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError

from replays.management.commands.demo import NAME, PASSWORD
from replays.management.plain import PlainCommand
from replays.models import Match

Process = subprocess.Popen[bytes]
PATIENCE = 30
"""Seconds given to the processes to start, and to end."""


class Command(PlainCommand):
    help = "Migrate, fill the demo on first use, then run web and worker until Ctrl-C."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default 127.0.0.1)")
        parser.add_argument("--port", type=int, default=8000, help="the port to listen at (default 8000)")
        parser.add_argument("--workers", type=int, default=1, help="how many worker processes (default 1)")

    def handle(self, *args: Any, **options: Any) -> None:
        host, port = options["host"], options["port"]
        _check_free(host, port)
        os.environ.setdefault("SITE_URL", site_address(host, port))  # what links in mails begin with
        call_command("migrate", verbosity=0)
        if not (settings.FRONTEND_DIST / "manifest.json").exists():
            self.stdout.write("The front end is not built (no node?): pages are served as plain HTML, and work.")
        if not Match.objects.exists():
            call_command("demo")
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        commands = _commands(host, port, options["workers"])
        processes = {name: _start(command) for name, command in commands.items()}
        try:
            _wait_until_up(processes, host, port)
            self.stdout.write(self.style.SUCCESS(f"Cairn is up: http://{host}:{port}/"))
            self.stdout.write(f"Sign in as {NAME}, password {PASSWORD}: it is your turn. Ctrl-C stops everything.")
            self.stdout.flush()
            self._watch(processes, commands)
        except KeyboardInterrupt:
            self.stdout.write("\nStopping. Nothing is lost: what was played is in the log.")
        finally:
            _stop(processes)

    def _watch(self, processes: dict[str, Process], commands: dict[str, list[str]]) -> None:
        """Start again what ends by itself: jobs are rows, so nothing is lost by that."""
        while True:
            for name, process in processes.items():
                if process.poll() is not None:
                    self.stderr.write(f"The {name} ended with code {process.returncode}; it is started again.")
                    processes[name] = _start(commands[name])
            time.sleep(1)


def site_address(host: str, port: int) -> str:
    """Name the site as its readers reach it; nobody is at home at an address that means all of them."""
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{port}"


def _commands(host: str, port: int, workers: int) -> dict[str, list[str]]:
    bin_dir = Path(sys.executable).parent
    web = ["--interface", "asginl", "--host", host, "--port", str(port), "--log-level", "warning"]
    worker = ["worker", "--loglevel", "error", "--concurrency", str(workers), "--without-gossip", "--without-mingle"]
    return {
        "web": [str(bin_dir / "granian"), *web, "config.asgi:application"],
        "worker": [str(bin_dir / "celery"), "-q", "-A", "config.celery", *worker],
    }


def _start(command: list[str]) -> Process:
    """Start a process that leads its own group, so that Ctrl-C reaches only us."""
    return subprocess.Popen(command, cwd=settings.BASE_DIR, start_new_session=True)  # noqa: S603 - our own words


def _wait_until_up(processes: dict[str, Process], host: str, port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for name, process in processes.items():
            if process.poll() is not None:
                raise CommandError(f"the {name} ended at once, with code {process.returncode}")
        try:
            with urlopen(f"http://{host}:{port}/games/", timeout=2):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise CommandError(f"the web process did not answer within {PATIENCE} seconds")


def _stop(processes: dict[str, Process]) -> None:
    for process in processes.values():
        process.terminate()
    for process in processes.values():
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def _check_free(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CommandError(f"cannot listen at {host}:{port} ({error.strerror}); try --port {port + 1}") from error
