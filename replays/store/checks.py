"""A system check: the log is guarded."""

from collections.abc import Sequence
from typing import Any

from django.core.checks import CheckMessage, Error
from django.db import connections

from replays.store import triggers


def check_triggers(*, databases: Sequence[str] | None = None, **_: Any) -> list[CheckMessage]:
    """Find databases whose log could be changed."""
    return [
        Error(
            f"The event log is not guarded: {name} is missing in database {alias!r}.",
            hint="`manage.py migrate --skip-checks` puts it back; then run `manage.py verify`.",
            id="replays.E001",
        )
        for alias in databases or ()
        for name in triggers.missing(connections[alias])
    ]
