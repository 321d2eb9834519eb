from uuid import UUID

import pytest
from django.core import mail

from accounts.models import Player
from games.kit.errors import BadSetup
from games.kit.verify import check_record
from games.registry import engine
from replays.course import SECOND, Clock
from replays.models import Match
from replays.models.job import Job
from replays.play.bot_turn import play_bot_turn
from replays.play.errors import FlagFallen, MatchOver, NoPermission, NotYourTurn
from replays.play.leave_seat import hand_seat_to_bot, resign, resign_for, time_out
from replays.play.submit_move import submit_move
from replays.play.void_match import declare_void, void_match
from replays.play.your_turn import send_notice
from replays.positions import latest
from replays.store import log
from tests.replays.tables import GAME, opened, people, person

pytestmark = pytest.mark.django_db


@pytest.fixture
def players() -> list[Player]:
    return people("ada", "ben", "eve")


def finish(match: UUID) -> Match:
    """Let bots play every turn that is left."""
    while play_bot_turn(match_id=match) is not None:
        pass
    return Match.objects.get(id=match)


def test_a_resigned_seat_is_played_on_by_the_stand_in_and_ranked_last(players: list[Player]) -> None:
    match = opened(*players)
    resign(player=players[1], match_id=match.id)
    for seat in (0, 2):
        hand_seat_to_bot(player=players[seat], match_id=match.id, seat=seat, bot="random")
    ended = finish(match.id)
    rows = list(ended.seats.all())
    assert ended.status == "finished"
    assert rows[1].place == 3
    assert [row.left for row in rows] == ["seat-handed-to-bot", "seat-resigned", "seat-handed-to-bot"]
    check_record(engine(GAME), log.read(match.stream))


def test_a_seat_given_up_for_its_player_is_given_up_once_and_is_ranked_last(players: list[Player]) -> None:
    match = opened(*players)
    hand_seat_to_bot(player=players[0], match_id=match.id, seat=0, bot="random")
    assert [resign_for(match_id=match.id, seat=0) for _ in range(2)] == [2, None]
    assert log.read(match.stream)[2].actor == "system"
    for seat in (1, 2):
        hand_seat_to_bot(player=players[seat], match_id=match.id, seat=seat, bot="random")
    assert finish(match.id).seats.get(seat=0).place == 3
    assert resign_for(match_id=match.id, seat=1) is None
    check_record(engine(GAME), log.read(match.stream))


def test_the_house_voids_a_running_match_once_and_a_finished_one_never(players: list[Player]) -> None:
    match, other = opened(*players), opened(*players)
    assert [declare_void(match_id=match.id, reason="test") for _ in range(2)] == [1, None]
    assert Match.objects.get(id=match.id).status == "voided"
    for seat, player in enumerate(players):
        hand_seat_to_bot(player=player, match_id=other.id, seat=seat, bot="random")
    finish(other.id)
    assert declare_void(match_id=other.id, reason="test") is None


def test_whoever_has_left_neither_moves_nor_leaves_again(players: list[Player]) -> None:
    match = opened(*players)
    live = latest(match.id)
    seat = live.to_move or 0
    resign(player=players[seat], match_id=match.id)
    with pytest.raises(NotYourTurn):
        submit_move(player=players[seat], match_id=match.id, move="x", seen=1)
    with pytest.raises(NoPermission):
        resign(player=players[seat], match_id=match.id)
    with pytest.raises(NoPermission):
        hand_seat_to_bot(player=players[seat], match_id=match.id, seat=seat, bot="random")


def test_only_ones_own_seat_is_handed_over_but_staff_may_hand_over_any(players: list[Player]) -> None:
    match = opened(*players)
    with pytest.raises(NoPermission):
        hand_seat_to_bot(player=players[0], match_id=match.id, seat=1, bot="random")
    with pytest.raises(BadSetup):
        hand_seat_to_bot(player=players[0], match_id=match.id, seat=0, bot="nobody")
    hand_seat_to_bot(player=person("root", is_staff=True), match_id=match.id, seat=1, bot="greedy")
    assert latest(match.id).course.bots == {1: "greedy"}


def test_a_step_that_calls_for_a_bot_asks_for_its_turn_in_the_same_append(players: list[Player]) -> None:
    match = opened(*players)
    seat = latest(match.id).to_move or 0
    resign(player=players[seat], match_id=match.id)
    assert Job.objects.filter(kind="bot-turn", key=f"bot-turn:{match.id}:1").exists()


def test_a_move_after_the_flag_is_refused_though_no_sweep_has_run(players: list[Player]) -> None:
    match = opened(*players, clock=Clock(turn=60, bank=30))
    live = latest(match.id)
    seat, decision = live.to_move or 0, live.position.decision
    assert decision is not None
    flag = live.course.flag_at(seat)
    assert flag == live.course.opened_at + 90 * SECOND
    assert Job.objects.get(kind="clock-flag").not_before == flag + 1
    move = {"player": players[seat], "match_id": match.id, "move": decision.moves[0], "seen": 0}
    with pytest.raises(FlagFallen):
        submit_move(**move, now=flag + 1)  # type: ignore[arg-type]
    assert time_out(match_id=match.id, now=flag) is None
    assert time_out(match_id=match.id, now=flag + 1) == 1
    assert latest(match.id).course.last == {seat}
    assert time_out(match_id=match.id, now=flag + 2) is None


def test_a_long_turn_eats_into_the_bank_and_a_short_one_does_not(players: list[Player]) -> None:
    match = opened(*players, clock=Clock(turn=60, bank=30))
    live = latest(match.id)
    first, now = live.to_move or 0, live.course.opened_at + 80 * SECOND
    while live.to_move == first:
        decision = live.position.decision
        assert decision is not None
        submit_move(
            player=players[first], match_id=match.id, move=decision.moves[0], seen=live.course.head.seq, now=now
        )
        live = latest(match.id)
    row = Match.objects.get(id=match.id)
    assert [seat.bank for seat in row.seats.all()][first] == 10 * SECOND
    assert row.turn_since == now
    assert row.flag_at == now + 90 * SECOND


def test_nothing_happens_in_a_void_match(players: list[Player]) -> None:
    match = opened(*players)
    with pytest.raises(NoPermission):
        void_match(player=players[0], match_id=match.id, reason="by-staff")
    void_match(player=person("root", is_staff=True), match_id=match.id, reason="by-staff")
    assert Match.objects.get(id=match.id).status == "voided"
    with pytest.raises(MatchOver):
        resign(player=players[0], match_id=match.id)


def test_whoever_must_decide_is_told_by_mail_if_he_is_still_away(players: list[Player]) -> None:
    match = opened(*players)
    seat = latest(match.id).to_move or 0
    assert Job.objects.get(kind="your-turn").not_before == latest(match.id).course.opened_at + 60 * SECOND
    assert not send_notice(match_id=match.id, step=0)
    Player.objects.update(email="someone@example.org")
    assert send_notice(match_id=match.id, step=0)
    (told,) = mail.outbox
    assert f"/matches/{match.id}/" in told.body
    assert f"{match.id}.0" in told.extra_headers["Message-ID"]
    resign(player=players[seat], match_id=match.id)
    assert not send_notice(match_id=match.id, step=0)
