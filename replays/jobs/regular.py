"""Jobs that come round by themselves: whichever worker is up first in a span of time asks for them."""

import time
from datetime import UTC, datetime

from replays.jobs.handlers import regular_kinds
from replays.jobs.outbox import ask
from replays.store.log import JobRequest

_asked: dict[str, str] = {}


def ask_for_regular() -> None:
    """Ask for what is due, once a span in the life of this process; the key makes it one for all processes."""
    now = time.time()
    keys = {kind: f"{kind}/{_start(now, span)}" for kind, span in regular_kinds().items()}
    fresh = [kind for kind, key in keys.items() if _asked.get(kind) != key]
    if fresh:
        ask([JobRequest(kind, keys[kind], "{}") for kind in fresh])
        _asked.update(keys)


def _start(now: float, span: int) -> str:
    return datetime.fromtimestamp(now - now % span, UTC).isoformat(timespec="minutes")
