from uuid import uuid4

import pytest

from accounts.models import Player
from games.kit.errors import IllegalMove
from games.kit.verify import check_record
from games.registry import engine
from replays.models import Match
from replays.play.errors import MatchOver, NoPermission, NotYourTurn, StaleStep, UnknownMatch
from replays.play.submit_move import submit_move
from replays.positions import latest
from replays.store import log
from tests.replays.tables import GAME, opened, people, play_on

pytestmark = pytest.mark.django_db


@pytest.fixture
def table() -> tuple[Match, list[Player]]:
    players = people("ada", "ben")
    return opened(*players), players


def test_a_match_is_played_to_its_end_and_verified(table: tuple[Match, list[Player]]) -> None:
    match, players = table
    play_on(match.id, players, 2000)
    match.refresh_from_db()
    events = log.read(match.stream)
    position = check_record(engine(GAME), events)
    assert events[-1].kind == "match-finished"
    assert (match.status, match.step, match.to_move) == ("finished", events[-1].seq, None)
    sheets = engine(GAME).score(position.state)
    assert [(seat.total, seat.place) for seat in match.seats.all()] == [(s.total, s.place) for s in sheets]
    with pytest.raises(MatchOver):
        submit_move(player=players[0], match_id=match.id, move="x", seen=match.step)


def test_whoever_looks_at_an_old_step_is_told_the_current_one(table: tuple[Match, list[Player]]) -> None:
    match, players = table
    step = play_on(match.id, players, 3)
    with pytest.raises(StaleStep) as refused:
        submit_move(player=players[0], match_id=match.id, move="x", seen=step - 1)
    assert refused.value.facts == {"step": step}


def test_a_seat_waits_for_its_turn(table: tuple[Match, list[Player]]) -> None:
    match, players = table
    decision = latest(match.id).position.decision
    assert decision is not None
    with pytest.raises(NotYourTurn):
        submit_move(player=players[1 - decision.seat], match_id=match.id, move=decision.moves[0], seen=0)


def test_a_stranger_plays_nothing_and_nobody_plays_an_unknown_match(table: tuple[Match, list[Player]]) -> None:
    match, _ = table
    (eve,) = people("eve")
    with pytest.raises(NoPermission):
        submit_move(player=eve, match_id=match.id, move="x", seen=0)
    with pytest.raises(UnknownMatch):
        submit_move(player=eve, match_id=uuid4(), move="x", seen=0)


def test_an_illegal_move_leaves_the_kept_position_as_it_was(table: tuple[Match, list[Player]]) -> None:
    match, players = table
    live = latest(match.id)
    before = live.position.engine.dump(live.position.state)
    with pytest.raises(IllegalMove):
        submit_move(player=players[live.to_move or 0], match_id=match.id, move="no_such_verb", seen=0)
    assert latest(match.id) is live
    assert live.position.engine.dump(live.position.state) == before
    assert log.head_of(match.stream) == live.course.head


def test_a_refused_append_leaves_the_kept_position_as_it_was(table: tuple[Match, list[Player]]) -> None:
    match, players = table
    live = latest(match.id)
    before = live.position.engine.dump(live.position.state)
    play_on(match.id, players, 1)
    assert live.position.engine.dump(live.position.state) == before
    assert latest(match.id).course.head.seq == 1


def test_sending_a_move_again_does_no_harm(table: tuple[Match, list[Player]]) -> None:
    match, players = table
    decision = latest(match.id).position.decision
    assert decision is not None
    player, move, move_id = players[decision.seat], decision.moves[0], uuid4()
    first = submit_move(player=player, match_id=match.id, move=move, seen=0, move_id=move_id)
    play_on(match.id, players, 2)
    assert submit_move(player=player, match_id=match.id, move=move, seen=0, move_id=move_id) == first == 1
    assert len(log.read(match.stream)) == 4
