"""The stages of a knockout and of groups: who goes on and why, and what a late correction would have changed."""

import pytest
from django.test import Client

from tests.tournaments.hall import in_order, pair, play_out, state_of, with_entrants
from tournaments.models import Tournament
from tournaments.selectors.stages import stages_of
from tournaments.services.correct_result import correct_result

pytestmark = pytest.mark.django_db


def shown(tournament: Tournament, path: str = "stages/") -> str:
    return Client().get(f"/tournaments/{tournament.slug}/{path}").content.decode()


def test_a_knockout_shows_who_goes_on_and_why() -> None:
    tournament, owner, players = with_entrants(12, format="knockout")
    pair(tournament, owner)
    assert not any(one.on for block in stages_of(tournament.id)[0].blocks for one in block.sitters)
    play_out(tournament, owner)
    whys = [one.on for block in stages_of(tournament.id)[0].blocks for one in block.sitters if one.on]
    assert sorted(whys) == ["goes on"] * 3 + ["goes on as the best of the others"]
    pair(tournament, owner)
    play_out(tournament, owner)
    first, final = stages_of(tournament.id)
    assert (first.title, final.title) == ("Round 1", "Final")
    assert [one.name for block in final.blocks for one in block.sitters if one.on == "wins"] == [players[0].name]
    page = shown(tournament)
    assert "The way to the final" in page
    assert "goes on as the best of the others" in page


def test_groups_show_their_tables_and_who_goes_on() -> None:
    tournament, owner, players = with_entrants(8, format="groups", options={"groups": 2, "advance": 2})
    while True:
        pair(tournament, owner)
        if state_of(tournament).rounds[-1].inputs["stage"] == 2:
            break
        play_out(tournament, owner)
    groups, final = stages_of(tournament.id)
    assert [block.title for block in groups.blocks] == ["Group A", "Group B"]
    assert [len([one for one in block.sitters if one.on]) for block in groups.blocks] == [2, 2]
    assert final.title == "Final"
    assert players[0].name in shown(tournament)


def test_a_correction_that_comes_too_late_says_who_would_have_gone_on() -> None:
    tournament, owner, players = with_entrants(16, format="knockout")
    pair(tournament, owner)
    play_out(tournament, owner)
    pair(tournament, owner)
    table = sorted(state_of(tournament).rounds[0].tables[0].entrants)
    assert "would have gone on" not in shown(tournament)
    correct_result(
        tournament=tournament.id, by=owner.actor, round_=1, table=1, seats=in_order(table[::-1]), reason="Upside down."
    )
    winner, loser = players[table[-1] - 1].name, players[table[0] - 1].name
    words = f"After a correction {winner} would have gone on instead of {loser}; what was played stays."
    assert words in shown(tournament)
    assert words in shown(tournament, "rounds/1/")


def test_where_all_play_all_rounds_there_are_no_stages() -> None:
    tournament, _, _ = with_entrants(4)
    assert Client().get(f"/tournaments/{tournament.slug}/stages/").status_code == 404
