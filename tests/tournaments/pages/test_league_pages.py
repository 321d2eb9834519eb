"""The pages of a league: founding it, who would stand where, what comes next, who moves and why, and the log."""

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import people, person
from tests.tournaments.pages.test_leagues import signed_in
from tests.tournaments.pyramids import drawn, end, league_of, play_division, played_season, season_for, state_of_season
from tournaments.models import League
from tournaments.services.give_penalty import give_penalty
from tournaments.services.leave_tournament import withdraw_entrant
from tournaments.services.run_division import end_division
from tournaments.services.run_league import give_league_role

pytestmark = pytest.mark.django_db


def read(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


# ---- founding


FIRST = {"game": "quetzal", "players": "17", "table": "4", "size": "7", "play": "hand"}
SECOND = {"up": "2", "down": "2", "window_hours": "0", "clock": "none", "widths": "1-1", "points": "9 5 2 0"}


def test_a_league_is_founded_in_a_conversation_with_a_preview() -> None:
    client = signed_in(person("ada"))
    assert "Question 1 of 3" in read(client, "/leagues/new/")
    second = client.post("/leagues/new/", FIRST | {"step": "0"}).content.decode()
    assert "Question 2 of 3" in second
    assert "17 players: divisions of 6, 6 and 5 in 2 tiers" in second
    assert '<input type="hidden" name="players" value="17">' in second
    third = client.post("/leagues/new/", FIRST | SECOND | {"step": "1"}).content.decode()
    assert "17 players: divisions of 6, 6 and 5 in 3 tiers" in third
    made = client.post("/leagues/new/", FIRST | SECOND | {"step": "2", "title": "Hill League", "about": ""})
    assert made["Location"] == "/leagues/hill-league/"
    how = state_of_season(League.objects.get().seasons.get()).opened
    assert (how.widths, how.up, how.down, how.settings.points) == ((1, 1), 2, 2, {"4": [9, 5, 2, 0]})


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"widths": "one"}, "Write whole numbers"),
        ({"points": "ten"}, "Write whole numbers"),
        ({"up": "5", "down": "5"}, "do not make a pyramid"),
        ({"tie_breaks": "coin"}, "A tie-break is unknown"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_founded(wrong: dict[str, str], words: str) -> None:
    client = signed_in(person("ada"))
    answer = client.post("/leagues/new/", FIRST | SECOND | wrong | {"step": "2", "title": "Hill League", "about": ""})
    assert words in answer.content.decode()
    assert not League.objects.exists()


# ---- while players register


def test_the_page_tells_who_has_registered_and_what_the_pyramid_will_be() -> None:
    owner, players, new = person("owner"), people(14), person("newcomer")
    league = league_of(owner)
    played_season(league, owner, players)
    season_for(league, owner, [*players[2:], new])
    page = read(Client(), "/leagues/river-league/")
    assert "13 players: divisions of 7 and 6 in 2 tiers" in page
    assert "any two meet" in page
    assert "newcomer" in page
    assert "Not answered yet:</strong> player00000, player00001" in page
    assert "stands behind all who stayed" in page
    assert "Draw the divisions" not in page
    assert "Draw the divisions" in read(signed_in(owner), "/leagues/river-league/")


def test_whoever_played_the_last_season_is_asked_and_can_rest() -> None:
    owner, players = person("owner"), people(7)
    league = league_of(owner)
    played_season(league, owner, players)
    season_for(league, owner, players[1:])
    client = signed_in(players[0])
    page = read(client, "/leagues/river-league/")
    assert "You played in tier 1 last season" in page
    assert "Rest this season" in page
    client.post("/leagues/river-league/do/leave-season/")
    assert "You rest this season; tier 1 waits for you." in read(client, "/leagues/river-league/")
    client.post("/leagues/river-league/do/enter-season/")
    assert "You take part." in read(client, "/leagues/river-league/")


def test_the_organiser_enters_players_and_bots_and_removes_them_on_the_page() -> None:
    owner, ada = person("owner"), person("ada")
    season = season_for(league_of(owner), owner, [])
    client = signed_in(owner)
    client.post("/leagues/river-league/do/enter-player/", {"player": "ada", "bot": "", "rating": "2650"})
    client.post("/leagues/river-league/do/enter-player/", {"player": "", "bot": "random"})
    assert [(one.bot, one.rating) for one in state_of_season(season).players.values()] == [("", 2650), ("random", 0)]
    client.post("/leagues/river-league/do/remove-player/", {"player": ada.actor, "reason": "Ill."})
    assert ada.actor not in state_of_season(season).players
    page = client.post("/leagues/river-league/do/enter-player/", {"player": "nobody-at-all"}, follow=True)
    assert "There is no player “nobody-at-all”." in page.content.decode()


def test_settings_and_helpers_are_changed_on_the_page() -> None:
    owner, ada = person("owner"), person("ada")
    season = season_for(league_of(owner), owner, [])
    client = signed_in(owner)
    assert "Change it" in read(client, "/leagues/river-league/settings/")
    form = FIRST | SECOND | {"cycles": "2", "confirm": "on", "tie_breaks": "wins, lots", "reason": "A wish."}
    client.post("/leagues/river-league/do/change-season-settings/", form)
    how = state_of_season(season).opened
    assert (how.up, how.settings.options, how.settings.confirm) == (2, {"cycles": 2}, True)
    assert how.settings.tie_breaks == ["wins", "lots"]
    client.post("/leagues/river-league/do/give-role/", {"player": "ada", "role": "arbiter"})
    assert "ada: arbiter" in read(client, "/leagues/river-league/settings/")
    assert "Enter a player" in read(signed_in(ada), "/leagues/river-league/")
    client.post("/leagues/river-league/do/take-role/", {"player": "ada", "role": "arbiter"})
    assert "Enter a player" not in read(signed_in(ada), "/leagues/river-league/")
    refused = client.post("/leagues/river-league/do/change-season-settings/", form | {"widths": "x"}, follow=True)
    assert "Write whole numbers" in refused.content.decode()


# ---- while it runs, and after


def test_one_button_says_what_comes_next() -> None:
    owner = person("owner")
    season = season_for(league_of(owner), owner, people(14))
    client = signed_in(owner)
    upper, lower = drawn(season, owner)
    assert "What comes next" not in read(client, "/leagues/river-league/")
    play_division(upper, owner)
    assert "All results are there in division 1A." in read(client, "/leagues/river-league/")
    client.post("/leagues/river-league/do/advance-divisions/")
    play_division(lower, owner)
    client.post("/leagues/river-league/do/advance-divisions/")
    for tournament in (upper, lower):
        end_division(tournament=tournament)
    assert "Open season 2" in read(client, "/leagues/river-league/")
    client.post("/leagues/river-league/do/open-season/", FIRST | SECOND | {"up": "1"})
    how = state_of_season(League.objects.get().seasons.get(number=2)).opened
    assert (how.number, how.up, how.down) == (2, 1, 2)


def test_the_page_of_an_ended_season_tells_who_moves_what_was_corrected_and_why() -> None:
    owner, players = person("owner"), people(14)
    season = season_for(league_of(owner), owner, players, up=1, down=1)
    upper, lower = drawn(season, owner)
    for tournament in (upper, lower):
        play_division(tournament, owner)
    withdraw_entrant(tournament=upper, by=owner.actor, entrant=1)
    for tournament in (upper, lower):
        end(tournament, owner)
    give_penalty(tournament=lower, by=owner.actor, entrant=1, points="40", reason="Used notes.")
    end_division(tournament=lower)
    page = read(Client(), "/leagues/river-league/1/")
    assert "Division 2A: Used notes." in page
    assert f"{players[7].name}: goes up at first, now stays" in page
    assert "Who moves after this season" in page
    assert f'{players[0].name} <span class="soft small">left</span>' in page


def test_the_log_of_a_season_is_a_page() -> None:
    owner, ada, players = person("owner"), person("ada"), people(7)
    league = league_of(owner)
    played_season(league, owner, players)
    give_league_role(league=league.id, by=owner.actor, player=ada.actor, role="observer", reason="Writes a report.")
    for reader in (owner, ada, players[0]):
        page = read(signed_in(reader), "/leagues/river-league/1/log/")
        assert "drew a division" in page
        assert "Writes a report." in page
    assert Client().get("/leagues/river-league/1/log/").status_code == 403
    assert signed_in(person("stranger")).get("/leagues/river-league/1/log/").status_code == 403


def test_there_is_no_page_of_a_season_that_was_never_opened() -> None:
    league_of(person("owner"))
    assert Client().get("/leagues/river-league/").status_code == 200
    for address in ("/leagues/river-league/1/", "/leagues/river-league/1/log/", "/leagues/river-league/settings/"):
        assert Client().get(address).status_code == 404
    assert Player.objects.count() == 1
