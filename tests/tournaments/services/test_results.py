from collections.abc import Callable

import pytest

from accounts.models import Player
from replays.store import log
from tests.tournaments.hall import in_order, pair, person, play_out, state_of, with_entrants
from tournaments.events import SeatResult
from tournaments.models import Reason
from tournaments.refusals import Refused
from tournaments.services.correct_result import correct_result, correct_seats
from tournaments.services.give_penalty import give_penalty, lift_penalty
from tournaments.services.give_role import give_role
from tournaments.services.leave_tournament import substitute_entrant
from tournaments.services.record_result import confirm_result, record_forfeit, record_result

pytestmark = pytest.mark.django_db


def points_of(cup: object, entrant: int) -> int:
    return cup.standings.get(entrant=entrant).points  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("wrong-entrants", lambda seats: seats[:-1]),
        ("wrong-entrants", lambda seats: [*seats[:-1], SeatResult(99, 4, 1)]),
        ("wrong-places", lambda seats: [SeatResult(seat.entrant, 2, 5) for seat in seats]),
        (
            "wrong-places",
            lambda seats: [*seats[:2], SeatResult(seats[2].entrant, 2, 3), SeatResult(seats[3].entrant, 3)],
        ),
        ("wrong-order", lambda seats: [SeatResult(seat.entrant, seat.place, seat.place) for seat in seats]),
        ("bad-score", lambda seats: [SeatResult(seats[0].entrant, 1, 10**12), *seats[1:]]),
        ("bad-score", lambda seats: [*seats[:-1], SeatResult(seats[-1].entrant, 4, -(10**6) - 1)]),
        ("absent-first", lambda seats: [SeatResult(seats[0].entrant, 1, None, came=False), *seats[1:]]),
    ],
)
def test_a_result_that_cannot_be_is_refused(code: str, change: Callable[[list[SeatResult]], list[SeatResult]]) -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    seats = change(in_order([1, 2, 3, 4]))
    with pytest.raises(Refused) as error:
        record_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=seats)
    assert error.value.code == code
    assert error.value.words


def test_a_shared_place_splits_the_points() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    seats = [SeatResult(1, 1, 9), SeatResult(2, 2, 7), SeatResult(3, 2, 7), SeatResult(4, 4, 1)]
    record_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=seats)
    assert [points_of(cup, entrant) for entrant in (1, 2, 3, 4)] == [3000, 1350, 1350, 300]


def test_a_known_result_is_not_recorded_again() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    play_out(cup, owner)
    with pytest.raises(Refused) as error:
        record_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    assert error.value.code == "result-known"


def test_where_two_are_needed_one_persons_word_does_not_count() -> None:
    cup, owner, players = with_entrants(4, confirm=True)
    pair(cup, owner)
    record_result(tournament=cup.id, by=players[0].actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    assert state_of(cup).rounds[0].tables[0].result is None
    with pytest.raises(Refused) as error:
        confirm_result(tournament=cup.id, by=players[0].actor, round_=1, table=1)
    assert error.value.code == "same-person"
    confirm_result(tournament=cup.id, by=players[1].actor, round_=1, table=1)
    assert points_of(cup, 1) == 3000


def test_a_bot_confirms_nothing_that_its_owner_has_told_and_he_nothing_of_its() -> None:
    cup, owner, players = with_entrants(4, confirm=True)
    pair(cup, owner)
    bots = [Player.objects.create(name=f"{name}-bot", owner=players[0]) for name in ("one", "two")]
    for teller, other in ((players[0], bots[0]), (bots[0], players[0]), (bots[0], bots[1])):
        seats = in_order([1, 2, 3, 4])
        record_result(tournament=cup.id, by=teller.actor, round_=1, table=1, seats=seats)
        with pytest.raises(Refused) as error:
            confirm_result(tournament=cup.id, by=other.actor, round_=1, table=1)
        assert error.value.code == "same-person"


@pytest.mark.parametrize("play", ["site", "bots"])
def test_where_matches_are_played_here_nobody_types_a_result_but_an_absence_and_corrections(play: str) -> None:
    cup, owner, _ = with_entrants(4, play=play)
    pair(cup, owner)
    with pytest.raises(Refused) as error:
        record_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    assert error.value.code == "not-by-hand"
    told = in_order([4, 2, 1])
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=[3], seats=told)
    assert [points_of(cup, entrant) for entrant in (4, 2, 1, 3)] == [3000, 1800, 900, 0]
    turned = in_order([1, 2, 3, 4])
    correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=turned, reason="He was there.")
    assert points_of(cup, 1) == 3000


def test_where_two_are_needed_a_referee_alone_sends_nobody_home_but_an_arbiter_does() -> None:
    cup, owner, _ = with_entrants(8, confirm=True)
    referee, arbiter = person("referee"), person("arbiter")
    give_role(tournament=cup.id, by=owner.actor, player=referee.actor, role="referee")
    give_role(tournament=cup.id, by=owner.actor, player=arbiter.actor, role="arbiter")
    pair(cup, owner)
    one, other = state_of(cup).rounds[0].tables
    record_forfeit(tournament=cup.id, by=referee.actor, round_=1, table=1, absent=one.entrants[:1])
    record_forfeit(tournament=cup.id, by=arbiter.actor, round_=1, table=2, absent=other.entrants[:1])
    assert [table.number for table in state_of(cup).rounds[0].open_tables] == [1]
    with pytest.raises(Refused) as error:
        confirm_result(tournament=cup.id, by=referee.actor, round_=1, table=1)
    assert error.value.code == "same-person"
    confirm_result(tournament=cup.id, by=arbiter.actor, round_=1, table=1)
    result = state_of(cup).rounds[0].tables[0].result or []
    assert [seat.entrant for seat in result if not seat.came] == one.entrants[:1]


def test_what_was_told_of_a_table_is_void_once_somebody_else_sits_there() -> None:
    cup, owner, players = with_entrants(8, confirm=True)
    pair(cup, owner)
    one, other = (list(table.entrants) for table in state_of(cup).rounds[0].tables)
    for table, seats in ((1, one), (2, other)):
        told = in_order(seats)
        record_result(tournament=cup.id, by=players[0].actor, round_=1, table=table, seats=told)
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=one[3], player=person("sub").actor)
    with pytest.raises(Refused) as error:
        confirm_result(tournament=cup.id, by=owner.actor, round_=1, table=1)
    assert error.value.code == "no-proposal"
    confirm_result(tournament=cup.id, by=owner.actor, round_=1, table=2)
    play_out(cup, owner)
    confirm_result(tournament=cup.id, by=players[1].actor, round_=1, table=1)
    for seated in state_of(cup).rounds[0].tables:
        assert {seat.entrant for seat in seated.result or ()} == set(seated.entrants)


def test_whoever_does_not_come_is_last_and_the_others_are_level() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=[3])
    assert points_of(cup, 3) == 0
    assert points_of(cup, 1) == points_of(cup, 2) == points_of(cup, 4) == 1900


def test_nobody_came_at_all() -> None:
    cup, owner, _ = with_entrants(2, table=2)
    pair(cup, owner)
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=[1, 2])
    assert points_of(cup, 1) == points_of(cup, 2) == 0
    assert state_of(cup).rounds[0].open_tables == []


def test_a_correction_needs_a_reason_and_keeps_its_words_out_of_the_log() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    play_out(cup, owner)
    turned = in_order([4, 3, 2, 1])
    with pytest.raises(Refused) as error:
        correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=turned, reason="")
    assert error.value.code == "reason-needed"
    correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=turned, reason="Ada misread it.")
    assert points_of(cup, 4) == 3000
    reason = Reason.objects.get()
    assert (reason.text, reason.author) == ("Ada misread it.", owner.actor)
    event = log.read(cup.stream)[-1]
    assert str(reason.id) in event.data
    assert "Ada" not in event.data


def test_wrong_seats_are_put_right_and_everybody_keeps_his_score() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    play_out(cup, owner)
    sat = list(state_of(cup).rounds[0].tables[0].entrants)
    before = points_of(cup, 1)
    correct_seats(
        tournament=cup.id, by=owner.actor, round_=1, table=1, entrants=sat[::-1], reason="They sat the other way."
    )
    table = state_of(cup).rounds[0].tables[0]
    assert table.entrants == sat[::-1]
    assert [seat.entrant for seat in table.result or ()] == sat[::-1]
    assert points_of(cup, 1) == before
    assert list(cup.seatings.order_by("seat").values_list("entrant", flat=True)) == sat[::-1]


def test_a_penalty_takes_points_until_it_is_lifted() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    play_out(cup, owner)
    penalty = give_penalty(tournament=cup.id, by=owner.actor, entrant=1, points="2.5", reason="Came late.")
    assert points_of(cup, 1) == 2250
    lift_penalty(tournament=cup.id, by=owner.actor, penalty=penalty, reason="The train was late.")
    assert points_of(cup, 1) == 3000
    with pytest.raises(Refused) as error:
        lift_penalty(tournament=cup.id, by=owner.actor, penalty=penalty, reason="Again.")
    assert error.value.code == "unknown-penalty"


def test_only_points_are_taken_for_points() -> None:
    cup, owner, _ = with_entrants(4)
    for points, code in (
        ("a lot", "bad-points"),
        ("1/7", "bad-points"),
        ("1/0", "bad-points"),
        ("nan", "bad-points"),
        ("1e30", "bad-points"),
        ("1e999999999", "bad-points"),
        ("٣", "bad-points"),
        ("0", "penalty-size"),
        ("-3", "penalty-size"),
        ("10000.01", "penalty-size"),
    ):
        with pytest.raises(Refused) as error:
            give_penalty(tournament=cup.id, by=owner.actor, entrant=1, points=points, reason="Rude.")
        assert error.value.code == code


def test_a_table_that_is_not_there_has_no_result() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    for round_, table, code in ((2, 1, "unknown-round"), (1, 9, "unknown-table")):
        with pytest.raises(Refused) as error:
            record_result(tournament=cup.id, by=owner.actor, round_=round_, table=table, seats=in_order([1, 2, 3, 4]))
        assert error.value.code == code


def test_whoever_confirms_means_what_he_has_seen() -> None:
    cup, owner, players = with_entrants(4, confirm=True)
    pair(cup, owner)
    record_result(tournament=cup.id, by=players[0].actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    seen = state_of(cup).rounds[0].tables[0].proposed_at
    record_result(tournament=cup.id, by=players[0].actor, round_=1, table=1, seats=in_order([4, 3, 2, 1]))
    with pytest.raises(Refused) as error:
        confirm_result(tournament=cup.id, by=owner.actor, round_=1, table=1, proposal=seen)
    assert error.value.code == "told-anew"
    newest = state_of(cup).rounds[0].tables[0].proposed_at
    confirm_result(tournament=cup.id, by=owner.actor, round_=1, table=1, proposal=newest)
    assert state_of(cup).rounds[0].tables[0].is_done
