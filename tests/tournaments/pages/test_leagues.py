import pytest
from django.test import Client

from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from tests.databases import Database
from tests.tournaments.hall import people, person, play_out
from tournaments.models import League, Tournament
from tournaments.seasons.record import season_state
from tournaments.services.close_round import end_tournament


def signed_in(player: Player) -> Client:
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


def work() -> None:
    """Do all jobs that are due."""
    while job := take():
        run(job)


FORM = {
    "title": "River League",
    "about": "",
    "game": "quetzal",
    "table": "4",
    "size": "7",
    "up": "1",
    "down": "2",
    "window_hours": "0",
    "clock": "none",
    "play": "hand",
}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_organiser_runs_a_league_over_two_seasons(database: Database) -> None:
    owner, players = person("owner"), people(14)
    boss = signed_in(owner)
    assert boss.post("/leagues/new/", FORM)["Location"] == "/leagues/river-league/"
    for player in players:
        signed_in(player).post("/leagues/river-league/do/enter-season/")
    assert signed_in(players[0]).post("/leagues/river-league/do/draw-divisions/").status_code == 403
    api = signed_in(players[0]).post("/api/v1/leagues/river-league/draw-divisions/")
    assert api.status_code == 403
    boss.post("/leagues/river-league/do/draw-divisions/")
    work()
    for tournament in Tournament.objects.all():
        play_out(tournament, owner)
        end_tournament(tournament=tournament.id, by=owner.actor)
    work()
    first = League.objects.get().seasons.get()
    state, _ = season_state(first.id)
    assert (first.status, len(state.moves)) == ("ended", 14)
    up = {move.player for move in state.moves if move.why == "promoted"}
    assert "goes up" in boss.get("/leagues/river-league/").content.decode()

    boss.post("/leagues/river-league/do/open-season/")
    for player in players[1:]:
        signed_in(player).post("/leagues/river-league/do/enter-season/")
    boss.post("/leagues/river-league/do/draw-divisions/")
    second, _ = season_state(League.objects.get().seasons.get(number=2).id)
    top = next(division for division in second.divisions if division.tier == 1)
    assert up <= set(top.players)
    assert all(players[0].actor not in division.players for division in second.divisions)
    for path in ("/leagues/", "/leagues/river-league/1/", "/leagues/river-league/2/"):
        assert Client().get(path).status_code == 200


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_drawn_season_takes_nobody_in(database: Database) -> None:
    owner = person("owner")
    signed_in(owner).post("/leagues/new/", FORM)
    for player in people(7):
        signed_in(player).post("/leagues/river-league/do/enter-season/")
    signed_in(owner).post("/leagues/river-league/do/draw-divisions/")
    late = signed_in(person("late"))
    assert late.post("/leagues/river-league/do/enter-season/").status_code == 403
