"""Jobs that are there once a day: whichever worker is up first on a day asks for them."""

from datetime import UTC, datetime

from replays.jobs.outbox import ask
from replays.store.log import JobRequest

DAILY = ("checkpoint",)
_asked = ""


def ask_for_today() -> None:
    """Ask for the day's jobs, once in the life of this process; the key makes them one for all."""
    global _asked
    today = datetime.now(UTC).date().isoformat()
    if _asked != today:
        ask([JobRequest(kind, f"{kind}/{today}", "{}") for kind in DAILY])
        _asked = today
