"""Who does which kind of job: each app names its handlers in a module `handlers`."""

from collections.abc import Callable

from django.utils.module_loading import autodiscover_modules

from replays.jobs.lease import LeasedJob

Handler = Callable[[LeasedJob], None]
_handlers: dict[str, Handler] = {}
_regular: dict[str, int] = {}


def handles(kind: str, every: int = 0) -> Callable[[Handler], Handler]:
    """Let a function do the jobs of a kind; it calls `done(job)` in the transaction of its effect.

    A kind that nobody asks for comes round `every` so many seconds.
    """

    def register(handler: Handler) -> Handler:
        _handlers[kind] = handler
        if every:
            _regular[kind] = every
        return handler

    return register


def regular_kinds() -> dict[str, int]:
    """Tell which kinds come round by themselves, and after how many seconds."""
    autodiscover_modules("handlers")
    return _regular


def handler_of(kind: str) -> Handler:
    """Find the function that does the jobs of a kind."""
    if kind not in _handlers:
        autodiscover_modules("handlers")
    return _handlers[kind]
