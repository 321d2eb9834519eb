"""The front page: what waits for a player in competitions, what he organises, and the leagues for everybody."""

from typing import Any

import pytest
from django.test import Client

from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.store import log
from tests.tournaments.api.test_roles import league_of
from tests.tournaments.hall import in_order, opened, pair, people, person, play_out, with_entrants
from tournaments.league_actions import league_act
from tournaments.models import Progress, Seating, Tournament
from tournaments.projections.tournament import apply, clear
from tournaments.selectors.desk import desk_of
from tournaments.selectors.week import this_week
from tournaments.services.close_round import end_tournament
from tournaments.services.record_result import record_result
from tournaments.services.register_entrant import invite_player

pytestmark = pytest.mark.django_db


def page_of(player: Player) -> str:
    """Read the front page as somebody who is signed in."""
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client.get("/").content.decode()


def test_a_player_finds_the_tables_he_has_to_play() -> None:
    cup, owner, players = with_entrants(4, window_hours=48)
    pair(cup, owner)
    (due,) = desk_of(players[0]).due
    assert (due.title, due.round, due.table) == ("Spring Cup", 1, 1)
    page = page_of(players[0])
    assert "Tables to be played" in page
    assert f"/tournaments/{cup.slug}/rounds/1/tables/1/" in page
    play_out(cup, owner)
    assert desk_of(players[0]).due == []


def test_a_told_result_waits_for_everybody_at_the_table_but_the_one_who_told_it() -> None:
    cup, owner, players = with_entrants(4, confirm=True)
    pair(cup, owner)
    record_result(tournament=cup.id, by=players[0].actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    assert [len(desk_of(player).confirm) for player in players] == [0, 1, 1, 1]
    assert desk_of(players[1]).confirm[0].told_by == players[0].name
    assert desk_of(players[1]).due == []
    assert "Results that wait for your word" in page_of(players[1])
    assert desk_of(owner).organised[0].told == 1
    fed = list(Seating.objects.order_by("seat").values_list("told_by", "decided"))
    clear()
    apply(cup.stream, log.read(cup.stream))
    assert list(Seating.objects.order_by("seat").values_list("told_by", "decided")) == fed


def test_an_organiser_sees_what_each_tournament_waits_for() -> None:
    cup, owner, _ = with_entrants(8, rounds=2)
    assert [one.step.label for one in desk_of(owner).organised if one.step] == ["Pair round 1"]
    pair(cup, owner)
    (line,) = desk_of(owner).organised
    assert (line.step, line.waits) == (None, "round 1: 2 tables still open")
    play_out(cup, owner)
    assert "next: Close round 1" in page_of(owner)


def test_a_player_sees_where_he_takes_part_and_how_he_stands() -> None:
    cup, owner, players = with_entrants(5, capacity=4)
    pair(cup, owner)
    play_out(cup, owner)
    assert [(one.title, one.place) for one in desk_of(players[0]).entries] == [("Spring Cup", 1)]
    assert "you wait for a place" in page_of(players[4])


def test_the_desk_asks_few_questions_however_much_there_is(django_assert_max_num_queries: Any) -> None:
    ada = person("ada")
    for number in range(3):
        cup, owner, _ = with_entrants(7, str(number))
        opened(ada)
        closed = opened(owner, entry="invitation")
        invite_player(tournament=closed.id, by=owner.actor, player=ada.actor)
        pair(cup, owner)
    with django_assert_max_num_queries(8):
        desk = desk_of(ada)
    assert (len(desk.invitations), len(desk.organised)) == (3, 3)
    with django_assert_max_num_queries(6):
        this_week()


def test_everybody_reads_what_goes_on_in_the_leagues() -> None:
    page = Client().get("/").content.decode()
    assert "This week in the leagues" in page
    assert "No league has played this week" in page


def test_a_league_that_plays_is_told_of_with_its_results_and_who_goes_up_and_down() -> None:
    owner = person("owner")
    league = league_of(owner)
    for player in people(14):
        league_act(player, "enter-season", league, {})
    league_act(owner, "draw-divisions", league, {})
    while job := take():
        run(job)
    divisions = [Tournament.objects.get(id=one.tournament_id) for one in Progress.objects.order_by("division")]
    play_out(divisions[0], owner)
    week = this_week()
    assert [(one.title, one.number, one.played, one.tables) for one in week.running] == [("Pyramid", 1, 7, 14)]
    assert len(week.results) == 6
    assert week.moves == []
    page = Client().get("/").content.decode()
    assert "7 of 14 tables played" in page
    play_out(divisions[1], owner)
    for division in divisions:
        end_tournament(tournament=division.id, by=owner.actor)
    while job := take():
        run(job)
    assert {one.why for one in this_week().moves} == {"promoted", "relegated"}
    assert "goes up to tier 1" in Client().get("/").content.decode()
