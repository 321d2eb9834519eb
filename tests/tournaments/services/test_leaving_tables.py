"""Who leaves while tables are open: the match goes on without him, and what no longer decides anything is void."""

from uuid import UUID

import pytest

from accounts.models import Player
from games.kit.verify import check_record
from games.registry import engine
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.models import Match
from replays.models.job import Job
from replays.play.errors import StaleStep
from replays.play.leave_seat import hand_seat_to_bot, resign_for
from replays.positions import latest
from replays.store import log
from replays.store.clock import clock
from tests.databases import Database
from tests.tournaments.hall import in_order, offer_as_reserve, opened, pair, people, person, state_of
from tournaments.models import RatingRow, Tournament
from tournaments.projections.ratings import rate_game
from tournaments.services import own_entry, tend_match
from tournaments.services.correct_result import correct_result
from tournaments.services.leave_tournament import expel_entrant, substitute_entrant, withdraw_entrant
from tournaments.services.pair_round import pair_round
from tournaments.services.play_table import open_round
from tournaments.services.record_result import record_forfeit
from tournaments.services.register_entrant import register_entrant

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
HOUR = 3_600_000_000


def work() -> None:
    """Do all jobs that are due."""
    while job := take():
        run(job)


def table_of_two(**settings: str | int) -> tuple[Tournament, Player, list[Player]]:
    """Open a tournament of one round between two, played on the site."""
    owner, players = person("owner"), people(2)
    cup = opened(owner, play="site", table=2, rounds=1, **settings)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    return cup, owner, players


def seat_of(match: Match, player: Player) -> int:
    seat = match.seat_of(player)
    assert seat is not None
    return seat


def finish(match: Match, player: Player) -> None:
    """Let a bot play the seat that still waits for a person."""
    hand_seat_to_bot(player=player, match_id=match.id, seat=seat_of(match, player), bot="random")
    work()


def places(cup: Tournament) -> dict[int, int]:
    return {seat.entrant: seat.place for seat in state_of(cup).rounds[0].tables[0].result or ()}


def kinds(match: UUID) -> list[str]:
    """List what happened in a match beside moves."""
    return [event.kind for event in log.read(f"match:{match}") if event.kind != "move-played"]


@pytest.mark.parametrize("how", ["withdrawn", "expelled"])
def test_the_seat_of_one_who_leaves_is_resigned_and_the_other_plays_on(how: str, database: Database) -> None:
    cup, owner, (ada, ben) = table_of_two()
    pair(cup, owner)
    work()
    match = Match.objects.get()
    if how == "withdrawn":
        own_entry.withdraw(tournament=cup.id, by=ada.actor)
    else:
        expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason="Two accounts.")
    work()
    assert latest(match.id).course.left == {seat_of(match, ada): "seat-resigned"}
    assert log.read(match.stream)[1].actor == "system"
    finish(match, ben)
    assert places(cup) == {1: 2, 2: 1}
    check_record(engine("quetzal"), log.read(match.stream))


def test_the_seat_of_one_who_left_before_his_match_opens_is_resigned_once_it_does(database: Database) -> None:
    cup, owner, (ada, ben) = table_of_two()
    starts = clock() + HOUR
    pair_round(tournament=cup.id, by=owner.actor, starts=starts)
    own_entry.withdraw(tournament=cup.id, by=ada.actor)
    work()
    assert not Match.objects.exists()
    Job.objects.filter(not_before__gte=starts).update(not_before=0)
    work()
    match = Match.objects.get()
    assert kinds(match.id) == ["match-opened", "seat-resigned"]
    finish(match, ben)
    assert places(cup) == {1: 2, 2: 1}


@pytest.mark.parametrize("first", ["the substitute", "the worker"])
def test_a_substitute_named_afterwards_takes_the_resigned_seat_over(first: str, database: Database) -> None:
    cup, owner, (ada, ben) = table_of_two()
    eve = person("eve")
    pair(cup, owner)
    work()
    match = Match.objects.get()
    own_entry.withdraw(tournament=cup.id, by=ada.actor)
    if first == "the worker":
        work()
    offer_as_reserve(cup, owner, eve)
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=eve.actor)
    work()
    assert (latest(match.id).course.left, latest(match.id).course.bots) == ({}, {})
    assert seat_of(match, eve) != seat_of(match, ben)
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=number)  # he does not come either
    work()
    finish(match, ben)
    assert places(cup) == {number: 2, 2: 1}


def test_a_substitute_whose_account_is_gone_leaves_the_seat_to_the_bot(database: Database) -> None:
    cup, owner, _ = table_of_two()
    eve = person("eve")
    pair(cup, owner)
    work()
    offer_as_reserve(cup, owner, eve)
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=eve.actor)
    eve.is_active = False
    eve.save()
    work()
    assert kinds(Match.objects.get().id) == ["match-opened", "seat-resigned"]


def test_a_worker_that_dies_on_the_way_leaves_nothing_undone_and_does_nothing_twice(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, players = person("owner"), people(7)
    cup = opened(owner, play="site", format="league", rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    work()
    resigned: list[int] = []

    def dies(match_id: UUID, seat: int) -> None:
        if resigned:
            raise StaleStep(step=0)
        resigned.append(seat)
        resign_for(match_id=match_id, seat=seat)

    own_entry.withdraw(tournament=cup.id, by=players[0].actor)
    monkeypatch.setattr(tend_match, "resign_for", dies)
    work()
    monkeypatch.undo()
    Job.objects.filter(state="due").update(not_before=0)
    work()
    round_ = state_of(cup).rounds[0]
    open_round(tournament=cup.id, round_=1)
    sat = [state_of(cup).match_id(1, table.number) for table in round_.tables if 1 in table.entrants]
    others = [state_of(cup).match_id(1, table.number) for table in round_.tables if 1 not in table.entrants]
    assert [kinds(match) for match in sat] == [["match-opened", "seat-resigned"]] * 4
    assert [kinds(match) for match in others] == [["match-opened"]] * 3


def test_a_bot_that_left_before_its_table_was_played_is_ranked_last(database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, play="bots", table=2, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random")
    pair(cup, owner)
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=2)
    work()
    match = Match.objects.get()
    assert places(cup) == {1: 1, 2: 2}
    assert kinds(match.id) == ["match-opened", "seat-resigned", "match-finished"]
    check_record(engine("quetzal"), log.read(match.stream))


def test_by_hand_the_table_of_one_who_left_waits_for_a_decision(database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, table=2, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    own_entry.withdraw(tournament=cup.id, by=players[0].actor)
    work()
    assert [table.number for table in state_of(cup).rounds[0].open_tables] == [1]
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=[1])
    assert places(cup) == {1: 2, 2: 1}
    assert not Match.objects.exists()


@pytest.mark.parametrize("opened_before", [True, False])
def test_a_match_whose_table_was_decided_otherwise_is_void_and_counts_for_no_rating(
    opened_before: bool, database: Database
) -> None:
    cup, owner, _ = table_of_two()
    pair(cup, owner)
    if opened_before:
        work()
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=[1])
    work()
    assert [match.status for match in Match.objects.all()] == (["voided"] if opened_before else [])
    turned = in_order([1, 2])
    correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=turned, reason="He was there.")
    work()
    rate_game("quetzal")
    assert not RatingRow.objects.exists()
    assert places(cup) == {1: 1, 2: 2}


def test_a_match_that_opens_while_its_table_is_decided_is_void_as_well(database: Database) -> None:
    cup, owner, _ = table_of_two()
    pair(cup, owner)
    open_round(tournament=cup.id, round_=1)
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=[1])
    Job.objects.filter(kind="tend-table").delete()  # as if it had come before the match was there
    work()
    assert Match.objects.get().status == "voided"
