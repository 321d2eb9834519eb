"""Whole streams at once; and the same log gives the same match on SQLite, on PostgreSQL and with no database."""

import pytest
from django.db import IntegrityError

from games.kit.contract import AnyEngine, Setup
from games.kit.errors import BadRecord
from games.kit.verify import check_record
from games.registry import engines
from games.simulate import events_of, play_match
from replays.store import log
from replays.store.bulk import store_whole

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: str(engine.slug))
def test_a_stored_match_gives_the_position_digest_and_scores_it_had_in_memory(engine: AnyEngine) -> None:
    played = [play_match(engine, Setup(seats), ["random"] * seats, seats) for seats in engine.seats]
    streams = [events_of(match, seats) for match, seats in zip(played, engine.seats, strict=True)]
    store_whole(streams)
    for match, events in zip(played, streams, strict=True):
        stored = log.read(events[0].stream)
        assert stored == events
        position = check_record(engine, stored)
        assert engine.digest(position.state) == engine.digest(match.position.state) == match.finished.digest
        assert engine.score(position.state) == match.scores


def test_nothing_is_stored_if_one_stream_was_there_already() -> None:
    engine = engines()[0]
    one, two = (events_of(play_match(engine, Setup(2), ["random"] * 2, seed), seed) for seed in (1, 2))
    store_whole([one])
    with pytest.raises(IntegrityError):
        store_whole([two, one])
    assert log.streams() == [one[0].stream]
    assert log.read(one[0].stream) == one


def test_a_stream_that_is_not_whole_is_refused() -> None:
    engine = engines()[0]
    events = events_of(play_match(engine, Setup(2), ["random"] * 2, 1), 1)
    with pytest.raises(BadRecord):
        store_whole([events[1:]])
    assert log.streams() == []
