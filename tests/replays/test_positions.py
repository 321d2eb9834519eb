from collections.abc import Iterator

import pytest

from accounts.models import Player
from games.kit.cairn_file import from_text, to_text
from games.kit.position import first_position, replay
from games.kit.record import standing_moves
from games.kit.verify import check_record, opening_of
from games.registry import engine
from replays.models import Match, Snapshot
from replays.play.errors import UnknownMatch, UnknownStep
from replays.play.undo_moves import undo_moves, undo_reach
from replays.positions import APART, forget_positions, latest, position_of
from replays.store import log
from tests.databases import Database
from tests.replays.tables import GAME, opened, people, play_on


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    forget_positions()
    yield
    forget_positions()


def whole_match() -> tuple[Match, list[Player]]:
    """Play a match to its end, with moves taken back on the way."""
    players = people("ada", "ben")
    match = opened(*players)
    while Match.objects.get(id=match.id).status == "running":
        play_on(match.id, players, 9)
        live = latest(match.id)
        for seat in range(2):
            if undo_reach(live, seat):
                undo_moves(player=players[seat], match_id=match.id, seen=live.course.head.seq)
                break
    return Match.objects.get(id=match.id), players


def test_the_log_gives_the_same_match_on_every_database_and_without_one(database: Database) -> None:
    match, _ = whole_match()
    events = log.read(match.stream)
    rules = engine(GAME)
    alone = check_record(rules, from_text(to_text(events)))
    forget_positions()
    stored = latest(match.id).position
    assert rules.digest(stored.state) == rules.digest(alone.state)
    assert rules.dump(stored.state) == rules.dump(alone.state)
    assert rules.score(stored.state) == rules.score(alone.state)
    for at in (0, 1, len(events) // 2, len(events) - 1):
        steps = standing_moves(events[: at + 1])
        folded = replay(first_position(rules, opening_of(events)), steps)
        forget_positions()
        assert rules.dump(position_of(match.id, at).state) == rules.dump(folded.state)


@pytest.mark.django_db
def test_any_step_is_found_again_with_and_without_snapshots() -> None:
    match, _ = whole_match()
    events = log.read(match.stream)
    rules = engine(GAME)
    expected = [
        rules.dump(replay(first_position(rules, opening_of(events)), standing_moves(events[: at + 1])).state)
        for at in range(len(events))
    ]
    assert any(event.kind == "moves-undone" for event in events)
    for order in (range(len(events)), reversed(range(len(events)))):
        forget_positions()
        for at in order:
            assert rules.dump(position_of(match.id, at).state) == expected[at], at
    assert Snapshot.objects.count() >= len(standing_moves(events)) // APART


@pytest.mark.django_db
def test_a_step_or_match_that_is_not_there_is_told() -> None:
    players = people("ada", "ben")
    match = opened(*players)
    for step in (1, 7, -1):
        with pytest.raises(UnknownStep):
            position_of(match.id, step)
    with pytest.raises(UnknownMatch):
        position_of(players[0].id, 0)
    with pytest.raises(UnknownMatch):
        latest(players[0].id)


@pytest.mark.django_db
def test_what_another_process_appended_is_caught_up_with() -> None:
    players = people("ada", "ben")
    match = opened(*players)
    old = latest(match.id)
    play_on(match.id, players, 5)
    dumped = engine(GAME).dump(latest(match.id).position.state)
    forget_positions()
    assert engine(GAME).dump(latest(match.id).position.state) == dumped
    assert old.course.head.seq == 0
