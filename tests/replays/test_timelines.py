import gzip

import msgspec
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rest_framework.test import APIClient

from accounts.models import Player
from replays.diff import apply, changes
from replays.models import Match, Timeline
from replays.positions import position_of
from replays.selectors.log_lines import log_lines
from replays.selectors.table import table_for
from replays.timelines import KEY_VIEW_EVERY, timeline
from replays.viewers import ALL, PUBLIC, viewer_for, viewers_for
from tests.replays.tables import opened, people, play_on

JSON = st.recursive(
    st.none() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=8,
)


@given(JSON, JSON)
def test_changes_lead_from_one_view_to_the_other(before: object, after: object) -> None:
    made = orjson.loads(orjson.dumps(changes(before, after)))
    changed = apply(orjson.loads(orjson.dumps(before)), made)
    assert orjson.dumps(changed, option=orjson.OPT_SORT_KEYS) == orjson.dumps(after, option=orjson.OPT_SORT_KEYS)


@given(JSON)
def test_what_is_alike_needs_no_change(view: object) -> None:
    assert changes(view, orjson.loads(orjson.dumps(view))) == []


@pytest.fixture
def finished(db: None) -> tuple[Match, list[Player]]:
    players = people("ada", "ben")
    match = opened(*players)
    play_on(match.id, players, 2000)
    return Match.objects.get(id=match.id), players


def test_stepping_through_a_timeline_shows_every_position(finished: tuple[Match, list[Player]]) -> None:
    match, players = finished
    for name in ("0", PUBLIC, ALL):
        viewer = viewer_for(players[0], match, name)
        document = orjson.loads(gzip.decompress(timeline(match, viewer)))
        view = document["first"]
        for number, step in enumerate(document["steps"], 1):
            view = apply(view, step["changes"])
            assert ("view" in step) == (number % KEY_VIEW_EVERY == 0)
            assert step.get("view", view) == view
            if number % 40 == 0:
                shown = position_of(match.id, step["step"])
                expected = shown.engine.view(shown.state, viewer.seat)
                assert view == msgspec.to_builtins(expected)
        assert document["steps"][-1]["totals"] == [seat.total for seat in match.seats.all()]


def test_a_finished_timeline_is_stored_once_and_knows_no_name(finished: tuple[Match, list[Player]]) -> None:
    match, players = finished
    viewer = viewer_for(None, match)
    first = timeline(match, viewer)
    assert Timeline.objects.count() == 1
    assert timeline(match, viewer) == first
    text = gzip.decompress(first).decode()
    assert "⟨0⟩" in text
    assert not [player for player in players if f'"{player.name}' in text or f"{player.name} " in text]
    Timeline.objects.update(version="old")
    assert timeline(match, viewer) == first
    assert Timeline.objects.get().version != "old"


def test_viewpoints_open_up_at_the_end(finished: tuple[Match, list[Player]]) -> None:
    match, players = finished
    assert viewers_for(players[1], match) == ["1", PUBLIC, "0", ALL]
    assert viewers_for(None, match) == [PUBLIC, "0", "1", ALL]
    match.status = "running"
    assert viewers_for(players[1], match) == ["1", PUBLIC]
    assert viewers_for(None, match) == [PUBLIC]


def test_the_timeline_is_sent_as_it_is_stored_or_plain(finished: tuple[Match, list[Player]]) -> None:
    match, _ = finished
    client = APIClient()
    zipped = client.get(f"/api/v1/matches/{match.id}/timeline/", HTTP_ACCEPT_ENCODING="gzip")
    plain = client.get(f"/api/v1/matches/{match.id}/timeline/")
    assert zipped["Content-Encoding"] == "gzip"
    assert gzip.decompress(zipped.content) == plain.content
    assert zipped["ETag"] == plain["ETag"]


def test_the_log_is_told_in_words_with_names(finished: tuple[Match, list[Player]]) -> None:
    match, players = finished
    lines = log_lines(match, viewer_for(None, match))
    assert lines[0].words == ["The match begins."]
    assert lines[-1].words == ["The match is over."]
    told = " ".join(" ".join(line.words) for line in lines)
    assert players[0].name in told
    assert "{" not in told
    turns = [line.turn for line in lines if line.kind == "move-played"]
    assert turns == sorted(turns)
    assert set(turns) == set(range(1, turns[-1] + 1))
    assert log_lines(match, viewer_for(None, match), after=50)[0].step == 51


def test_after_the_end_the_table_of_every_seat_can_be_seen(finished: tuple[Match, list[Player]]) -> None:
    match, _ = finished
    tables = [table_for(match, viewer_for(None, match, name), at=3) for name in viewers_for(None, match)]
    assert [table.viewer for table in tables] == [PUBLIC, "0", "1", ALL]
