"""The cross table on its page, in the API and as a file."""

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import pair, play_out, with_entrants
from tournaments.models import Tournament
from tournaments.selectors.cross import cross_of
from tournaments.services.close_round import close_round

pytestmark = pytest.mark.django_db


def played(count: int) -> Tournament:
    """Play one round in which the lower number finishes ahead."""
    tournament, owner, _ = with_entrants(count)
    pair(tournament, owner)
    play_out(tournament, owner)
    close_round(tournament=tournament.id, by=owner.actor)
    return tournament


def test_every_meeting_counts_from_both_sides() -> None:
    found = cross_of(played(4))
    first, *_, last = found.rows
    assert (found.total, [head.entrant for head in found.columns]) == (4, [1, 2, 3, 4])
    assert first.cells[0] is None
    assert first.cells[3] == (1, 1, 0, 0, "10", "1")
    assert last.cells[0] == (1, 0, 0, 1, "1", "10")


def test_a_great_field_is_shown_in_parts() -> None:
    tournament = played(8)
    part = cross_of(tournament, start=4, against=0, count=4)
    assert ([row.head.line for row in part.rows], [head.line for head in part.columns]) == ([5, 6, 7, 8], [1, 2, 3, 4])
    assert part.total == 8
    met = {
        (row.head.entrant, head.entrant)
        for row in part.rows
        for cell, head in zip(row.cells, part.columns, strict=True)
        if cell
    }
    whole = cross_of(tournament)
    assert met == {
        (row.head.entrant, head.entrant)
        for row in whole.rows[4:]
        for cell, head in zip(row.cells[:4], whole.columns[:4], strict=True)
        if cell
    }


def test_the_page_shows_it_and_no_part_that_there_is_not() -> None:
    tournament = played(4)
    address = f"/tournaments/{tournament.slug}/cross/"
    page = Client().get(address).content.decode()
    assert "player00000 and player00003 met 1 time: ahead 1, level 0, behind 0; points 10 to 1" in page
    assert Client().get(f"{address}?page=2").status_code == 404
    assert Client().get(f"{address}?against=2").status_code == 404


def test_before_the_first_result_it_says_what_it_will_be() -> None:
    tournament, _, _ = with_entrants(0)
    assert "Who met whom will stand here." in Client().get(f"/tournaments/{tournament.slug}/cross/").content.decode()


def test_it_can_be_had_as_json_and_csv() -> None:
    tournament = played(4)
    url = f"/api/v1/tournaments/{tournament.slug}/cross"
    found = Client().get(f"{url}/", {"count": 2}).json()
    assert (found["total"], len(found["rows"]), len(found["columns"])) == (4, 2, 2)
    assert found["rows"][0]["cells"][1]["points"] == "10"
    head, *lines = Client().get(f"{url}.csv").content.decode().splitlines()
    assert head == "player,opponent,met,ahead,level,behind,points,points_against"
    assert lines[0] == "player00000,player00001,1,1,0,0,10,6"
    assert len(lines) == 12


def test_who_may_not_see_the_tournament_sees_no_cross_table() -> None:
    tournament, owner, _ = with_entrants(4, listed=False)
    assert isinstance(owner, Player)
    assert Client().get(f"/tournaments/{tournament.slug}/cross/").status_code == 404
    assert Client().get(f"/api/v1/tournaments/{tournament.slug}/cross/").status_code == 404
