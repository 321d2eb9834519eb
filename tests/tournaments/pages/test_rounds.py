"""The page of a round: where each table stands, who sits where in a great field, what was decided and by whom."""

import re

import pytest
from django.test import Client

from tests.tournaments.hall import in_order, pair, play_out, state_of, with_entrants
from tests.tournaments.pages.test_pages import signed_in
from tournaments.services.correct_result import correct_result
from tournaments.services.leave_tournament import withdraw_entrant
from tournaments.services.record_result import record_result
from tournaments.views.pages import window
from tournaments.views.rounds import PER_PAGE

pytestmark = pytest.mark.django_db


def test_each_table_says_where_it_stands() -> None:
    tournament, owner, players = with_entrants(12, confirm=True)
    pair(tournament, owner)
    first, second, third = state_of(tournament).rounds[0].tables
    record_result(
        tournament=tournament.id,
        by=players[first.entrants[0] - 1].actor,
        round_=1,
        table=1,
        seats=in_order(first.entrants),
    )
    leaver = second.entrants[0]
    withdraw_entrant(tournament=tournament.id, by=owner.actor, entrant=leaver)
    page = Client().get(f"/tournaments/{tournament.slug}/rounds/1/").content.decode()
    assert f"told by {players[first.entrants[0] - 1].name}, waits for confirmation" in page
    assert f"waits for a decision since {players[leaver - 1].name} left" in page
    assert "to be played" in page
    assert "0 of 3 tables done, 1 told and waiting for confirmation, 1 waiting for a decision." in page
    assert "Look at table 1" not in page
    assert "Look at table 1" in signed_in(owner).get(f"/tournaments/{tournament.slug}/rounds/1/").content.decode()
    assert third.proposal is None


def test_a_round_tells_what_was_decided_in_it_and_later_about_it() -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    play_out(tournament, owner)
    pair(tournament, owner)
    turned = in_order(sorted(state_of(tournament).rounds[0].tables[0].entrants)[::-1])
    correct_result(tournament=tournament.id, by=owner.actor, round_=1, table=1, seats=turned, reason="Upside down.")
    first = Client().get(f"/tournaments/{tournament.slug}/rounds/1/").content.decode()
    assert "owner corrected round 1, table 1" in first
    assert "Upside down." in first
    assert "paired round 1: 2 tables" in first
    assert "paired round 2" not in first
    second = Client().get(f"/tournaments/{tournament.slug}/rounds/2/").content.decode()
    assert "recorded round 1" not in second


def test_a_great_round_comes_in_pages_and_finds_people() -> None:
    tournament, owner, players = with_entrants(2 * PER_PAGE + 10, table=2)
    pair(tournament, owner)
    client, url = Client(), f"/tournaments/{tournament.slug}/rounds/1/"
    first = client.get(url).content.decode()
    assert first.count("<article") == PER_PAGE
    assert client.get(url, {"page": 2}).content.decode().count("<article") == 5
    assert client.get(url, {"page": 9}).status_code == 404
    name = players[100].name
    found = client.get(url, {"who": name[-4:]}).content.decode()
    assert re.search(rf"<strong>{name}</strong>: <a [^>]+>table \d+", found)
    everything = client.get(url, {"print": "all"}).content.decode()
    assert all(player.name in everything for player in players)


def test_entrants_come_in_pages_and_are_found_by_name() -> None:
    tournament, _, players = with_entrants(105)
    client, url = Client(), f"/tournaments/{tournament.slug}/entrants/"
    assert players[104].name not in client.get(url).content.decode()
    assert players[104].name in client.get(url, {"page": 2}).content.decode()
    found = client.get(url, {"who": "00104"}).content.decode()
    assert players[104].name in found
    assert players[3].name not in found


def test_two_are_kept_apart_by_name_and_leaving_is_asked_twice() -> None:
    tournament, owner, players = with_entrants(8)
    client, url = signed_in(owner), f"/tournaments/{tournament.slug}"
    client.post(f"{url}/do/forbid-pair/", {"name-a": players[1].name, "name-b": players[4].name.upper()})
    assert state_of(tournament).forbidden == {(2, 5)}
    wrong = client.post(f"{url}/do/forbid-pair/", {"name-a": "nobody", "name-b": players[4].name}, follow=True)
    assert "There is no player “nobody”." in wrong.content.decode()
    assert "do/withdraw-entrant" not in client.get(f"{url}/entrants/").content.decode()
    page = client.get(f"{url}/entrants/2/").content.decode()
    assert f"Yes, withdraw {players[1].name}" in page
    assert "/do/" not in Client().get(f"{url}/entrants/2/").content.decode()
    assert client.get(f"{url}/entrants/99/").status_code == 404


@pytest.mark.parametrize(
    ("current", "last", "numbers"),
    [
        (1, 3, [1, 2, 3]),
        (50, 300, [1, 0, 46, 47, 48, 49, 50, 51, 52, 53, 54, 0, 300]),
        (7, 8, [1, 2, 3, 4, 5, 6, 7, 8]),
        (1, 0, []),
    ],
)
def test_of_many_rounds_those_around_are_offered(current: int, last: int, numbers: list[int]) -> None:
    assert window(current, last) == numbers
