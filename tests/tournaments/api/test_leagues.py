"""Leagues through the API: everything that the pages show can be read, everything they offer can be done."""

from typing import Any

import pytest
from django.test import Client

from tests.tournaments.api.test_roles import bearer
from tests.tournaments.hall import people, person
from tests.tournaments.pyramids import league_of, played_season, season_for, state_of_season
from tournaments.models import League

pytestmark = pytest.mark.django_db
HOME = "/api/v1/leagues/"


def test_a_league_is_run_through_the_api_from_its_founding_to_the_draw() -> None:
    owner, players = person("owner"), people(14)
    asked = {"title": "River League", "game": "quetzal", "play": "hand", "widths": [1, 1], "cycles": 1, "up": 1}
    able = bearer(owner, "organise")

    def act(action: str, **body: Any) -> int:
        return int(Client().post(f"{HOME}river-league/{action}/", body, **able).status_code)

    assert Client().post(HOME, asked, **able).status_code == 201
    season = League.objects.get().seasons.get()
    for player in players:
        assert Client().post(f"{HOME}river-league/enter-season/", {}, **bearer(player, "organise")).status_code == 200
    assert act("enter-player", bot="random", rating=2600, reason="One more.") == 200
    assert act("remove-player", player=players[0].name, reason="Ill.") == 200
    assert act("give-role", player=players[1].name, role="referee") == 200
    assert act("give-role", player=players[1].name, role="king") == 400
    assert act("change-season-settings", changes={"down": 1, "widths": [1, 2]}, reason="Fewer.") == 200
    assert act("change-season-settings", changes={"height": 1}) == 400
    assert act("change-season-settings", changes={"table": 9}) == 422
    assert act("draw-divisions") == 200
    assert act("enter-player", bot="random") == 422
    assert act("advance-divisions") == 422
    how = state_of_season(season).opened
    assert (how.widths, how.down, len(state_of_season(season).divisions)) == ((1, 2), 1, 2)


def test_a_league_and_its_season_can_be_read() -> None:
    owner, players = person("owner"), people(14)
    league = league_of(owner)
    played_season(league, owner, players)
    season_for(league, owner, players[1:])
    client = Client()
    one = client.get(f"{HOME}river-league/").json()
    assert [(season["number"], season["status"]) for season in one["seasons"]] == [(2, "registering"), (1, "ended")]
    assert (one["helpers"], one["actions"]) == ([{"name": "owner", "role": "owner"}], [])
    tables = client.get(f"{HOME}river-league/1/").json()
    assert (tables["played"], tables["tables"], tables["how"]["size"], len(tables["divisions"])) == (14, 14, 7, 2)
    there = client.get(f"{HOME}river-league/2/registrations/").json()
    assert (len(there["rows"]), there["silent"], there["can_be_drawn"]) == (13, [players[0].name], True)
    moves = client.get(f"{HOME}river-league/1/moves/").json()
    assert {move["why"] for move in moves["moves"]} >= {"promoted", "relegated"}
    log = client.get(f"{HOME}river-league/1/log/", headers=bearer(owner, "read")["headers"]).json()
    assert log["season"][0]["words"] == "opened season 1 for registration"
    assert log["league"][0]["words"] == "founded the league"


def test_the_next_season_is_opened_with_other_settings() -> None:
    owner = person("owner")
    league = league_of(owner)
    played_season(league, owner, people(7))
    able = bearer(owner, "organise")
    body = {"changes": {"table": 3, "play": "bots", "points": {"3": [4, 2, 0]}}, "reason": "Quicker."}
    answer = Client().post(f"{HOME}river-league/open-season/", body, **able)
    assert [season["number"] for season in answer.json()["seasons"]] == [2, 1]
    how = state_of_season(league.seasons.get(number=2)).opened
    assert (how.settings.table, how.settings.play, how.settings.points) == (3, "bots", {"3": [4, 2, 0]})


@pytest.mark.parametrize("address", ["", "1/", "1/registrations/", "1/moves/", "1/log/", "99999999999/"])
def test_what_is_not_there_is_not_found(address: str) -> None:
    assert Client().get(f"{HOME}nowhere/{address}").status_code == 404
