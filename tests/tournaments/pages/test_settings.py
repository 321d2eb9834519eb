"""The settings page: what can be changed is changed there, and nothing is offered that would be refused."""

import re

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import opened, pair, person, play_out, state_of, with_entrants
from tests.tournaments.pages.test_pages import signed_in
from tournaments.models import Tournament
from tournaments.order import reordered
from tournaments.services.close_round import archive_tournament, end_tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def cup() -> tuple[Tournament, Player, Client]:
    owner = person("owner")
    return opened(owner), owner, signed_in(owner)


def do(client: Client, tournament: Tournament, action: str, **data: str) -> str:
    return client.post(f"/tournaments/{tournament.slug}/do/{action}/", data, follow=True).content.decode()


def test_points_are_set_for_each_size_of_table(cup: tuple[Tournament, Player, Client]) -> None:
    tournament, _, client = cup
    page = client.get(f"/tournaments/{tournament.slug}/settings/").content.decode()
    shown = dict(re.findall(r'name="(points-\d-\d)" value="(\d+)"', page))
    assert shown["points-4-2"] == "6"
    do(client, tournament, "change-settings", **{**shown, "points-4-2": "7"})
    assert state_of(tournament).settings.points == {"4": [10, 7, 3, 1]}
    do(client, tournament, "change-settings", **shown)
    assert state_of(tournament).settings.points == {}


def test_points_that_reward_losing_are_refused_and_stay_in_the_form(cup: tuple[Tournament, Player, Client]) -> None:
    tournament, _, client = cup
    wrong = {"points-4-1": "1", "points-4-2": "6", "points-4-3": "3", "points-4-4": "0"}
    page = do(client, tournament, "change-settings", **wrong)
    assert "none higher than the one before" in page
    assert 'name="points-4-1" value="1"' in page


@pytest.mark.parametrize(
    ("numbers", "order"),
    [
        ({"wins": 1, "seconds": 2, "lots": 3}, ["wins", "seconds", "lots"]),
        ({"wins": 1, "seconds": 1, "lots": 3}, ["seconds", "wins", "lots"]),
        ({"wins": 2, "seconds": 2, "lots": 3}, ["seconds", "wins", "lots"]),
        ({"wins": 1, "seconds": 2, "lots": 3, "margin": 4}, ["wins", "seconds", "margin", "lots"]),
        ({"wins": 0, "seconds": 2, "lots": 0, "margin": 1}, ["margin", "seconds"]),
    ],
)
def test_whoever_takes_a_number_pushes_the_others_on(numbers: dict[str, int], order: list[str]) -> None:
    assert reordered(["wins", "seconds", "lots"], numbers) == order


def test_tie_breaks_are_put_in_another_order_without_a_script(cup: tuple[Tournament, Player, Client]) -> None:
    tournament, _, client = cup
    page = client.get(f"/tournaments/{tournament.slug}/settings/").content.decode()
    numbers = dict(re.findall(r'name="(order-\w+)".*?value="(\d+)" selected', page))
    assert numbers["order-lots"] == "8"
    before = re.findall(r'name="order" value="([^"]+)"', page)[0]
    do(client, tournament, "change-tie-breaks", **{**numbers, "order": before, "order-margin": "1"})
    assert state_of(tournament).settings.tie_breaks[:2] == ["margin", "wins"]
    assert state_of(tournament).settings.tie_breaks[-1] == "lots"


def test_title_and_description_are_plain_rows_that_the_owner_changes(cup: tuple[Tournament, Player, Client]) -> None:
    tournament, _, client = cup
    page = do(client, tournament, "rename-tournament", title="Summer Cup", about="Bring sun.")
    assert "Title and description are changed." in page
    tournament.refresh_from_db()
    assert (tournament.title, tournament.about, tournament.slug) == ("Summer Cup", "Bring sun.", "spring-cup")
    again = do(client, tournament, "rename-tournament", title=" ", about="Lost?")
    assert "Lost?" in again


def test_what_the_conversation_asks_can_be_changed_later(cup: tuple[Tournament, Player, Client]) -> None:
    tournament, _, client = cup
    changed = {"set-entry": "invitation", "set-confirm": "yes", "set-capacity": "12", "set-late_until": "3"}
    changed |= {"set-bye": "nothing", "set-listed": "no", "set-window_hours": "48", "set-swiss-smallest": "2"}
    do(client, tournament, "change-settings", **changed)
    now = state_of(tournament).settings
    assert (now.entry, now.confirm, now.capacity, now.late_until) == ("invitation", True, 12, 3)
    assert (now.bye, now.listed, now.window_hours, now.options) == ("nothing", False, 48, {"smallest": 2})
    log = client.get(f"/tournaments/{tournament.slug}/log/").content.decode()
    assert "changed the settings: " in log
    assert "the number of places: 12, before no limit" in log


def test_options_of_the_format_vanish_with_the_first_round_and_all_forms_with_the_end() -> None:
    tournament, owner, _ = with_entrants(8)
    client, url = signed_in(owner), f"/tournaments/{tournament.slug}/settings/"
    assert "set-swiss-smallest" in client.get(url).content.decode()
    pair(tournament, owner)
    page = client.get(url).content.decode()
    assert "set-swiss-smallest" not in page
    assert "set-capacity" in page
    play_out(tournament, owner)
    end_tournament(tournament=tournament.id, by=owner.actor)
    page = client.get(url).content.decode()
    assert "set-capacity" not in page
    assert "change-tie-breaks" not in page
    assert "rename-tournament" in page
    archive_tournament(tournament=tournament.id, by=owner.actor)
    assert "/do/" not in client.get(url).content.decode()
