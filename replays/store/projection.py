"""Projections: tables that are a fold over the log, and can be made anew from it at any time.

Each app keeps its own in a module `projections`, which is imported when a projection is looked for.
"""

from collections.abc import Callable, Sequence
from graphlib import TopologicalSorter
from typing import NamedTuple

from django.db import connection, transaction
from django.utils.module_loading import autodiscover_modules

from games.kit.events import Event
from replays.store import log


class Projection(NamedTuple):
    """Which events fill a table, and how: `apply` gets the next events of a stream, in order."""

    name: str
    streams: str
    """How the names of the streams it reads begin."""
    kinds: frozenset[str]
    clear: Callable[[], None]
    apply: Callable[[str, Sequence[Event]], None]
    made_from: tuple[str, ...] = ()
    """Other projections that it reads; they are made anew before it."""


_known: dict[str, Projection] = {}


def register(projection: Projection) -> None:
    """Make a projection known by its name."""
    _known[projection.name] = projection


def projections() -> dict[str, Projection]:
    """List the projections of all apps, each behind those that it is made from."""
    autodiscover_modules("projections")
    order = TopologicalSorter({name: _known[name].made_from for name in sorted(_known)})
    return {name: _known[name] for name in order.static_order()}


def rebuild(projection: Projection) -> int:
    """Empty the table and fill it again, in one transaction during which nothing is appended; count the streams."""
    with transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("LOCK TABLE replays_event IN SHARE MODE")
        projection.clear()
        streams = log.streams(projection.streams)
        for stream in streams:
            projection.apply(stream, [event for event in log.read(stream) if event.kind in projection.kinds])
    return len(streams)
