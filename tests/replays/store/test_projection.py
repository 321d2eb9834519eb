"""Projections: made anew from the log alone, by name."""

from collections import Counter
from collections.abc import Sequence
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.kit.events import Event
from replays.store import log, projection
from replays.store.log import NEW, Entry
from replays.store.projection import Projection, projections, rebuild

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the moves of each match, as a projection that holds no table."""
    counted: Counter[str] = Counter()

    def count(stream: str, events: Sequence[Event]) -> None:
        counted[stream] += len(events)

    counting = Projection("moves", "match:", frozenset({"move-played"}), counted.clear, count)
    projections()  # those of the apps are made known to the true registry first
    monkeypatch.setattr(projection, "_known", {"moves": counting})
    return counted


def fill() -> None:
    for stream, length in (("match:one", 3), ("match:two", 1), ("season:one", 5)):
        moves = [Entry("move-played", "player:1", "{}")] * length
        log.append(stream, [Entry("match-opened", "system", "{}"), *moves], after=NEW)


def test_a_projection_is_rebuilt_from_the_events_it_reads(moves: Counter[str]) -> None:
    fill()
    moves["match:gone"] = 7
    for _ in range(2):
        assert rebuild(projections()["moves"]) == 2
        assert moves == {"match:one": 3, "match:two": 1}


def test_the_command_rebuilds_what_is_named_and_knows_its_names(moves: Counter[str]) -> None:
    fill()
    out = StringIO()
    call_command("rebuild", "moves", stdout=out)
    assert out.getvalue() == "moves: 2 streams\n"
    with pytest.raises(CommandError, match="no projection 'mooves'; there are: moves"):
        call_command("rebuild", "mooves")


def test_all_projections_of_all_apps_can_be_rebuilt_from_an_empty_log() -> None:
    out = StringIO()
    call_command("rebuild", stdout=out)
    told = dict(line.split(": ") for line in out.getvalue().splitlines())
    assert "matches" in told
    assert set(told.values()) == {"0 streams"}
