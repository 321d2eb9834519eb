"""Waking: due work sends a message when it is committed; a broker that is away fails nobody."""

import logging

import pytest
from celery import current_app
from django.db import transaction
from kombu.exceptions import OperationalError

from replays import tasks
from replays.jobs.outbox import ask
from replays.models import Job
from replays.store import log
from replays.store.log import NEW, Entry, JobRequest

pytestmark = pytest.mark.usefixtures("database")
OPENED = [Entry("match-opened", "system", "{}")]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    messages: list[str] = []
    monkeypatch.setattr(tasks.run_jobs, "apply_async", lambda **_: messages.append("wake"))
    return messages


def test_workers_are_woken_once_the_work_is_committed(sent: list[str]) -> None:
    with transaction.atomic():
        log.append("match:one", OPENED, after=NEW, jobs=[JobRequest("bot-turn", "one", "{}")])
        ask([JobRequest("rate", "two", "{}")])
        assert sent == []
    assert sent == ["wake", "wake"]


def test_nobody_is_woken_for_work_that_is_not_due_or_was_rolled_back(sent: list[str]) -> None:
    log.append("match:one", OPENED, after=NEW, jobs=[JobRequest("clock-flag", "later", "{}", 2**60)])
    with transaction.atomic():
        log.append("match:two", OPENED, after=NEW, jobs=[JobRequest("bot-turn", "never", "{}")])
        transaction.set_rollback(True)
    assert sent == []
    assert list(Job.objects.values_list("key", flat=True)) == ["later"]


def test_a_broker_that_is_away_fails_nobody(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(**_: object) -> None:
        raise OperationalError("connection refused")

    monkeypatch.setattr(tasks.run_jobs, "apply_async", refuse)
    with caplog.at_level(logging.WARNING):
        log.append("match:one", OPENED, after=NEW, jobs=[JobRequest("bot-turn", "one", "{}")])
    assert "out of reach" in caplog.text
    assert Job.objects.get().state == "due"


def test_the_one_task_is_known_to_celery() -> None:
    assert "replays.tasks.run_jobs" in current_app.tasks
