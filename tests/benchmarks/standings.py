"""A season of 10,000 entrants over eight rounds: rank it, make its tables anew from the log, serve its page."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from uuid import uuid4

from django.core.management import call_command
from django.db import connection
from django.test import Client

from accounts.models import Player
from games.kit.events import ORIGIN, Event, seal
from games.kit.record import to_data
from replays.store.bulk import store_whole
from replays.store.projection import projections, rebuild
from tests.benchmarks.figures import Figure, at_most
from tests.databases import VENDORS, pointed_at, throw_away
from tests.services import why_missing
from tournaments import events as e
from tournaments.draws import rows_of
from tournaments.models import Tournament
from tournaments.settings import Settings
from tournaments.streams import competition, stream_of

ENTRANTS, ROUNDS, VISITS = 10_000, 8, 20


def figures() -> Iterator[Figure]:
    """Measure each database that can be reached."""
    for vendor in VENDORS:
        if vendor == "postgresql" and why_missing("postgres"):
            continue
        with tempfile.TemporaryDirectory() as folder, throw_away(vendor, Path(folder)) as url, pointed_at(url):
            call_command("migrate", verbosity=0)
            for figure in _season():
                yield figure._replace(what=f"{connection.display_name}: {figure.what}")


def _season() -> Iterator[Figure]:
    cup = Tournament.objects.create(id=uuid4(), slug="great", title="Great")
    players = Player.objects.bulk_create(Player(name=f"player{number:05}") for number in range(ENTRANTS))
    store_whole([_events(cup, [player.actor for player in players])])
    whole = f"{ENTRANTS:,} entrants, {ROUNDS} rounds"
    start = perf_counter()
    rebuild(projections()["tournaments"])
    yield at_most(10, f"{whole}: rebuild from events", perf_counter() - start, "s")
    state, _ = competition(cup.id)
    start = perf_counter()
    rows_of(state)
    yield Figure(f"{whole}: rank all", perf_counter() - start, "s")
    for page in ("", "?page=100", f"rounds/{ROUNDS}/", "entrants/"):
        yield at_most(100, f"{whole}: /{page or 'standings'}, median", _visit(f"/tournaments/great/{page}"), "ms")
    past = _visit(f"/tournaments/great/?as_of_round={ROUNDS // 2}")
    yield Figure(f"{whole}: standings as of a past round, median", past, "ms")


def _visit(address: str) -> float:
    """Give the milliseconds that the server takes for a page, the first visit apart."""
    client, seconds = Client(SERVER_NAME="localhost"), []
    for _ in range(VISITS):
        start = perf_counter()
        answer = client.get(address)
        seconds.append(perf_counter() - start)
        if answer.status_code != 200:
            raise RuntimeError(f"{address} answered {answer.status_code}")
    return 1000 * median(seconds[1:])


def _events(cup: Tournament, players: list[str]) -> list[Event]:
    """Write the log of a season: tables by lot, scores with a few ties, every round closed."""
    random, made = Random(1), list[Event]()

    def say(kind: str, fact: e.Fact) -> None:
        prev = made[-1].hash if made else ORIGIN
        made.append(seal(stream_of(cup.id), len(made), kind, "system", to_data(fact), len(made), prev))

    say("tournament-opened", e.TournamentOpened(Settings("quetzal", rounds=ROUNDS, play="hand"), seed=1))
    for number, player in enumerate(players, 1):
        say("entrant-registered", e.EntrantRegistered(number, player))
    field = list(range(1, len(players) + 1))
    for round_ in range(1, ROUNDS + 1):
        random.shuffle(field)
        tables = [field[start : start + 4] for start in range(0, len(field), 4)]
        say("round-paired", e.RoundPaired(round_, tables))
        for table, seats in enumerate(tables, 1):
            scores = [random.randint(20, 90) for _ in seats]
            ranks = sorted(scores, reverse=True)
            result = [
                e.SeatResult(one, 1 + ranks.index(score), score) for one, score in zip(seats, scores, strict=True)
            ]
            say("result-recorded", e.ResultRecorded(round_, table, result))
        say("round-closed", e.RoundClosed(round_))
    return made
