import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import in_order, pair, person, play_out, state_of, with_entrants
from tournaments.models import Tournament
from tournaments.services.close_round import close_round
from tournaments.services.correct_result import correct_result
from tournaments.services.publish_standings import publish_standings

pytestmark = pytest.mark.django_db


def signed_in(player: Player) -> Client:
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


@pytest.fixture
def cup() -> tuple[Tournament, Player]:
    """Run two rounds of a Swiss with a bye; the first is closed and published, then corrected."""
    tournament, owner, _ = with_entrants(9, window_hours=24)
    pair(tournament, owner)
    play_out(tournament, owner)
    close_round(tournament=tournament.id, by=owner.actor)
    publish_standings(tournament=tournament.id, by=owner.actor)
    table = state_of(tournament).rounds[0].tables[0]
    turned = in_order(sorted(table.entrants)[::-1])
    correct_result(
        tournament=tournament.id, by=owner.actor, round_=1, table=1, seats=turned, reason="The sheet lay upside down."
    )
    pair(tournament, owner)
    return tournament, owner


PAGES = ["", "rounds/1/", "rounds/2/", "rounds/1/tables/1/", "rounds/2/tables/1/", "entrants/", "settings/"]


@pytest.mark.parametrize("path", PAGES)
def test_anybody_can_read_a_listed_tournament(cup: tuple[Tournament, Player], path: str) -> None:
    answer = Client().get(f"/tournaments/{cup[0].slug}/{path}")
    assert answer.status_code == 200
    assert "Spring Cup" in answer.content.decode()
    assert "/do/expel" not in answer.content.decode()


@pytest.mark.parametrize("path", [*PAGES, "log/"])
def test_the_owner_reads_the_same_pages_with_what_he_can_decide(cup: tuple[Tournament, Player], path: str) -> None:
    assert signed_in(cup[1]).get(f"/tournaments/{cup[0].slug}/{path}").status_code == 200


def test_published_standings_show_what_a_correction_changed(cup: tuple[Tournament, Player]) -> None:
    page = Client().get(f"/tournaments/{cup[0].slug}/").content.decode()
    assert "Corrected since it was published" in page
    log = signed_in(cup[1]).get(f"/tournaments/{cup[0].slug}/log/").content.decode()
    assert "The sheet lay upside down." in log


def test_standings_as_of_a_round_and_of_an_event_are_what_they_were(cup: tuple[Tournament, Player]) -> None:
    client = Client()
    url = f"/api/v1/tournaments/{cup[0].slug}/standings/"
    now = client.get(url).json()
    before = client.get(url, {"as_of_event": now["as_of_event"] - 2}).json()
    assert [row["entrant"] for row in before["rows"]] != [row["entrant"] for row in now["rows"]]
    nothing = client.get(url, {"as_of_round": 0}).json()
    assert {row["points"] for row in nothing["rows"]} == {"0"}
    assert client.get(url, {"as_of_round": 9}).status_code == 404
    assert client.get(f"/tournaments/{cup[0].slug}/?as_of_round=9").status_code == 404


def test_a_page_says_why_a_table_is_what_it_is(cup: tuple[Tournament, Player]) -> None:
    page = Client().get(f"/tournaments/{cup[0].slug}/rounds/2/tables/1/").content.decode()
    assert "Why this table" in page
    assert "points before" in page


@pytest.mark.parametrize("path", ["rounds/9/", "rounds/1/tables/99/"])
def test_what_is_not_there_is_not_found(cup: tuple[Tournament, Player], path: str) -> None:
    assert Client().get(f"/tournaments/{cup[0].slug}/{path}").status_code == 404
    assert Client().get("/tournaments/nowhere/").status_code == 404


def test_a_result_comes_in_by_a_form_and_mistakes_are_told(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    entrants = sorted(state_of(tournament).rounds[1].tables[0].entrants)
    form = {"round": 2, "table": 1}
    places = {f"place-{one}": place for place, one in enumerate(entrants, 1)}
    scores = {f"score-{one}": 50 - place for place, one in enumerate(entrants, 1)}
    client, url = signed_in(owner), f"/tournaments/{tournament.slug}/do/record-result/"
    wrong = client.post(url, {**form, **places, **scores, f"place-{entrants[0]}": 2}, follow=True)
    assert "These places cannot be" in wrong.content.decode()
    assert state_of(tournament).rounds[1].tables[0].result is None
    client.post(url, {**form, **places, **scores})
    result = state_of(tournament).rounds[1].tables[0].result
    assert result is not None
    assert {seat.entrant: seat.place for seat in result} == {one: place for place, one in enumerate(entrants, 1)}


def test_a_tournament_is_opened_by_a_short_conversation() -> None:
    ada = person("ada")
    client = signed_in(ada)
    assert "Question 1 of 3" in client.get("/tournaments/new/").content.decode()
    what = {"game": "quetzal", "format": "swiss", "table": "4", "play": "site"}
    assert "Question 2 of 3" in client.post("/tournaments/new/", {"step": "0", **what}).content.decode()
    who = {"players": "23", "rounds": "5", "window_hours": "24", "clock": "1d", "entry": "open", "capacity": "0"}
    who |= {"late_until": "1", "bye": "mean", "overdue": "wait", "listed": "yes"}
    third = client.post("/tournaments/new/", {"step": "1", **what, **who}).content.decode()
    assert "23 players: tables: five of 4 and one of 3; 5 rounds; nobody meets twice." in third
    done = client.post("/tournaments/new/", {"step": "2", **what, **who, "title": "Ada's Cup", "about": ""})
    assert done["Location"] == "/tournaments/adas-cup/"
    chosen = state_of(Tournament.objects.get()).settings
    assert (chosen.window_hours, chosen.clock) == (24, "1d")


def test_standings_can_be_embedded_downloaded_and_put_into_a_calendar(cup: tuple[Tournament, Player]) -> None:
    client = Client()
    bare = client.get(f"/embed/tournaments/{cup[0].slug}/")
    assert "X-Frame-Options" not in bare
    assert "frame-ancestors *" in bare["Content-Security-Policy"]
    lines = client.get(f"/api/v1/tournaments/{cup[0].slug}/standings.csv").content.decode().splitlines()
    assert len(lines) == 10
    assert lines[0].startswith("place,player,points")
    calendar = client.get("/players/player00000/calendar.ics")
    assert calendar["Content-Type"].startswith("text/calendar")
    assert "SUMMARY:Spring Cup\\, round 1\\, table" in calendar.content.decode()


@pytest.mark.parametrize(
    "path", ["/tournaments/", "/leagues/", "/players/", "/tournaments/?game=quetzal&status=running"]
)
def test_lists_are_readable_with_and_without_rows(cup: tuple[Tournament, Player], path: str) -> None:
    assert Client().get(path).status_code == 200


def test_a_player_has_a_page(cup: tuple[Tournament, Player]) -> None:
    page = Client().get("/players/player00003/").content.decode()
    assert "Spring Cup" in page
    assert Client().get("/players/nobody-here/").status_code == 404


def test_a_tournament_is_opened_again_with_all_its_settings(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    made = signed_in(owner).post(f"/tournaments/{tournament.slug}/copy/", {"title": "Autumn Cup"})
    assert made["Location"] == "/tournaments/autumn-cup/"
    again = Tournament.objects.get(slug="autumn-cup")
    assert state_of(again).settings == state_of(tournament).settings
    stranger = signed_in(person("stranger"))
    assert stranger.post(f"/tournaments/{tournament.slug}/copy/", {"title": "Mine"}).status_code == 403


def test_a_penalty_is_given_and_lifted_on_the_page(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    client, url = signed_in(owner), f"/tournaments/{tournament.slug}/do"
    client.post(f"{url}/give-penalty/", {"entrant": 1, "points": "1/2", "reason": "Late."})
    (penalty,) = state_of(tournament).penalties
    assert "½ points in round 2" in client.get(f"/tournaments/{tournament.slug}/entrants/").content.decode()
    client.post(f"{url}/lift-penalty/", {"penalty": penalty, "reason": "The bus broke down."})
    assert state_of(tournament).penalties == {}


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("new/", {"step": "9" * 5000}),
        ("spring-cup/do/record-result/", {"round": "9" * 5000, "table": "1"}),
        ("spring-cup/do/invite-player/", {"player": "player:nobody"}),
    ],
)
def test_a_form_that_no_page_holds_breaks_nothing(
    cup: tuple[Tournament, Player], path: str, data: dict[str, str]
) -> None:
    assert signed_in(cup[1]).post(f"/tournaments/{path}", data).status_code in (200, 302)
