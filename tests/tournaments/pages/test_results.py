"""Entering a result: what was typed stays, places follow from scores, and whoever told it does not confirm it."""

import re

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import in_order, pair, state_of, with_entrants
from tests.tournaments.pages.test_pages import signed_in
from tournaments.models import Tournament
from tournaments.places import misplaced, out_of_order, proposed_places, what_would_be_right
from tournaments.refusals import Refused
from tournaments.services.record_result import confirm_result, record_result


@pytest.mark.parametrize(
    ("scores", "came", "places"),
    [
        ([30, 40, 20, 10], [True] * 4, [2, 1, 3, 4]),
        ([30, 40, 30, 10], [True] * 4, [2, 1, 2, 4]),
        ([30, None, 20], [True, False, True], [1, 3, 2]),
        ([30, None, 20], [True] * 3, [1, None, 2]),
        ([None, None], [False, False], [1, 1]),
    ],
)
def test_places_follow_from_scores(scores: list[int | None], came: list[bool], places: list[int | None]) -> None:
    assert proposed_places(scores, came) == places


@pytest.mark.parametrize(
    ("places", "fault", "words"),
    [
        ([1, 2, 2, 3], 3, "After a shared 2nd place comes the 4th, not the 3rd."),
        ([1, 2, 4], 4, "After the 2nd place comes the 3rd, not the 4th."),
        ([2, 3, 4], 2, "Somebody has to be 1st, not 2nd."),
        ([1, 2, 2, 4], None, ""),
    ],
)
def test_a_place_that_cannot_be_is_put_right_in_words(places: list[int], fault: int | None, words: str) -> None:
    assert misplaced(places) == fault
    assert what_would_be_right(places) == words


def test_who_has_more_points_than_one_before_is_out_of_order() -> None:
    assert out_of_order([(7, 1, 30), (8, 2, 40), (9, 3, 10)]) == {8}


@pytest.fixture
def cup(db: None) -> tuple[Tournament, Player, list[Player]]:
    tournament, owner, players = with_entrants(4, confirm=True)
    pair(tournament, owner)
    return tournament, owner, players


def told(client: Client, tournament: Tournament, **fields: str) -> str:
    data = {"round": "1", "table": "1", "next": "/", **fields}
    return client.post(f"/tournaments/{tournament.slug}/do/record-result/", data, follow=True).content.decode()


def test_what_was_typed_stays_after_an_error_with_the_message_at_its_line(
    cup: tuple[Tournament, Player, list[Player]],
) -> None:
    tournament, owner, _ = cup
    fields = {"place-1": "1", "place-2": "2", "place-3": "2", "place-4": "3", "score-1": "41", "absent-4": "on"}
    page = told(signed_in(owner), tournament, **fields)
    assert "what you typed is still there" in page
    assert 'name="score-1" type="number" value="41"' in page
    assert re.search(r'id="wrong-4">After a shared 2nd place comes the 4th, not the 3rd\.', page)
    assert re.search(r'name="absent-4" type="checkbox" checked', page)


def test_scores_alone_are_a_result(cup: tuple[Tournament, Player, list[Player]]) -> None:
    tournament, owner, _ = cup
    empty = {f"place-{one}": "" for one in range(1, 5)}
    scores = {"score-1": "9", "score-2": "12", "score-3": "9", "score-4": "1"}
    assert told(signed_in(owner), tournament, **empty, **scores)
    proposal = state_of(tournament).rounds[0].tables[0].proposal
    assert proposal is not None
    assert {seat.entrant: seat.place for seat in proposal.seats} == {1: 2, 2: 1, 3: 2, 4: 4}


def test_an_empty_line_is_asked_for(cup: tuple[Tournament, Player, list[Player]]) -> None:
    tournament, owner, _ = cup
    page = told(signed_in(owner), tournament, **{f"place-{one}": "" for one in range(1, 5)}, **{"score-1": "9"})
    assert re.findall(r'id="wrong-(\d)">A place or a score is needed', page)


def test_the_teller_sees_no_confirm_and_another_confirms_what_he_saw(
    cup: tuple[Tournament, Player, list[Player]],
) -> None:
    tournament, owner, players = cup
    record_result(tournament=tournament.id, by=players[0].actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    address = f"/tournaments/{tournament.slug}/rounds/1/tables/1/"
    assert "do/confirm-result" not in signed_in(players[0]).get(address).content.decode()
    page = signed_in(players[1]).get(address).content.decode()
    seen = re.findall(r'name="proposal" value="(\d+)"', page)
    assert seen == [str(state_of(tournament).rounds[0].tables[0].proposed_at)]
    record_result(tournament=tournament.id, by=players[0].actor, round_=1, table=1, seats=in_order([4, 3, 2, 1]))
    with pytest.raises(Refused) as refused:
        confirm_result(tournament=tournament.id, by=players[1].actor, round_=1, table=1, proposal=int(seen[0]))
    assert refused.value.words == "Somebody has told another result since; look at it again."
    newest = state_of(tournament).rounds[0].tables[0].proposed_at
    confirm_result(tournament=tournament.id, by=owner.actor, round_=1, table=1, proposal=newest)
    result = state_of(tournament).rounds[0].tables[0].result
    assert result is not None
    assert next(seat.entrant for seat in result if seat.place == 1) == 4
