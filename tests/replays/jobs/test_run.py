"""Running jobs: each to its end once, whatever its handler does."""

import time
from collections.abc import Callable, Iterator

import pytest
from django.db import transaction

from replays.jobs import LeasedJob, done, handlers, lease, regular, run
from replays.jobs.outbox import ask
from replays.models import Job
from replays.store import log
from replays.store.log import NEW, Entry, JobRequest

pytestmark = pytest.mark.usefixtures("database")
Handle = Callable[[Callable[[LeasedJob], None]], None]


@pytest.fixture
def handle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Handle]:
    """Let the test say how jobs of the kind `test` are done, with no regular jobs around them."""
    monkeypatch.setattr(regular, "regular_kinds", dict)
    yield lambda handler: handlers._handlers.update(test=handler)
    handlers._handlers.pop("test", None)


def test_every_due_job_is_run_and_marked_done_with_its_effect(handle: Handle) -> None:
    def record(job: LeasedJob) -> None:
        with transaction.atomic():
            log.append(f"match:{job.key}", [Entry("match-opened", "system", job.data)], after=NEW)
            done(job)

    handle(record)
    ask([JobRequest("test", f"{n}", f'{{"n":{n}}}') for n in range(5)])
    run.run_due()
    run.run_due()
    assert set(Job.objects.values_list("state", "attempts")) == {("done", 1)}
    assert [log.read(f"match:{n}")[0].data for n in range(5)] == [f'{{"n":{n}}}' for n in range(5)]


def test_a_job_whose_handler_fails_leaves_no_effect_and_says_why(handle: Handle) -> None:
    def break_down(job: LeasedJob) -> None:
        with transaction.atomic():
            log.append("match:one", [Entry("match-opened", "system", "{}")], after=NEW)
            done(job)
            raise ValueError("the bot fell asleep")

    handle(break_down)
    ask([JobRequest("test", "one", "{}"), JobRequest("unheard-of", "two", "{}")])
    run.run_due()
    rows = {job.key: job for job in Job.objects.all()}
    assert {job.state for job in rows.values()} == {"due"}
    assert rows["one"].error == "ValueError: the bot fell asleep"
    assert "unheard-of" in rows["two"].error
    assert log.read("match:one") == []


def test_a_handler_that_forgets_to_mark_its_job_done_is_found_out(handle: Handle) -> None:
    handle(lambda _: None)
    ask([JobRequest("test", "one", "{}")])
    run.run_due()
    job = Job.objects.get()
    assert (job.state, job.error) == ("due", "its handler did not mark it done")


def test_a_long_job_is_kept_alive(handle: Handle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "HEARTBEAT", 0.01)
    held = []

    def work_on(job: LeasedJob) -> None:
        first = Job.objects.get().leased_until
        while (until := Job.objects.get().leased_until) == first:
            time.sleep(0.01)
        held.append(until > first)
        done(job)

    handle(work_on)
    ask([JobRequest("test", "one", "{}")])
    run.run_due()
    assert held == [True]
    assert Job.objects.get().state == "done"


def test_more_due_jobs_call_for_another_worker(handle: Handle, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    handle(done)
    ask([JobRequest("test", f"{n}", "{}") for n in range(3)])
    monkeypatch.setattr(run, "wake", lambda: calls.append(1))
    run.run_due()
    assert len(calls) == 1
    ask([JobRequest("test", "last", "{}")])
    run.run_due()
    assert len(calls) == 1


def test_regular_jobs_are_asked_for_once_in_their_span(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):  # two processes
        monkeypatch.setattr(regular, "_asked", {})
        regular.ask_for_regular()
        regular.ask_for_regular()
    kinds = list(Job.objects.values_list("kind", flat=True))
    assert len(set(kinds)) == len(kinds)
    assert {"checkpoint", "purge-jobs"} <= set(kinds)
    run.run_due()
    assert set(Job.objects.values_list("state", flat=True)) == {"done"}
    assert [event.kind for event in log.read("checkpoint")] == ["checkpoint-taken"]
    assert lease.take() is None


def test_what_was_done_a_month_ago_is_put_away_and_nothing_else(handle: Handle) -> None:
    handle(done)
    ask([JobRequest("test", name, "{}") for name in ("old", "new")])
    run.run_due()
    ask([JobRequest("test", "waits", "{}", 2**60), JobRequest("purge-jobs", "purge", "{}")])
    Job.objects.filter(key="old").update(leased_until=1)
    Job.objects.filter(key="waits").update(leased_until=1)
    run.run_due()
    assert set(Job.objects.values_list("key", flat=True)) == {"new", "waits", "purge"}
