"""`kill -9` of the worker at random moments loses no bot match and plays none twice, on either transport.

`CAIRN_KILLED_MATCHES` sets how many matches are played; 200 is the full test.
"""

import os
import random
import time
from pathlib import Path

import pytest

from games.registry import engines
from replays.jobs.outbox import ask
from replays.models import Event, Job
from replays.play.bot_match import BotMatch, bot_match_id, to_job
from replays.store.verify import verify
from tests.databases import Database
from tests.replays.jobs.workers import running_worker
from tests.services import RABBITMQ_URL, require

MATCHES = int(os.environ.get("CAIRN_KILLED_MATCHES", "40"))
PATIENCE = 120 + 3 * MATCHES


def done() -> int:
    return Job.objects.filter(kind="bot-match", state="done").count()


def wait_until_done(number: int, deadline: float) -> None:
    while done() < number:
        assert time.monotonic() < deadline, f"{done()} of {MATCHES} matches were played, {number} were waited for"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("database", "broker"),
    [("sqlite", "filesystem://"), ("postgresql", RABBITMQ_URL)],
    indirect=["database"],
    ids=["embedded", "rabbitmq"],
)
def test_every_match_is_played_once_however_often_the_worker_is_killed(
    database: Database, broker: str, tmp_path: Path
) -> None:
    if broker == RABBITMQ_URL:
        require("rabbitmq")
    games, chance, deadline = [engine.slug for engine in engines()], random.Random(), time.monotonic() + PATIENCE
    asked = [
        BotMatch(bot_match_id(game, bots, f"kill {n}"), game, bots, seed=f"kill {n}")
        for n in range(MATCHES)
        for game, bots in [(games[n % len(games)], ["random"] * 3)]
    ]
    ask([to_job(match) for match in asked])
    while (before := done()) < MATCHES - MATCHES // 8:
        with running_worker(tmp_path, database.url, broker):
            wait_until_done(min(MATCHES, before + chance.randint(1, 12)), deadline)
            time.sleep(chance.random() / 4)
    with running_worker(tmp_path, database.url, broker):
        wait_until_done(MATCHES, deadline)
    finished = Event.objects.filter(kind="match-finished").values_list("stream", flat=True)
    assert sorted(finished) == sorted(f"match:{match.match}" for match in asked)
    assert [seen.difference for seen in verify() if seen.difference] == []
    assert not Job.objects.filter(state="dead").exists()
