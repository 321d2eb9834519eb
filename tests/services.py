"""Which parts of the outside world can be reached, and what to do where one cannot."""

import os
import shutil
from collections.abc import Callable
from functools import cache

import psycopg
import pytest
from kombu import Connection

POSTGRES_URL = os.environ.get("CAIRN_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
RABBITMQ_URL = os.environ.get("CAIRN_TEST_RABBITMQ", "amqp://guest:guest@127.0.0.1:5672//")
REDIS_URL = os.environ.get("CAIRN_TEST_REDIS", "redis://127.0.0.1:6379/0")
REQUIRE_ALL = os.environ.get("CAIRN_REQUIRE_ALL", "") not in ("", "0")


def chromium() -> str:
    """Return the path of this machine's Chromium or Chrome."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise FileNotFoundError("no chromium on the PATH")


def _connect_to_postgres() -> None:
    psycopg.connect(POSTGRES_URL, connect_timeout=3).close()


def _connect_to_broker(url: str) -> None:
    with Connection(url, connect_timeout=3) as connection:
        connection.ensure_connection(max_retries=1, timeout=3)


PARTS: dict[str, Callable[[], object]] = {
    "postgres": _connect_to_postgres,
    "rabbitmq": lambda: _connect_to_broker(RABBITMQ_URL),
    "redis": lambda: _connect_to_broker(REDIS_URL),
    "chromium": chromium,
}


@cache
def why_missing(part: str) -> str | None:
    """Say why a part cannot be used, or None if it can."""
    try:
        PARTS[part]()
    except Exception as error:
        return f"{part} is not reachable: {str(error).strip().splitlines()[0]}"
    return None


def require(part: str) -> None:
    """Skip the test if it needs a part that is not there; fail it where every part must be."""
    if reason := why_missing(part):
        if REQUIRE_ALL:
            pytest.fail(reason)
        pytest.skip(reason)
