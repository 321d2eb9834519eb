"""No viewer learns a hidden card: what he is sent does not depend on what he does not know."""

from random import Random
from typing import Any
from uuid import UUID

import msgspec
import pytest
from rest_framework.test import APIClient

from accounts.models import Player
from games.kit.contract import AnyEngine
from games.kit.position import Position
from games.kit.record import from_event
from games.registry import engines
from replays import positions
from replays.models import Match
from replays.positions import Live, latest, stream_of
from replays.selectors.matches import match_for
from replays.selectors.table import question_for, table_for
from replays.store import log
from replays.timelines import timeline_document
from replays.viewers import viewer_for
from tests.replays.tables import opened, people, play_on

pytestmark = pytest.mark.django_db
PATHS = ("", "view/", "moves/", "events/", "events/?undone=true", "timeline/", "timeline/?undone=true")


class Imagining:
    """An engine that shows a viewer not the true state, but another one he could be in."""

    def __init__(self, rules: AnyEngine, rng: Random) -> None:
        self.true, self.rng = rules, rng

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def view(self, state: Any, seat: int | None) -> Any:
        return self.true.view(self.true.determinize(state, seat, self.rng), seat)


def imagine(match: UUID, seat: int | None, rng: Random) -> None:
    """Replace the kept position by one that this viewer cannot tell from it."""
    live = latest(match)
    rules = live.position.engine
    state = rules.determinize(live.position.state, seat, rng)
    positions._kept[match] = Live(live.course, Position(rules, state, live.position.step))


def table_of(rules: AnyEngine, seats: int) -> tuple[Match, list[Player]]:
    players = people(*(f"player-{seat}" for seat in range(seats)))
    return opened(*players, game=rules.slug), players


@pytest.mark.parametrize("rules", engines(), ids=lambda rules: rules.slug)
def test_at_every_step_every_viewer_sees_only_what_he_knows(rules: AnyEngine) -> None:
    match, players = table_of(rules, 3)
    rng = Random(3)
    for number in range(150):
        live = latest(match.id)
        if live.course.status != "running":
            break
        for caller in (*players, None):
            row = match_for(caller, match.id)
            seat = row.seat_of(caller)
            shown = []
            for _ in range(2):
                table = table_for(row, viewer_for(caller, row))
                shown.append(msgspec.json.encode([table, question_for(row, caller)]))
                imagine(match.id, seat, rng)
            positions._kept[match.id] = live
            assert shown[0] == shown[1], f"seat {seat} can tell at step {live.course.head.seq}"
        play_on(match.id, players, 1, pick=number)


@pytest.mark.parametrize("rules", engines(), ids=lambda rules: rules.slug)
def test_a_timeline_tells_no_more_than_the_viewer_knew_at_each_step(rules: AnyEngine) -> None:
    match, players = table_of(rules, 3)
    play_on(match.id, players, 150)
    events = log.read(match.stream)
    events = events[:-1] if events[-1].kind == "match-finished" else events
    imagining: Any = Imagining(rules, Random(5))
    match.status = "running"
    for caller in (*players, None):
        viewer = viewer_for(caller, match)
        true, imagined = (
            timeline_document(shown, events, viewer, over=False, undone=True) for shown in (rules, imagining)
        )
        assert true == imagined
        others = [step for step in true["steps"] if step["seat"] != viewer.seat]
        assert others
        assert not [step for step in others if step["move"]]


@pytest.mark.parametrize("rules", engines(), ids=lambda rules: rules.slug)
def test_the_api_answers_alike_in_every_world_and_keeps_the_record_secret(rules: AnyEngine) -> None:
    match, players = table_of(rules, 2)
    rng = Random(7)
    for _ in range(4):
        play_on(match.id, players, 9)  # the shortest matches have some 45 moves
        live = latest(match.id)
        assert live.course.status == "running"
        secrets = _secrets_of(match.id)
        for caller in (*players, None):
            client = APIClient()
            if caller:
                client.force_login(caller)
            seat = match.seat_of(caller)
            for path in PATHS:
                first = client.get(f"/api/v1/matches/{match.id}/{path}")
                imagine(match.id, seat, rng)
                second = client.get(f"/api/v1/matches/{match.id}/{path}")
                positions._kept[match.id] = live
                assert first.status_code == 200
                assert (first.content, first["ETag"]) == (second.content, second["ETag"])
                assert not [secret for secret in secrets if secret in str(first.headers) + first.content.decode()]
            assert client.get(f"/api/v1/matches/{match.id}/export/").status_code == 403


def _secrets_of(match: UUID) -> list[str]:
    events = log.read(stream_of(match))
    digests = [getattr(from_event(event), "digest", "") for event in events]
    return [*(event.hash for event in events), *filter(None, digests), '"chance"', '"digest"', '"hash"', '"prev"']
