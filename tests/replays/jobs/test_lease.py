"""Leases: one worker at a time, and only the one that holds the job can end it."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections, transaction

from replays.jobs import lease
from replays.jobs.lease import LEASE, MOST_ATTEMPTS, LeasedJob, LeaseLost, done, extend, fail, is_any_due, take
from replays.jobs.outbox import ask
from replays.models import Job
from replays.store import log
from replays.store.log import NEW, Entry, JobRequest

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the test tell the time."""
    time = [1_000_000]
    monkeypatch.setattr(lease, "clock", lambda: time[0])
    return time


def test_the_job_that_is_due_longest_is_taken_first_and_by_one_worker_only(now: list[int]) -> None:
    ask(
        [
            JobRequest("rate", "later", "{}", 2_000_000),
            JobRequest("rate", "b", "{}", 10),
            JobRequest("rate", "a", "{}", 5),
        ]
    )
    assert [job and job.key for job in (take(), take(), take())] == ["a", "b", None]
    assert not is_any_due()
    now[0] = 2_000_000
    assert is_any_due()
    later = take()
    assert later
    assert (later.key, later.kind, later.data, later.attempts) == ("later", "rate", "{}", 1)


def test_many_workers_take_each_job_once() -> None:
    ask([JobRequest("rate", f"{n}", "{}") for n in range(40)])

    def worker(_: int) -> list[str]:
        try:
            return [job.key for job in iter(take, None)]
        finally:
            connections.close_all()

    with ThreadPoolExecutor(6) as workers:
        taken = [key for keys in workers.map(worker, range(6)) for key in keys]
    assert sorted(taken, key=int) == [f"{n}" for n in range(40)]


def play_and_end(job: LeasedJob) -> None:
    with transaction.atomic():
        log.append("match:one", [Entry("move-played", "bot:random", "{}")], after=NEW)
        done(job)


def test_a_silent_workers_job_is_taken_over_and_what_it_did_does_not_count(now: list[int]) -> None:
    ask([JobRequest("bot-turn", "one", "{}")])
    lost = take()
    assert lost
    now[0] += LEASE
    found = take()
    assert found
    assert (found.key, found.attempts) == ("one", 2)
    assert not extend(lost)
    with pytest.raises(LeaseLost):
        play_and_end(lost)
    assert log.read("match:one") == []
    play_and_end(found)
    assert len(log.read("match:one")) == 1
    with pytest.raises(LeaseLost):
        done(found)


def test_a_heartbeat_keeps_the_lease(now: list[int]) -> None:
    ask([JobRequest("bot-match", "one", "{}")])
    job = take()
    assert job
    now[0] += LEASE - 1
    assert extend(job)
    now[0] += LEASE - 1
    assert take() is None


def test_a_job_that_fails_waits_longer_each_time_and_is_dead_in_the_end(now: list[int]) -> None:
    ask([JobRequest("rate", "one", "{}")])
    pauses = []
    for attempt in range(1, MOST_ATTEMPTS + 1):
        job = take()
        assert job
        assert job.attempts == attempt
        fail(job, "no luck")
        row = Job.objects.get()
        assert row.error == "no luck"
        pauses.append(row.not_before - now[0])
        now[0] = row.not_before
    assert pauses == sorted(set(pauses))
    assert (row.state, take()) == ("dead", None)


def test_what_is_asked_for_in_a_transaction_that_fails_is_not_asked_for() -> None:
    with transaction.atomic():
        ask([JobRequest("rate", "one", "{}")])
        transaction.set_rollback(True)
    assert not Job.objects.exists()
