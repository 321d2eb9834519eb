import pytest

from accounts.models import Player
from games.kit.verify import check_record
from games.registry import engine
from replays.course import Clock
from replays.models import Match
from replays.play.errors import NothingToUndo, StaleStep
from replays.play.submit_move import submit_move
from replays.play.undo_moves import undo_moves, undo_reach
from replays.positions import forget_positions, latest, position_of
from replays.store import log
from tests.replays.tables import GAME, opened, people

pytestmark = pytest.mark.django_db


@pytest.fixture
def players() -> list[Player]:
    return people("ada", "ben")


def play_until_undoable(match: Match, players: list[Player], depth: int = 1) -> int:
    """Play by a fixed rule until a seat could take back as many moves; return the seat."""
    for number in range(600):
        live = latest(match.id)
        decision = live.position.decision
        assert decision is not None, "no such moment came"
        for seat in range(2):
            if len(undo_reach(live, seat)) >= depth:
                return seat
        move = decision.moves[(number * 5) % len(decision.moves)]
        submit_move(player=players[decision.seat], match_id=match.id, move=move, seen=live.course.head.seq)
    raise AssertionError("no such moment came")


def test_ones_own_last_move_is_taken_back_by_an_event(players: list[Player]) -> None:
    match = opened(*players)
    seat = play_until_undoable(match, players)
    live = latest(match.id)
    before = position_of(match.id, undo_reach(live, seat)[-1])
    step = undo_moves(player=players[seat], match_id=match.id, seen=live.course.head.seq)
    after = latest(match.id)
    assert (step, after.course.head.seq) == (live.course.head.seq + 1, step)
    assert after.position.engine.digest(after.position.state) == before.engine.digest(before.state)
    assert log.read(match.stream)[-1].kind == "moves-undone"
    forget_positions()
    assert latest(match.id).position.engine.dump(latest(match.id).position.state) == engine(GAME).dump(before.state)
    check_record(engine(GAME), log.read(match.stream))


def test_several_moves_are_taken_back_at_once(players: list[Player]) -> None:
    match = opened(*players)
    seat = play_until_undoable(match, players, depth=2)
    live = latest(match.id)
    reach = undo_reach(live, seat)
    undo_moves(player=players[seat], match_id=match.id, seen=live.course.head.seq, to=reach[0])
    assert latest(match.id).position.step == reach[0]
    assert undo_reach(latest(match.id), seat) == []


def test_undo_ends_where_chance_answered_or_something_was_revealed_or_another_moved(players: list[Player]) -> None:
    match = opened(*players)
    for number in range(150):
        live = latest(match.id)
        decision = live.position.decision
        if decision is None:
            break
        for seat in range(2):
            reach = undo_reach(live, seat)
            taken_back = [step for step in live.course.steps if reach and step.seq > reach[0]]
            assert all(step.played.seat == seat and not step.played.chance for step in taken_back)
        move = decision.moves[(number * 3) % len(decision.moves)]
        submit_move(player=players[decision.seat], match_id=match.id, move=move, seen=live.course.head.seq)


def test_a_step_out_of_reach_or_of_others_is_not_undone(players: list[Player]) -> None:
    match = opened(*players)
    with pytest.raises(NothingToUndo):
        undo_moves(player=players[0], match_id=match.id, seen=0)
    seat = play_until_undoable(match, players)
    seen = latest(match.id).course.head.seq
    with pytest.raises(NothingToUndo):
        undo_moves(player=players[1 - seat], match_id=match.id, seen=seen)
    with pytest.raises(NothingToUndo):
        undo_moves(player=players[seat], match_id=match.id, seen=seen, to=seen)
    with pytest.raises(StaleStep):
        undo_moves(player=players[seat], match_id=match.id, seen=seen - 1)


def test_a_clock_that_was_stopped_stays_stopped(players: list[Player]) -> None:
    match = opened(*players, clock=Clock(600, 600))
    for number in range(80):
        live = latest(match.id)
        decision = live.position.decision
        if decision is None:
            break
        for seat in range(2):
            if seat != decision.seat:
                assert undo_reach(live, seat) == []
        move = decision.moves[(number * 3) % len(decision.moves)]
        submit_move(player=players[decision.seat], match_id=match.id, move=move, seen=live.course.head.seq)
