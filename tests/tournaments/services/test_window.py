"""The end of a round's window: organisers are told, or flags fall; and a prolonged round is left alone."""

import json

import pytest
from django.core import mail

from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.models import Match
from replays.models.job import Job
from replays.play.leave_seat import hand_seat_to_bot
from replays.positions import latest
from replays.store.clock import clock
from tests.databases import Database
from tests.tournaments.hall import in_order, opened, pair, people, person, play_out, state_of, with_entrants
from tournaments.models import Seating, Tournament
from tournaments.refusals import Refused
from tournaments.services.change_settings import change_settings
from tournaments.services.close_round import close_round
from tournaments.services.pair_round import pair_round
from tournaments.services.record_result import record_result
from tournaments.services.register_entrant import register_entrant
from tournaments.services.round_window import HOUR, end_window, prolong_round, remind_round
from tournaments.tell import told

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def work() -> None:
    """Do all jobs that are due."""
    while job := take():
        run(job)


def late(owner: Player, players: list[Player], **settings: str | int | bool) -> Tournament:
    """Pair a round whose window of an hour ended an hour ago."""
    cup = opened(owner, window_hours=1, rounds=1, **settings)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair_round(tournament=cup.id, by=owner.actor, starts=clock() - 2 * HOUR)
    return cup


def dues() -> list[int]:
    """Tell for which times looks at the window are asked for and not done."""
    jobs = Job.objects.filter(kind="end-window", state="due")
    return sorted(json.loads(job.data)["due"] for job in jobs)


def test_usually_nothing_is_decided_and_the_organisers_learn_which_tables_wait(database: Database) -> None:
    owner, players = person("owner"), people(8)
    cup = late(owner, players)
    one = state_of(cup).rounds[0].tables[0]
    record_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=in_order(one.entrants))
    work()
    assert [table.number for table in state_of(cup).rounds[0].open_tables] == [2]
    (sent,) = mail.outbox
    assert (sent.to, sent.subject) == ([owner.email], "Spring Cup: round 1 is overdue")
    assert "table 2: player" in sent.body
    assert "table 1" not in sent.body
    assert f"http://localhost:8000/tournaments/{cup.slug}/rounds/1/" in sent.body
    assert dues() == []


def test_where_all_results_are_there_the_end_of_the_window_is_nothing(database: Database) -> None:
    owner = person("owner")
    cup = late(owner, people(4))
    play_out(cup, owner)
    work()
    assert mail.outbox == []


def test_by_hand_what_one_has_told_counts_and_where_nobody_told_nobody_came(database: Database) -> None:
    owner, players = person("owner"), people(8)
    cup = late(owner, players, confirm=True, overdue="flag")
    one, other = (list(table.entrants) for table in state_of(cup).rounds[0].tables)
    record_result(tournament=cup.id, by=players[0].actor, round_=1, table=1, seats=in_order(one))
    work()
    first, second = state_of(cup).rounds[0].tables
    assert [(seat.entrant, seat.place) for seat in first.result or ()] == [(e, p) for p, e in enumerate(one, 1)]
    assert [(seat.entrant, seat.came) for seat in second.result or ()] == [(entrant, False) for entrant in other]
    seq = state_of(cup).seq
    end_window(tournament=cup.id, round_=1, due=state_of(cup).rounds[0].ends)
    assert state_of(cup).seq == seq


def test_in_a_match_the_seat_to_move_runs_out_of_time_then_an_hour_later_the_next(database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, play="site", table=2, rounds=1, window_hours=1, overdue="flag")
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    work()
    match, ends = Match.objects.get(), state_of(cup).rounds[0].ends
    first = match.to_move
    assert first is not None
    assert end_window(tournament=cup.id, round_=1, due=ends, now=ends - 1) == 0
    again = [end_window(tournament=cup.id, round_=1, due=ends, now=ends + 5) for _ in range(2)]
    assert again == [ends + HOUR] * 2
    assert latest(match.id).course.left == {first: "seat-timed-out"}
    work()  # the bot answers, and the other one is to move
    end_window(tournament=cup.id, round_=1, due=ends, now=ends + 9)
    assert latest(match.id).course.left == {first: "seat-timed-out"}
    end_window(tournament=cup.id, round_=1, due=again[0], now=again[0])
    assert latest(match.id).course.left == dict.fromkeys((0, 1), "seat-timed-out")
    work()
    assert {seat.place for seat in state_of(cup).rounds[0].tables[0].result or ()} <= {1, 2}
    assert end_window(tournament=cup.id, round_=1, due=again[0] + HOUR, now=again[0] + HOUR) == 0
    assert mail.outbox == []


def test_whoever_moved_in_time_is_not_ranked_behind_whoever_did_not(database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, play="site", table=2, rounds=1, window_hours=1, overdue="flag")
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    work()
    match, ends = Match.objects.get(), state_of(cup).rounds[0].ends
    slow = next(player for player in players if match.seat_of(player) == match.to_move)
    (quick,) = (player for player in players if player != slow)
    end_window(tournament=cup.id, round_=1, due=ends, now=ends)
    hand_seat_to_bot(player=quick, match_id=match.id, seat=match.seat_of(quick) or 0, bot="random")
    work()
    state = state_of(cup)
    places = {state.entrants[seat.entrant].player: seat.place for seat in state.rounds[0].tables[0].result or ()}
    assert places == {quick.actor: 1, slow.actor: 2}


def test_a_table_without_a_match_is_left_to_the_organisers_and_the_workers_rest(database: Database) -> None:
    owner, players = person("owner"), people(4)
    players[0].is_active = False
    players[0].save()
    cup = late(owner, players, play="site", table=2, overdue="flag")
    (gone,) = (table.number for table in state_of(cup).rounds[0].tables if 1 in table.entrants)
    work()
    (sent,) = mail.outbox
    assert f"table {gone}: " in sent.body
    assert f"table {3 - gone}: " not in sent.body
    (due,) = dues()
    ends = state_of(cup).rounds[0].ends
    assert due in (ends + HOUR, ends + 2 * HOUR)
    match = Match.objects.get()
    for _ in range(2):
        end_window(tournament=cup.id, round_=1, due=clock() + HOUR, now=clock() + HOUR)
        Job.objects.filter(kind="bot-turn").update(not_before=0)
        work()
    match.refresh_from_db()
    assert match.status == "finished"
    assert end_window(tournament=cup.id, round_=1, due=due, now=due) == 0


def test_a_prolonged_round_is_left_alone_until_its_new_end(database: Database) -> None:
    owner = person("owner")
    cup = late(owner, people(4), overdue="flag")
    before = clock()
    ends = prolong_round(tournament=cup.id, by=owner.actor, hours=48)
    assert 48 * HOUR <= ends - before < 49 * HOUR
    assert set(Seating.objects.values_list("ends", flat=True)) == {ends}
    work()
    assert (mail.outbox, state_of(cup).rounds[0].tables[0].result, dues()) == ([], None, [ends])
    assert "prolonged round 1 until 20" in told(cup.id)[-1].words
    assert prolong_round(tournament=cup.id, by=owner.actor, hours=1, round_=1) == ends + HOUR
    assert end_window(tournament=cup.id, round_=1, due=ends, now=ends) == 0
    assert state_of(cup).rounds[0].open_tables != []
    end_window(tournament=cup.id, round_=1, due=ends + HOUR, now=ends + HOUR)
    assert state_of(cup).rounds[0].open_tables == []


def test_a_reminder_waits_for_the_new_end(database: Database) -> None:
    owner, players = person("owner"), people(4)
    players[0].email = "one@example.org"
    players[0].save()
    cup = opened(owner, window_hours=72)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    old = state_of(cup).rounds[0].ends
    new = prolong_round(tournament=cup.id, by=owner.actor, hours=48)
    reminders = Job.objects.filter(kind="remind-round").order_by("not_before")
    assert [job.not_before for job in reminders] == [old - 24 * HOUR, new - 24 * HOUR]
    assert remind_round(tournament=cup.id, round_=1, now=old - 24 * HOUR) == 0
    assert remind_round(tournament=cup.id, round_=1, now=new - 24 * HOUR) == 1


def test_a_rule_set_after_the_end_holds_from_then_on(database: Database) -> None:
    owner = person("owner")
    cup = late(owner, people(4))
    work()
    assert state_of(cup).rounds[0].open_tables != []
    change_settings(tournament=cup.id, by=owner.actor, changes={"overdue": "flag"})
    work()
    assert state_of(cup).rounds[0].open_tables == []


@pytest.mark.parametrize(("hours", "code"), [(0, "bad-hours"), (-3, "bad-hours"), (10**30, "bad-hours")])
def test_a_round_is_prolonged_by_some_hours(hours: int, code: str, database: Database) -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    with pytest.raises(Refused) as error:
        prolong_round(tournament=cup.id, by=owner.actor, hours=hours)
    assert error.value.code == code
    assert error.value.words


def test_only_a_round_that_runs_is_prolonged(database: Database) -> None:
    cup, owner, _ = with_entrants(4)
    with pytest.raises(Refused, match="unknown-round"):
        prolong_round(tournament=cup.id, by=owner.actor, hours=1)
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    with pytest.raises(Refused, match="round-closed"):
        prolong_round(tournament=cup.id, by=owner.actor, hours=1)
