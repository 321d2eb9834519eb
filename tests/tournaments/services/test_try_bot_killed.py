"""`kill -9` of the worker during the trial of a bot: it is judged once, and nothing stands in the log twice."""

import random
import time
from collections import Counter
from pathlib import Path

from replays.models import Event, Job, Match
from replays.store.verify import verify
from tests.databases import Database
from tests.replays.jobs.workers import running_worker
from tests.tournaments.hall import opened, people, person, state_of
from tournaments.services.register_entrant import register_entrant

BOTS = 6
PATIENCE = 120


def wait_for(number: int, deadline: float) -> None:
    """Wait until so many bots have been judged, or a trial is under way beyond those."""
    trials = Job.objects.filter(kind="try-bot")
    while trials.filter(state="done").count() < number:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    while number < BOTS and not trials.filter(state="due", attempts__gt=0).exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_bot_is_judged_once_however_often_the_worker_is_killed_during_its_trial(
    database: Database, tmp_path: Path
) -> None:
    cup = opened(person("owner"), format="ladder", play="bots", table=4)
    for player in people(BOTS):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="greedy")
    chance, deadline = random.Random(), time.monotonic() + PATIENCE
    for judged in (0, 3, BOTS):
        with running_worker(tmp_path, database.url, "filesystem://"):
            wait_for(judged, deadline)
            time.sleep(chance.random() / 5)
        Job.objects.filter(state="due").update(leased_until=0)  # the lease of the dead runs out
    told = Counter(Event.objects.filter(stream=cup.stream).values_list("kind", flat=True))
    assert (told["entrant-registered"], told["entrant-tested"], told["entrant-refused"]) == (BOTS, BOTS, 0)
    assert {one.status for one in state_of(cup).entrants.values()} == {"active"}
    assert Match.objects.filter(status="finished").count() == Match.objects.count() == BOTS
    assert Job.objects.filter(kind="try-bot", attempts__gt=1).exists()  # somebody was killed at work
    assert not Job.objects.exclude(state="done").filter(kind="try-bot").exists()
    assert [seen.difference for seen in verify() if seen.difference] == []
