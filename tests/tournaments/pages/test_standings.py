"""The standings page: what was published stays readable, what was changed is said to all, and lines speak in words."""

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import pair, play_out, state_of, with_entrants
from tests.tournaments.pages.test_pages import cup, signed_in
from tournaments.models import Tournament
from tournaments.services.change_settings import change_settings, change_tie_breaks
from tournaments.services.close_round import close_round, end_tournament
from tournaments.services.give_penalty import give_penalty
from tournaments.services.leave_tournament import withdraw_entrant

pytestmark = pytest.mark.django_db
__all__ = ["cup"]


def shown(tournament: Tournament, path: str = "") -> str:
    return Client().get(f"/tournaments/{tournament.slug}/{path}").content.decode()


def test_the_reason_of_a_correction_is_told_to_all_beside_what_was_published(cup: tuple[Tournament, Player]) -> None:
    tournament, _ = cup
    (event,) = state_of(tournament).published
    page = shown(tournament)
    assert "The sheet lay upside down." in page
    assert f"/tournaments/{tournament.slug}/published/{event}/" in page
    frozen = shown(tournament, f"published/{event}/")
    assert "Standings as published after round 1" in frozen
    assert Client().get(f"/tournaments/{tournament.slug}/published/{event + 1}/").status_code == 404


def test_the_round_that_would_be_published_is_named_and_only_once(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    client, url = signed_in(owner), f"/tournaments/{tournament.slug}/"
    assert "Publish after round 1" in client.get(url).content.decode()
    assert "Publish after" not in shown(tournament)
    client.post(f"{url}do/publish-standings/")
    assert "Publish after" not in client.get(url).content.decode()


def test_the_standings_as_of_an_event_say_so_and_offer_no_decision(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    play_out(tournament, owner)
    event = state_of(tournament).rounds[0].tables[0].decided
    url = f"/tournaments/{tournament.slug}/"
    now = signed_in(owner).get(url).content.decode()
    assert "What comes next" in now
    then = signed_in(owner).get(url, {"as_of_event": event}).content.decode()
    assert f"As it was after event {event}" in then
    assert "owner corrected round 1, table 1" in then
    assert "The standings of now" in then
    assert "What comes next" not in then
    assert f"standings.csv?as_of_event={event}" in then


def test_a_change_of_rules_after_the_start_is_told_to_everybody() -> None:
    tournament, owner, _ = with_entrants(8)
    change_tie_breaks(tournament=tournament.id, by=owner.actor, tie_breaks=["margin", "lots"])
    pair(tournament, owner)
    play_out(tournament, owner)
    assert "Changed while it was played" not in shown(tournament)
    change_tie_breaks(tournament=tournament.id, by=owner.actor, tie_breaks=["wins", "lots"])
    change_settings(tournament=tournament.id, by=owner.actor, changes={"points": {"4": [9, 6, 3, 1]}, "capacity": 9})
    page = shown(tournament)
    assert "ties are now broken by 1st, Lots; before by Margin, Lots" in page
    assert "points are now 9-6-3-1 at tables of 4, before 10-6-3-1" in page
    assert "capacity" not in page


def test_who_left_and_who_was_punished_is_marked_in_the_line() -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    play_out(tournament, owner)
    withdraw_entrant(tournament=tournament.id, by=owner.actor, entrant=2)
    give_penalty(tournament=tournament.id, by=owner.actor, entrant=3, points="2", reason="Late.")
    page = shown(tournament)
    assert f'href="/tournaments/{tournament.slug}/entrants/2/">has left</a>' in page
    assert f'href="/tournaments/{tournament.slug}/entrants/3/">2 points taken</a>' in page


def test_before_the_first_result_nobody_has_a_place() -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    page = shown(tournament)
    assert "the order says nothing" in page
    assert "decided by lot" not in page
    assert "after 1</a>" not in page


def test_a_mean_place_is_shown_as_people_know_it_and_lots_without_their_numbers() -> None:
    tournament, owner, _ = with_entrants(8, tie_breaks=["mean_place", "lots"])
    pair(tournament, owner)
    play_out(tournament, owner)
    page = shown(tournament)
    assert '<td class="number">1</td>' in page
    assert '<td class="number">-' not in page
    assert "decided by lot" in page
    assert ">Lots<" not in page


def test_a_tournament_that_ended_names_its_winner() -> None:
    tournament, owner, players = with_entrants(4, rounds=1)
    pair(tournament, owner)
    play_out(tournament, owner)
    close_round(tournament=tournament.id, by=owner.actor)
    end_tournament(tournament=tournament.id, by=owner.actor)
    assert f"<strong>{players[0].name}</strong> has won." in shown(tournament)
