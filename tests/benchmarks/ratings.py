"""Rate four-player matches: our fold, and with its history stored, beside openskill alone; as ratios of one run."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from uuid import UUID

from django.core.management import call_command
from django.db import connection
from openskill.models import PlackettLuce

from tests.benchmarks.figures import Figure, at_most
from tests.databases import VENDORS, pointed_at, throw_away
from tests.services import why_missing
from tournaments.models import RatingChange
from tournaments.projections.ratings import store_history
from tournaments.ratings import DAY, RatedMatch, rate_all

MATCHES, PLAYERS, TURNS = 100_000, 1000, 3


def figures() -> Iterator[Figure]:
    """Measure in turns, so that a busy machine slows all alike; the median of the turns counts."""
    played = matches()
    turns = [(_seconds(alone, played), _seconds(rate_all, played)) for _ in range(TURNS)]
    own = median(turn[0] for turn in turns)
    yield Figure(f"openskill alone, {MATCHES:,} matches of four", MATCHES / own, "matches/s")
    yield at_most(1.2, "Ratings: fold", median(turn[1] / turn[0] for turn in turns), "× openskill")
    for vendor in VENDORS:
        if vendor == "postgresql" and why_missing("postgres"):
            continue
        with tempfile.TemporaryDirectory() as folder, throw_away(vendor, Path(folder)) as url, pointed_at(url):
            call_command("migrate", verbosity=0)
            stored = [(_seconds(alone, played), _seconds(_store, played)) for _ in range(TURNS)]
            ratio = median(turn[1] / turn[0] for turn in stored)
            yield at_most(2, f"Ratings: fold with history stored in {connection.display_name}", ratio, "× openskill")


def matches() -> list[RatedMatch]:
    """Imagine matches between random players, a thousand a day."""
    random = Random(1)
    places = [1, 2, 3, 4]
    made = []
    for number in range(MATCHES):
        random.shuffle(places)
        seats = tuple(f"player:{UUID(int=one)}" for one in random.sample(range(PLAYERS), 4))
        made.append(RatedMatch(number * DAY // 1000, str(UUID(int=number)), seats, tuple(places)))
    return made


def alone(played: list[RatedMatch]) -> None:
    """Let openskill do no more than its own work."""
    engine = PlackettLuce()
    ratings = {f"player:{UUID(int=one)}": engine.rating() for one in range(PLAYERS)}
    for match in played:
        rated = engine.rate([[ratings[player]] for player in match.players], ranks=list(match.places))
        for player, team in zip(match.players, rated, strict=True):
            ratings[player] = team[0]


def _store(played: list[RatedMatch]) -> None:
    store_history("quetzal", played)


def _seconds(work: Callable[[list[RatedMatch]], object], played: list[RatedMatch]) -> float:
    if work is _store:
        RatingChange.objects.all().delete()
    start = perf_counter()
    work(played)
    return perf_counter() - start
