"""Verify: whatever is done to the log behind its triggers, the match and the step are named."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from games.kit.contract import Setup
from games.kit.events import ORIGIN, Event, seal
from games.kit.record import MatchFinished, SeatLeft, from_event, to_data
from games.kit.score import ranked_last
from games.registry import engines
from games.simulate import events_of, play_match
from replays.store import log
from replays.store.bulk import store_whole
from replays.store.log import Entry, Head
from tests.databases import Database

ENGINE = engines()[0]
PLAYED = [play_match(ENGINE, Setup(2), ["random"] * 2, seed) for seed in range(3)]
MATCHES = sorted(events_of(played, seed) for seed, played in enumerate(PLAYED))
STREAM = MATCHES[1][0].stream
pytestmark = pytest.mark.usefixtures("matches")


@pytest.fixture
def matches(database: Database) -> None:
    store_whole(MATCHES)


@contextmanager
def unguarded(vendor: str) -> Iterator[Any]:
    """Open the log to changes, as only its owner could."""
    with connection.cursor() as cursor:
        if vendor == "sqlite":
            for name in ("update", "delete", "replace"):
                cursor.execute(f"DROP TRIGGER replays_event_no_{name}")
        else:
            cursor.execute("ALTER TABLE replays_event DISABLE TRIGGER ALL")
        yield cursor


def verify(*arguments: str) -> tuple[int, dict[str, Any]]:
    out = StringIO()
    try:
        call_command("verify", "--json", *arguments, stdout=out, stderr=out)
    except SystemExit as end:
        return int(str(end.code)), json.loads(out.getvalue())
    return 0, json.loads(out.getvalue())


def the_difference_is(step: int, stream: str = STREAM) -> bool:
    code, told = verify()
    found = told["difference"]
    return code == 1 and (found["stream"], found["step"]) == (stream, step)


def test_a_whole_log_is_verified() -> None:
    code, told = verify()
    assert (code, told["difference"]) == (0, None)
    assert (told["matches"], told["events"]) == (3, sum(map(len, MATCHES)))


def test_one_match_alone_is_verified_by_its_id() -> None:
    code, told = verify("--match", STREAM.removeprefix("match:"))
    assert (code, told["matches"]) == (0, 1)
    with pytest.raises(CommandError, match="There is no match"):
        call_command("verify", "--match", f"{uuid4()}")


CHANGES = {
    "kind": "'moves-undone'",
    "actor": "'bot:greedy'",
    "data": "replace(data, '\"seat\":', '\"seat\": ')",
    "at": "at + 1",
    "prev": "hash",
    "hash": "prev",
}


@pytest.mark.parametrize("column", CHANGES)
def test_a_changed_byte_is_named(database: Database, column: str) -> None:
    with unguarded(database.vendor) as cursor:
        cursor.execute(f"UPDATE replays_event SET {column} = {CHANGES[column]} WHERE stream = %s AND seq = 7", [STREAM])
    assert the_difference_is(step=7)


@pytest.mark.parametrize("step", [0, 9])
def test_a_missing_event_is_named(database: Database, step: int) -> None:
    with unguarded(database.vendor) as cursor:
        cursor.execute("DELETE FROM replays_event WHERE stream = %s AND seq = %s", [STREAM, step])
    assert the_difference_is(step=step)


def test_a_swapped_event_is_named(database: Database) -> None:
    with unguarded(database.vendor) as cursor:
        for old, new in ((4, 9_999), (5, 4), (9_999, 5)):
            cursor.execute("UPDATE replays_event SET seq = %s WHERE stream = %s AND seq = %s", [new, STREAM, old])
    assert the_difference_is(step=4)


def test_a_cut_tail_is_named_by_the_checkpoint(database: Database) -> None:
    verify("--checkpoint")
    with unguarded(database.vendor) as cursor:
        cursor.execute("DELETE FROM replays_event WHERE stream = %s AND seq >= 20", [STREAM])
    assert the_difference_is(step=20)


def test_a_cut_tail_is_named_by_a_move_id(database: Database) -> None:
    head = log.append("match:live", [Entry("match-opened", "system", "{}")], after=log.NEW)
    log.append("match:live", [Entry("move-played", "player:1", "{}")], after=head, move_id=uuid4())
    with unguarded(database.vendor) as cursor:
        cursor.execute("DELETE FROM replays_event WHERE stream = 'match:live' AND seq = 1")
    assert the_difference_is(step=1, stream="match:live")


def test_a_missing_stream_is_named_and_no_later_checkpoint_hides_it(database: Database) -> None:
    verify("--checkpoint")
    with unguarded(database.vendor) as cursor:
        cursor.execute("DELETE FROM replays_event WHERE stream = %s", [STREAM])
    call_command("verify", "--match", MATCHES[0][0].stream, "--checkpoint", stdout=StringIO())
    assert the_difference_is(step=0)


def rewritten(events: list[Event], data: dict[int, str]) -> list[Event]:
    """Forge a stream with whole hashes."""
    forged: list[Event] = []
    for event in events:
        prev = forged[-1].hash if forged else ORIGIN
        told = data.get(event.seq, event.data)
        forged.append(seal(event.stream, event.seq, event.kind, event.actor, told, event.at, prev))
    return forged


def forge(vendor: str, events: list[Event]) -> None:
    with unguarded(vendor) as cursor:
        cursor.execute("DELETE FROM replays_event WHERE stream = %s", [events[0].stream])
    store_whole([events])


def test_a_stream_forged_with_whole_hashes_is_named_by_the_checkpoint(database: Database) -> None:
    events = MATCHES[1]
    verify("--checkpoint")
    opened = from_event(events[0])
    opened.context = {"forged": True}
    forge(database.vendor, rewritten(events, {0: to_data(opened)}))
    assert the_difference_is(step=len(events) - 1)


def test_a_move_against_the_rules_is_named_even_if_all_hashes_are_whole(database: Database) -> None:
    events = MATCHES[1]
    move = from_event(events[11])
    move.move = "fly moon"
    forge(database.vendor, rewritten(events, {11: to_data(move)}))
    assert the_difference_is(step=11)


def test_scores_that_the_match_does_not_give_are_named(database: Database) -> None:
    events = MATCHES[1]
    finished = from_event(events[-1])
    finished.scores = finished.scores[::-1]
    forge(database.vendor, rewritten(events, {len(events) - 1: to_data(finished)}))
    assert the_difference_is(step=len(events) - 1)


def test_seats_that_resigned_are_ranked_last_in_a_match_that_is_whole() -> None:
    stream, events, played = "match:resigned", MATCHES[0], PLAYED[0]
    played = next(played for played in PLAYED if to_data(played.opened) == events[0].data)
    winner = next(sheet.seat for sheet in played.scores if sheet.place == 1)
    assert winner is not None
    head = Head(-1, ORIGIN, 0)
    for event in events[:-1]:
        head = log.append(stream, [Entry(event.kind, event.actor, event.data)], after=head)
    finished = MatchFinished(ranked_last(played.scores, {winner}), played.finished.digest)
    left = Entry("seat-resigned", "player:1", to_data(SeatLeft(winner, "random")))
    log.append(stream, [left, Entry("match-finished", "system", to_data(finished))], after=head)
    assert verify("--match", stream)[0] == 0


def test_a_checkpoint_tells_only_what_has_moved() -> None:
    verify("--checkpoint")
    first = len(log.read("checkpoint"))
    verify("--checkpoint")
    again = log.read("checkpoint")[first:]
    assert [event.kind for event in again] == ["checkpoint-taken"]
    head = log.append("match:new", [Entry("match-opened", "system", "{}")], after=log.NEW)
    call_command("verify", "--match", STREAM, "--checkpoint", stdout=StringIO())
    moved = json.loads(log.read("checkpoint")[-2].data)
    assert moved == {"heads": {"match:new": [0, head.hash]}}


def test_a_forged_checkpoint_is_named(database: Database) -> None:
    verify("--checkpoint")
    events = log.read("checkpoint")
    told = json.loads(events[0].data)
    told["heads"].pop(STREAM)
    forge(database.vendor, rewritten(events, {0: json.dumps(told)}))
    assert the_difference_is(step=1, stream="checkpoint")
