"""Appending: whoever is first is stored, whoever comes second is told so; the same on both databases."""

import threading
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import psycopg
import pytest
from django.db import connections, transaction

from games.kit.events import check_chain
from replays.models import Job, MoveId
from replays.store import log
from replays.store.log import NEW, Conflict, DuplicateMove, Entry, Head, JobRequest
from tests.databases import Database

pytestmark = pytest.mark.usefixtures("database")
STREAM = "match:one"
OPENED = Entry("match-opened", "system", "{}")
MOVES = [Entry("move-played", "player:1", f'{{"n":{n}}}') for n in range(4)]


def test_what_is_appended_is_read_back_as_a_whole_chain() -> None:
    head = log.append(STREAM, [OPENED], after=NEW)
    head = log.append(STREAM, MOVES, after=head)
    events = log.read(STREAM)
    check_chain(events)
    assert [event.seq for event in events] == [0, 1, 2, 3, 4]
    assert [(event.kind, event.actor, event.data) for event in events[1:]] == MOVES
    assert log.head_of(STREAM) == head == Head(4, events[-1].hash, events[-1].at)
    assert log.read(STREAM, after=1, upto=3) == events[2:4]


def test_a_stream_that_is_not_there_has_no_head_and_no_events() -> None:
    assert log.head_of(STREAM) is None
    assert log.read(STREAM) == []


def test_whoever_comes_second_gets_a_conflict_and_the_head_to_catch_up_from() -> None:
    opened = log.append(STREAM, [OPENED], after=NEW)
    first = log.append(STREAM, MOVES[:1], after=opened)
    with pytest.raises(Conflict) as refused:
        log.append(STREAM, MOVES[1:3], after=opened)
    assert (refused.value.expected, refused.value.actual) == (opened, first)
    with pytest.raises(Conflict):
        log.append(STREAM, [OPENED], after=NEW)
    assert len(log.read(STREAM)) == 2


@pytest.mark.parametrize("head", [Head(3, "f" * 64, 0), Head(0, "f" * 64, 0)])
def test_an_append_that_skips_a_step_or_follows_another_event_is_refused(head: Head) -> None:
    log.append(STREAM, [OPENED], after=NEW)
    with pytest.raises(Conflict):
        log.append(STREAM, MOVES[:1], after=head)
    assert len(log.read(STREAM)) == 1


def test_a_conflict_leaves_the_callers_transaction_usable() -> None:
    opened = log.append(STREAM, [OPENED], after=NEW)
    with transaction.atomic():
        with pytest.raises(Conflict):
            log.append(STREAM, [OPENED], after=NEW)
        log.append(STREAM, MOVES[:1], after=opened)
    assert len(log.read(STREAM)) == 2


def test_no_event_is_earlier_than_the_one_before() -> None:
    head = log.append(STREAM, [OPENED], after=NEW, now=2_000)
    assert log.append(STREAM, MOVES[:1], after=head, now=1_000).at == 2_000


def test_jobs_are_stored_with_the_events_and_only_with_them() -> None:
    opened = log.append(STREAM, [OPENED], after=NEW)
    job, other = JobRequest("bot-turn", "one/1", "{}"), JobRequest("clock", "one/1/flag", "{}", 99)
    log.append(STREAM, MOVES[:1], after=opened, jobs=[job, other])
    with pytest.raises(Conflict):
        log.append(STREAM, MOVES[:1], after=opened, jobs=[JobRequest("bot-turn", "lost", "{}")])
    rows = Job.objects.order_by("key").values_list("kind", "key", "data", "not_before", "state", "attempts")
    assert list(rows) == [(*job, "due", 0), (*other, "due", 0)]


def test_the_same_job_asked_for_twice_is_one_job() -> None:
    head = log.append(
        STREAM, [OPENED], after=NEW, jobs=[JobRequest("rate", "one", "{}"), JobRequest("rate", "one", "{}")]
    )
    log.append(STREAM, MOVES[:1], after=head, jobs=[JobRequest("rate", "one", "{}")])
    assert Job.objects.count() == 1
    assert len(log.read(STREAM)) == 2


def test_a_move_sent_again_is_not_stored_again_wherever_the_retry_thinks_the_head_is() -> None:
    opened, move_id = log.append(STREAM, [OPENED], after=NEW), uuid4()
    head = log.append(STREAM, MOVES[:2], after=opened, move_id=move_id)
    for after in (opened, head):
        with pytest.raises(DuplicateMove) as refused:
            log.append(STREAM, MOVES[:2], after=after, move_id=move_id)
        assert refused.value.seq == 1
    assert len(log.read(STREAM)) == 3
    assert MoveId.objects.count() == 1


def test_the_same_move_id_in_another_match_is_another_move() -> None:
    move_id = uuid4()
    for stream in (STREAM, "match:two"):
        head = log.append(stream, [OPENED], after=NEW)
        log.append(stream, MOVES[:1], after=head, move_id=move_id)
    assert MoveId.objects.count() == 2


def test_of_fifty_clients_at_the_same_step_one_is_stored_and_the_others_conflict() -> None:
    opened, start = log.append(STREAM, [OPENED], after=NEW), threading.Barrier(50)

    def submit(client: int) -> str:
        start.wait()
        try:
            log.append(
                STREAM,
                [Entry("move-played", f"player:{client}", "{}"), *MOVES[: client % 3]],
                after=opened,
                jobs=[JobRequest("bot-turn", f"{client}", "{}")],
                move_id=uuid4(),
            )
        except Conflict:
            return "conflict"
        finally:
            connections.close_all()
        return "stored"

    with ThreadPoolExecutor(start.parties) as clients:
        answers = list(clients.map(submit, range(50)))
    assert sorted(answers) == ["conflict"] * 49 + ["stored"]
    events = log.read(STREAM)
    check_chain(events)
    winner = int(events[1].actor.removeprefix("player:"))
    assert len(events) == 2 + winner % 3
    assert list(Job.objects.values_list("key", flat=True)) == [f"{winner}"]
    assert MoveId.objects.count() == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_postgresql_tells_listeners_of_the_stream_and_its_step(database: Database) -> None:
    with psycopg.connect(database.url, autocommit=True) as listener:
        listener.execute("LISTEN cairn_match")
        log.append(STREAM, [OPENED, *MOVES], after=NEW)
        (told,) = listener.notifies(timeout=5, stop_after=1)
    assert told.payload == f"{STREAM} 4"
