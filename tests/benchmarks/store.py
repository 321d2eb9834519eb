"""The store, on each database: append, store whole matches, rebuild one of 300 moves, seek to any step."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from uuid import UUID, uuid4

from django.core.management import call_command
from django.db import connection

from games.kit.contract import AnyEngine
from games.kit.events import ORIGIN, Event, seal
from games.kit.position import first_position, replay
from games.kit.record import standing_moves
from games.kit.verify import opening_of
from games.registry import engines
from games.simulate import events_of
from replays.positions import forget_positions, position_of
from replays.store import log
from replays.store.bulk import store_whole
from tests.benchmarks.append import append_figures
from tests.benchmarks.engine import random_match
from tests.benchmarks.figures import Figure, at_least, at_most, best
from tests.databases import VENDORS, pointed_at, throw_away
from tests.services import why_missing

LENGTH = 300
STREAMS = 100


def figures() -> Iterator[Figure]:
    """Measure each database that can be reached."""
    for vendor in VENDORS:
        if vendor == "postgresql" and (reason := why_missing("postgres")):
            yield Figure(f"PostgreSQL is not measured: {reason}", 0, "")
            continue
        with tempfile.TemporaryDirectory() as folder, throw_away(vendor, Path(folder)) as url, pointed_at(url):
            call_command("migrate", verbosity=0)
            for figure in (*append_figures(url), *_bulk(), *_rebuild_and_seek()):
                yield figure._replace(what=f"{connection.display_name}: {figure.what}")


def _bulk() -> Iterator[Figure]:
    engine = engines()[0]
    events = [event for seed in range(20) for event in events_of(random_match(engine, 2, seed), seed)][:LENGTH]
    turns = iter(range(5))

    def store() -> None:
        store_whole(batches[next(turns)])

    batches = [[_again(events) for _ in range(STREAMS)] for _ in range(5)]
    rate = STREAMS * LENGTH / best(store, 5)
    bar = at_least(40_000, "store whole bot matches", rate, "events/s")
    yield bar if connection.vendor == "postgresql" else bar._replace(bar="", met=None)


def _again(events: list[Event]) -> list[Event]:
    """Make a new stream of the same entries."""
    stream, prev = f"bench:{uuid4()}", ORIGIN
    copied: list[Event] = []
    for seq, event in enumerate(events):
        copied.append(seal(stream, seq, event.kind, event.actor, event.data, seq, prev))
        prev = copied[-1].hash
    return copied


def _rebuild_and_seek() -> Iterator[Figure]:
    for engine in engines():
        events = _nearest_to_length(engine)
        stream, moves = events[0].stream, len(events) - 2
        store_whole([events])

        def rebuild(stream: str = stream, engine: AnyEngine = engine) -> None:
            stored = log.read(stream)
            replay(first_position(engine, opening_of(stored)), standing_moves(stored))

        seconds = best(rebuild, 30) * LENGTH / moves
        yield at_most(
            12, f"rebuild {LENGTH} moves of {engine.name} (from {moves}), read included", seconds * 1000, "ms"
        )
        seeks = _seeks(UUID(stream.removeprefix("match:")), moves)
        yield at_most(2, f"seek to any step of {engine.name}, median", median(seeks), "ms")
        yield Figure(f"seek to any step of {engine.name}, slowest of {len(seeks)}", max(seeks), "ms")


def _nearest_to_length(engine: AnyEngine) -> list[Event]:
    played = [random_match(engine, seats, seed) for seats in engine.seats for seed in range(3)]
    chosen = min(played, key=lambda match: abs(len(match.moves) - LENGTH))
    return events_of(chosen, f"bench {uuid4()}")


def _seeks(match: UUID, last: int) -> list[float]:
    """Give the milliseconds of seeks all over a match with snapshots, by a process that holds no position."""
    chance, seconds = Random(1), []
    position_of(match, at=last)
    for _ in range(100):
        step = chance.randint(0, last)
        forget_positions()
        start = perf_counter()
        position_of(match, at=step)
        seconds.append(perf_counter() - start)
    return [second * 1000 for second in seconds]
