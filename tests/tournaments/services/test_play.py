import pytest

from games.kit.cairn_file import to_text
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.models import Match
from replays.play.bot_match import BotMatch, run_bot_match
from replays.play.errors import NoPermission
from replays.play.import_match import import_match
from replays.play.leave_seat import hand_seat_to_bot, resign
from tests.databases import Database
from tests.tournaments.hall import opened, pair, people, person, state_of
from tournaments.services.close_round import close_round
from tournaments.services.leave_tournament import substitute_entrant
from tournaments.services.play_table import take_result
from tournaments.services.register_entrant import register_entrant


def work() -> None:
    """Do all jobs that are due."""
    while job := take():
        run(job)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_round_opens_its_matches_by_itself_and_takes_their_results(database: Database) -> None:
    owner, (ada, ben) = person("owner"), people(2)
    cup = opened(owner, play="site", table=2, rounds=1)
    for player in (ada, ben):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    work()
    match = Match.objects.get()
    assert match.id == state_of(cup).match_id(1, 1)
    seats = [state_of(cup).entrants[one].player for one in state_of(cup).rounds[0].tables[0].entrants]
    assert list(match.seats.values_list("actor", flat=True)) == seats
    resign(player=ada, match_id=match.id)
    resign(player=ben, match_id=match.id)
    work()
    table = state_of(cup).rounds[0].tables[0]
    assert table.match == str(match.id)
    assert {seat.place for seat in table.result or ()} <= {1, 2}
    take_result(match=match.id)  # a second time does nothing
    close_round(tournament=cup.id, by=owner.actor)
    assert state_of(cup).rounds[0].closed


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_player_who_is_gone_stops_no_table_but_his_own(database: Database) -> None:
    owner, players = person("owner"), people(4)
    cup = opened(owner, play="site", table=2, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    players[0].is_active = False
    players[0].save()
    pair(cup, owner)
    work()
    assert Match.objects.count() == 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_substitute_plays_on_in_the_match_that_is_open_already(database: Database) -> None:
    owner, (ada, ben, eve, zoe) = person("owner"), people(4)
    cup = opened(owner, play="site", table=2, rounds=1)
    for player in (ada, ben):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    work()
    match = Match.objects.get()
    resign(player=ada, match_id=match.id)
    ada_sits = state_of(cup).rounds[0].tables[0].entrants.index(1)
    for leaving, coming in ((1, eve), (3, zoe)):  # the first substitute does not come either
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=leaving, player=coming.actor)
    work()
    assert list(match.seats.values_list("actor", flat=True))[ada_sits] == zoe.actor
    with pytest.raises(NoPermission):
        resign(player=ada, match_id=match.id)
    resign(player=ben, match_id=match.id)
    hand_seat_to_bot(player=zoe, match_id=match.id, seat=ada_sits, bot="random")
    work()
    result = state_of(cup).rounds[0].tables[0].result or []
    assert {seat.entrant: seat.place for seat in result} == {4: 1, 2: 2}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_table_whose_player_was_gone_opens_with_his_substitute(database: Database) -> None:
    owner, (ada, ben, eve) = person("owner"), people(3)
    cup = opened(owner, play="site", table=2, rounds=1)
    for player in (ada, ben):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    ada.is_active = False
    ada.save()
    pair(cup, owner)
    work()
    assert not Match.objects.exists()
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=eve.actor)
    work()
    assert {seat.actor for seat in Match.objects.get().seats.all()} == {eve.actor, ben.actor}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_bots_play_their_tables_on_the_workers_and_go_on_to_the_end(database: Database) -> None:
    owner, players = person("owner"), people(8)
    cup = opened(owner, play="bots", table=4, rounds=2)
    for player in players:
        register_entrant(tournament=cup.id, by=owner.actor, player=player.actor, bot="random")
    pair(cup, owner)
    work()
    state = state_of(cup)
    assert (state.status, len(state.rounds)) == ("ended", 2)
    assert Match.objects.filter(status="finished").count() == 4
    assert {seat.actor for match in Match.objects.all() for seat in match.seats.all()} == {p.actor for p in players}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_match_brought_in_under_the_id_of_a_table_counts_nowhere(database: Database) -> None:
    owner, players = person("owner"), people(4)
    cup = opened(owner, play="bots", table=4, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random")
    context = {"tournament": str(cup.id), "round": "1", "table": "1", "then": "table-over"}
    forged = BotMatch(state_of(cup).match_id(1, 1), "quetzal", ["random"] * 4, seed="forged", context=context)
    match = import_match(player=players[3], text=to_text(run_bot_match(forged)))
    pair(cup, owner)
    work()
    take_result(match=match.id)
    assert state_of(cup).rounds[0].tables[0].result is None
