from random import Random

import pytest
from django.core import mail

from accounts.models import Player
from games.bots.contract import Table
from games.bots.registry import SHIPPED
from games.kit.verify import check_record
from games.registry import engine
from replays.course import Clock
from replays.jobs.lease import take
from replays.jobs.outbox import ask
from replays.jobs.run import run
from replays.models import Match
from replays.models.job import Job, State
from replays.play.bot_match import BotMatch, bot_match_id, run_bot_match, to_job
from replays.play.open_match import open_match
from replays.positions import latest, stream_of
from replays.store import log
from replays.store.clock import clock
from tests.databases import Database
from tests.replays.tables import GAME, opened, people, person


def work(limit: int = 1000) -> int:
    """Do all jobs that are due; count them."""
    for count in range(limit):
        job = take()
        if job is None:
            return count
        run(job)
    raise AssertionError("the work does not end")


def test_bots_answer_one_another_through_jobs_to_the_end(database: Database) -> None:
    ada = person("ada")
    match = open_match(opener=ada, game=GAME, seats=["bot:random", "bot:greedy"], stand_in="greedy")
    work()
    ended = Match.objects.get(id=match.id)
    assert ended.status == "finished"
    check_record(engine(GAME), log.read(match.stream))
    assert not Job.objects.exclude(state=State.DONE).exclude(kind="checkpoint").exists()


def test_a_bot_match_is_stored_once_with_its_job_done(database: Database) -> None:
    asked = BotMatch(bot_match_id(GAME, ["random"] * 3, "7"), GAME, ["random"] * 3, seed="7")
    ask([to_job(asked), to_job(asked)])
    job = take()
    assert job is not None
    run(job)
    assert take() is None
    assert Match.objects.get(id=asked.match).status == "finished"
    again = run_bot_match(asked)
    stored = log.read(stream_of(asked.match))
    assert [event.data for event in again] == [event.data for event in stored]


class BrokenBot:
    """A bot that fails, or chooses what is not legal."""

    def choose(self, table: Table, rng: Random) -> str:
        if rng.random() < 0.5:
            raise RuntimeError("broken")
        return "no_such_move"


@pytest.mark.django_db
def test_a_match_does_not_wait_for_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHIPPED, "greedy", BrokenBot)
    match = open_match(opener=person("ada"), game=GAME, seats=["bot:random", "bot:greedy"])
    work()
    assert Match.objects.get(id=match.id).status == "finished"


@pytest.mark.django_db
def test_a_job_that_comes_twice_plays_once() -> None:
    ada = person("ada")
    match = open_match(opener=ada, game=GAME, seats=["bot:random", "bot:random"])
    job = take()
    assert job is not None
    for _ in range(2):
        Job.objects.filter(id=job.id).update(state=State.DUE, lease=job.lease)
        run(job)
        assert Job.objects.get(id=job.id).state == State.DONE
    work()
    assert Match.objects.get(id=match.id).status == "finished"
    check_record(engine(GAME), log.read(match.stream))


@pytest.mark.django_db
def test_a_fallen_flag_is_recorded_by_its_job_and_the_stand_in_plays_on() -> None:
    players = people("ada", "ben")
    match = opened(*players, clock=Clock(turn=60), now=clock() - 61_000_000)
    seat = latest(match.id).to_move or 0
    work()
    course = latest(match.id).course
    assert course.left == {seat: "seat-timed-out"}
    assert len(course.steps) > 0


@pytest.mark.django_db
def test_a_notice_goes_to_whoever_is_still_away() -> None:
    players = people("ada", "ben")
    Player.objects.update(email="someone@example.org")
    opened(*players)
    Job.objects.filter(kind="your-turn").update(not_before=0)
    assert work() == 1
    assert len(mail.outbox) == 1
