from uuid import UUID, uuid4

import pytest

from accounts.models import Player
from games.kit.cairn_file import to_text
from games.kit.errors import BadRecord
from games.kit.events import ORIGIN, Event, seal
from games.kit.record import SeatTakenOver, to_data
from games.kit.verify import check_record
from games.registry import engine
from replays.course import SECOND, Clock
from replays.models import Match
from replays.models.job import Job
from replays.play.bot_turn import play_bot_turn
from replays.play.errors import AlreadySeated, NoPermission, SecretUntilTheEnd, UnknownPlayer
from replays.play.import_match import bring_in
from replays.play.leave_seat import hand_seat_to_bot, resign, time_out
from replays.play.submit_move import submit_move
from replays.play.take_over_seat import hand_seat_to_player
from replays.positions import forget_positions, latest
from replays.projections import matches
from replays.store import log
from replays.viewers import viewer_for, viewers_for
from tests.replays.tables import GAME, opened, people, play_on

pytestmark = pytest.mark.django_db


@pytest.fixture
def players() -> list[Player]:
    return people("ada", "ben", "eve")


def to_move(match: UUID) -> int:
    seat = latest(match).to_move
    assert seat is not None
    return seat


def elsewhere(events: list[Event], player: str = "") -> str:
    """Write a match as another site would have it, perhaps with somebody else in the seat that was taken over."""
    made, stream = list[Event](), f"match:{uuid4()}"
    for event in events:
        data = event.data
        if player and event.kind == "seat-handed-to-player":
            data = to_data(SeatTakenOver(1, player))
        made.append(seal(stream, event.seq, event.kind, event.actor, data, event.at, made[-1].hash if made else ORIGIN))
    return to_text(made)


def test_the_newcomer_plays_on_and_whoever_left_does_not(players: list[Player]) -> None:
    (zoe,) = people("zoe")
    match = opened(*players)
    play_on(match.id, players, 5)
    seat = to_move(match.id)
    left = players[seat]
    step = hand_seat_to_player(match_id=match.id, seat=seat, player=zoe.actor)
    assert step == 6
    decision = latest(match.id).position.decision
    assert decision is not None
    with pytest.raises(NoPermission):
        submit_move(player=left, match_id=match.id, move=decision.moves[0], seen=step)
    assert submit_move(player=zoe, match_id=match.id, move=decision.moves[0], seen=step) == step + 1


def test_what_a_seat_knows_goes_with_it(players: list[Player]) -> None:
    (zoe,) = people("zoe")
    match = opened(*players, visibility="private")
    hand_seat_to_player(match_id=match.id, seat=1, player=zoe.actor)
    row = Match.objects.get(id=match.id)
    assert viewers_for(zoe, row) == ["1", "public"]
    assert viewers_for(players[1], row) == ["public"]
    with pytest.raises(SecretUntilTheEnd):
        viewer_for(players[1], row, "1")
    assert not Match.objects.filter(seats__actor=players[1].actor).exists()


def test_a_seat_that_was_lost_is_not_ranked_last_once_taken_over(players: list[Player]) -> None:
    (zoe,) = people("zoe")
    match = opened(*players)
    resign(player=players[1], match_id=match.id)
    hand_seat_to_player(match_id=match.id, seat=1, player=zoe.actor)
    live = latest(match.id)
    assert (live.course.last, live.course.bots, live.course.seats[1]) == (set(), {}, zoe.actor)


def test_whoever_sits_down_has_a_whole_turn_and_is_told(players: list[Player]) -> None:
    (zoe,) = people("zoe")
    match = opened(*players, clock=Clock(turn=60, bank=30))
    seat, began = to_move(match.id), latest(match.id).course.opened_at
    flag = began + 90 * SECOND
    assert time_out(match_id=match.id, now=flag + 1) == 1
    now = flag + 500 * SECOND
    hand_seat_to_player(match_id=match.id, seat=seat, player=zoe.actor, now=now)
    assert latest(match.id).course.flag_at(seat) == now + 90 * SECOND
    assert time_out(match_id=match.id, now=now + 90 * SECOND) is None
    assert Job.objects.get(key=f"clock-flag:{match.id}:2").not_before == now + 90 * SECOND + 1
    assert Job.objects.filter(key=f"your-turn:{match.id}:2").exists()


def test_a_bot_can_take_a_seat_over_too(players: list[Player]) -> None:
    match = opened(*players)
    seat = to_move(match.id)
    hand_seat_to_player(match_id=match.id, seat=seat, player="bot:random")
    assert latest(match.id).course.bots == {seat: "random"}
    assert play_bot_turn(match_id=match.id) is not None


def test_nobody_sits_twice_and_nobody_unknown_sits_down(players: list[Player]) -> None:
    match = opened(*players)
    with pytest.raises(AlreadySeated):
        hand_seat_to_player(match_id=match.id, seat=0, player=players[1].actor)
    with pytest.raises(UnknownPlayer):
        hand_seat_to_player(match_id=match.id, seat=0, player="player:00000000-0000-4000-8000-000000000000")
    assert hand_seat_to_player(match_id=match.id, seat=0, player=players[0].actor) is None
    assert latest(match.id).course.head.seq == 0


def test_the_record_holds_from_the_log_and_from_a_file(players: list[Player]) -> None:
    (zoe,) = people("zoe")
    match = opened(*players)
    resign(player=players[1], match_id=match.id)
    hand_seat_to_player(match_id=match.id, seat=1, player=zoe.actor)
    for seat, player in enumerate((players[0], zoe, players[2])):
        hand_seat_to_bot(player=player, match_id=match.id, seat=seat, bot="random")
    while play_bot_turn(match_id=match.id) is not None:
        pass
    events = log.read(match.stream)
    check_record(engine(GAME), events)
    rows = list(Match.objects.get(id=match.id).seats.values("actor", "bot", "left", "total", "place"))
    assert rows[1]["actor"] == zoe.actor
    matches.forget()
    forget_positions()
    matches.project(match.stream, events)
    assert list(Match.objects.get(id=match.id).seats.values("actor", "bot", "left", "total", "place")) == rows
    assert bring_in(to_text(events), importer=zoe.actor).id == match.id
    came = bring_in(elsewhere(events), importer=zoe.actor)
    assert [seat.actor for seat in came.seats.all()] == [row["actor"] for row in rows]
    with pytest.raises(BadRecord, match="broken-event step=2"):
        bring_in(elsewhere(events, "<script>"), importer=zoe.actor)
