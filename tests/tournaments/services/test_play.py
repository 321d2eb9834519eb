from uuid import uuid5

import pytest

from accounts.models import Player
from games.kit.cairn_file import to_text
from games.kit.events import Event
from replays.course import SECOND
from replays.jobs.lease import take
from replays.jobs.outbox import ask
from replays.jobs.run import run
from replays.models import Match
from replays.play.bot_match import BotMatch, run_bot_match
from replays.play.errors import NoPermission
from replays.play.import_match import import_match
from replays.play.leave_seat import hand_seat_to_bot, resign, time_out
from replays.store.clock import clock
from replays.store.log import JobRequest
from replays.store.projection import projections, rebuild
from tests.databases import Database
from tests.tournaments.hall import offer_as_reserve, opened, pair, people, person, state_of
from tournaments.models import Seating, Tournament
from tournaments.services import play_table
from tournaments.services.close_round import close_round
from tournaments.services.leave_tournament import substitute_entrant
from tournaments.services.play_table import take_result
from tournaments.services.register_entrant import register_entrant
from tournaments.tell import told


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
        offer_as_reserve(cup, owner, coming)
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
    offer_as_reserve(cup, owner, eve)
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


def forged(cup: Tournament, by: Player, seats: int) -> Match:
    """Bring in a match under the id that the first table will have."""
    context = {"tournament": str(cup.id), "round": "1", "table": "1", "then": "table-over"}
    match = uuid5(cup.id, "1/1")
    asked = BotMatch(match, "quetzal", ["random"] * seats, seed="forged", context=context)
    return import_match(player=by, text=to_text(run_bot_match(asked)))


def test_a_match_brought_in_under_the_id_of_a_table_counts_nowhere_and_stops_nobody(database: Database) -> None:
    owner, players = person("owner"), people(4)
    cup = opened(owner, play="bots", table=4, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random")
    match = forged(cup, players[3], 4)
    pair(cup, owner)
    work()
    take_result(match=match.id)
    state = state_of(cup)
    table = state.rounds[0].tables[0]
    own = Match.objects.get(imported=False)
    assert (table.match, state.match_id(1, 1), state.status) == (str(own.id), own.id, "ended")
    assert set(Seating.objects.values_list("match", flat=True)) == {own.id}
    kept = list(Seating.objects.order_by("seat").values())
    rebuild(projections()["tournaments"])
    assert list(Seating.objects.order_by("seat").values()) == kept
    assert any("had taken its id" in line.words for line in told(cup.id))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_people_whose_id_was_taken_play_their_table_all_the_same(database: Database) -> None:
    owner, (ada, ben) = person("owner"), people(2)
    cup = opened(owner, play="site", table=2, rounds=1)
    for player in (ada, ben):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    forged(cup, ben, 2)
    pair(cup, owner)
    work()
    match = Match.objects.get(imported=False)
    for player in (ada, ben):
        resign(player=player, match_id=match.id)
    work()
    assert state_of(cup).rounds[0].tables[0].match == str(match.id)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_match_that_comes_in_while_its_table_is_played_only_costs_another_try(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, players = person("owner"), people(4)
    cup = opened(owner, play="bots", table=4, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random")
    pair(cup, owner)

    def meanwhile(asked: BotMatch) -> list[Event]:
        forged(cup, players[0], 4)
        return run_bot_match(asked)

    monkeypatch.setattr(play_table, "run_bot_match", meanwhile)
    with pytest.raises(play_table.IdTaken):
        play_table.play_table(tournament=cup.id, round_=1, table=1)
    monkeypatch.undo()
    work()
    assert state_of(cup).status == "ended"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_whoever_runs_out_of_time_at_a_table_is_ranked_last_and_nothing_is_left_to_lots(database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, play="site", table=2, rounds=1, clock="5m")
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    work()
    match = Match.objects.get()
    late = next(player for player in players if match.seat_of(player) == match.to_move)
    time_out(match_id=match.id, now=clock() + 1201 * SECOND)
    (other,) = (player for player in players if player != late)
    hand_seat_to_bot(player=other, match_id=match.id, seat=match.seat_of(other) or 0, bot="random")
    work()
    state = state_of(cup)
    places = {state.entrants[seat.entrant].player: seat.place for seat in state.rounds[0].tables[0].result or ()}
    assert places == {other.actor: 1, late.actor: 2}


@pytest.mark.parametrize("play", ["site", "bots"])
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_matches_of_an_unlisted_tournament_are_in_no_list(play: str, database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, play=play, table=2, rounds=1, listed=False)
    for player in players:
        bot = "random" if play == "bots" else ""
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot=bot)
    pair(cup, owner)
    work()
    assert Match.objects.get().visibility == "unlisted"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_people_wait_for_goes_before_tables_of_bots(database: Database) -> None:
    owner, players = person("owner"), people(2)
    cup = opened(owner, play="bots", table=2, rounds=1)
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random")
    pair(cup, owner)
    run(take())  # type: ignore[arg-type]  # it opens the round
    ask([JobRequest("bot-turn", "somebody waits", "{}")])
    first = take()
    assert first is not None
    assert first.key == "somebody waits"
