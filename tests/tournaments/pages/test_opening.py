"""The conversation that opens a tournament: only what is needed, refused early, with a way back and a true preview."""

import re

import pytest
from django.test import Client

from tests.tournaments.hall import person, state_of
from tests.tournaments.pages.test_pages import signed_in
from tournaments.draws.choices import CHOICES
from tournaments.imagined import imagine
from tournaments.models import Tournament
from tournaments.preview import missing_for, preview
from tournaments.refusals import Refused
from tournaments.settings import Settings

WHAT = {"game": "quetzal", "format": "swiss", "table": "4", "play": "site"}
WHO = {"players": "16", "rounds": "5", "window_hours": "24", "clock": "1d", "entry": "open", "capacity": "20"}
WHO = {**WHO, "late_until": "2", "bye": "win", "overdue": "wait", "listed": "no"}


@pytest.fixture
def client(db: None) -> Client:
    return signed_in(person("ada"))


def asked(client: Client, **answers: str) -> str:
    return client.post("/tournaments/new/", answers).content.decode()


def names_in(page: str) -> set[str]:
    """Name what is asked, apart from what travels along."""
    return {name for kind, name in re.findall(r'<(select|textarea|input type="[^h]\w+") name="([^"]+)"', page)}


@pytest.mark.parametrize(
    ("form", "play", "asks", "leaves_out"),
    [
        ("swiss", "site", {"rounds", "clock", "late_until", "swiss-smallest"}, {"confirm"}),
        ("swiss", "hand", {"rounds", "confirm", "window_hours", "overdue"}, {"clock"}),
        ("knockout", "hand", {"knockout-keep", "knockout-wildcards"}, {"rounds", "clock", "late_until", "bye"}),
        ("groups", "bots", {"groups-groups", "groups-semifinals"}, {"rounds", "clock", "window_hours"}),
        ("league", "site", {"league-cycles", "clock"}, {"rounds"}),
        ("ladder", "bots", {"rounds"}, {"window_hours", "clock", "bye"}),
    ],
)
def test_only_what_the_form_and_the_way_of_playing_need_is_asked(
    client: Client, form: str, play: str, asks: set[str], leaves_out: set[str]
) -> None:
    names = names_in(asked(client, step="0", **{**WHAT, "format": form, "play": play}))
    assert asks <= names
    assert not leaves_out & names


def test_a_game_that_does_not_seat_so_many_is_refused_at_the_first_question(client: Client) -> None:
    page = asked(client, step="0", **{**WHAT, "game": "arnak", "table": "5"})
    assert "Question 1 of 3" in page
    assert "is played by 2 to 4 at a table" in page


def test_too_few_players_are_told_what_is_missing(client: Client) -> None:
    what = {**WHAT, "format": "groups"}
    page = asked(client, step="1", **what, **WHO | {"players": "8"})
    assert "Question 2 of 3" in page
    assert "needs at least 16 players for four groups at tables of 4" in page
    assert "Question 3 of 3" in asked(client, step="1", **what, **WHO | {"players": "8", "groups-groups": "2"})


def test_back_keeps_every_answer(client: Client) -> None:
    page = asked(client, step="2", back="1", **WHAT, **WHO, title="Cup", about="Bring snacks.")
    assert "Question 2 of 3" in page
    assert 'name="capacity" value="20"' in page
    assert 'name="title" value="Cup"' in page
    first = asked(client, step="1", back="1", **WHAT, **WHO, title="Cup")
    assert "Question 1 of 3" in first
    assert 'name="capacity" value="20"' in first


def test_what_was_chosen_among_the_folded_questions_holds(client: Client) -> None:
    client.post("/tournaments/new/", {"step": "2", **WHAT, **WHO, "swiss-smallest": "2", "title": "Cup", "about": ""})
    settings = state_of(Tournament.objects.get()).settings
    assert (settings.capacity, settings.late_until, settings.bye, settings.listed) == (20, 2, "win", False)
    assert settings.options == {"smallest": 2}


def test_a_game_with_options_and_editions_asks_for_them(client: Client) -> None:
    page = asked(client, step="0", **{**WHAT, "game": "tikal2"})
    assert "tikal2-option-short_game" in names_in(page)
    said = {**WHAT, "game": "tikal2", **WHO, "tikal2-option-short_game": "yes", "title": "Cup"}
    client.post("/tournaments/new/", {"step": "2", **said})
    assert state_of(Tournament.objects.get()).settings.game_options == {"short_game": "yes"}


@pytest.mark.parametrize("form", CHOICES)
@pytest.mark.parametrize("players", [2, 3, 4, 7, 15, 16, 23, 64])
def test_a_preview_promises_nothing_that_cannot_be_paired(form: str, players: int) -> None:
    settings = Settings(game="quetzal", format=form, table=4, rounds=2)  # type: ignore[arg-type]
    try:
        imagine(settings, players, 1, seed=3)
    except Refused:
        assert missing_for(settings, players)
    else:
        assert not missing_for(settings, players)
        assert preview(settings, players).startswith(f"{players} players: ")
