"""Who may do what: every action, every role, on the page and through the API alike."""

from datetime import timedelta
from typing import Any

import msgspec
import pytest
from django.db import transaction
from django.test import Client

from accounts.models import Player
from accounts.policy import TABLE
from accounts.services.tokens import make_token
from tests.tournaments.hall import in_order, opened, pair, people, person, state_of
from tournaments.actions import ACTIONS
from tournaments.league_actions import LEAGUE_ACTIONS
from tournaments.models import League, Tournament
from tournaments.seasons.plan import Changes
from tournaments.services.give_role import give_role
from tournaments.services.register_entrant import invite_player, register_entrant
from tournaments.services.run_league import give_league_role
from tournaments.services.run_season import enter_season, found_league

ROLES = ("owner", "arbiter", "referee", "observer", "player", "invited", "stranger", "staff")
ARBITERS = {"owner", "arbiter"}
SIGNED_IN = set(ROLES)
MAY: dict[str, set[str]] = {
    "register": SIGNED_IN,
    "decline-invitation": {"invited"},
    "pause": {"player"},
    "come-back": {"player"},
    "withdraw": {"player"},
    "record-result": {"owner", "arbiter", "referee", "player"},
    "confirm-result": {"owner", "arbiter", "referee", "player"},
    "record-forfeit": {"owner", "arbiter", "referee"},
    "change-tie-breaks": {"owner"},
    "change-settings": {"owner"},
    "rename-tournament": {"owner"},
    "give-role": {"owner"},
    "take-role": {"owner"},
    "add-webhook": {"owner"},
    "drop-webhook": {"owner"},
    "end-tournament": {"owner"},
    "archive-tournament": {"owner"},
}
"""Whoever is not named may not; all other actions are for owner and arbiter."""
OWN = ("pause", "come-back", "withdraw", "decline-invitation")
pytestmark = pytest.mark.django_db


@pytest.fixture
def cup() -> tuple[Tournament, dict[str, Player]]:
    """Open a tournament with somebody in every role, the player at table 1 of a round that runs."""
    who = {role: person(role) for role in ROLES}
    who["staff"].is_staff = True
    who["staff"].save()
    tournament = opened(who["owner"])
    for role in ("arbiter", "referee", "observer"):
        give_role(tournament=tournament.id, by=who["owner"].actor, player=who[role].actor, role=role)
    invite_player(tournament=tournament.id, by=who["owner"].actor, player=who["invited"].actor)
    for player in (who["player"], *people(3)):
        register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
    pair(tournament, who["owner"])
    return tournament, who


def status_of(answer: Any) -> bool:
    """Say whether the door was shut; anything else, also a refusal of the rules, means it was open."""
    return bool(answer.status_code == 403)


def test_every_action_has_its_row_in_the_policy() -> None:
    assert {*ACTIONS, *LEAGUE_ACTIONS, "open-league"} <= set(TABLE)


@pytest.mark.parametrize("role", ROLES)
def test_whoever_lacks_a_role_gets_403_on_page_and_api_alike(
    cup: tuple[Tournament, dict[str, Player]], role: str
) -> None:
    tournament, who = cup
    client = Client()
    client.force_login(who[role], backend="django.contrib.auth.backends.ModelBackend")
    body = {"round": 1, "table": 1}
    shut: dict[str, tuple[bool, bool]] = {}
    for action in ACTIONS:
        with transaction.atomic():
            page = client.post(f"/tournaments/{tournament.slug}/do/{action}/", body)
            transaction.set_rollback(True)
        with transaction.atomic():
            api = client.post(f"/api/v1/tournaments/{tournament.slug}/{action}/", body, content_type="application/json")
            transaction.set_rollback(True)
        shut[action] = (status_of(page), status_of(api))
    assert shut == {action: (role not in MAY.get(action, ARBITERS),) * 2 for action in ACTIONS}


def test_nobody_does_anything_without_signing_in(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, _ = cup
    before = state_of(tournament).seq
    for action in ACTIONS:
        page = Client().post(f"/tournaments/{tournament.slug}/do/{action}/")
        api = Client().post(f"/api/v1/tournaments/{tournament.slug}/{action}/", {}, content_type="application/json")
        assert (page.status_code, api.status_code) == (302, 401)
        assert page["Location"].startswith("/account/sign-in/")
    assert state_of(tournament).seq == before


def test_a_player_records_results_of_no_table_but_his_own() -> None:
    owner, players, client = person("owner"), people(4), Client()
    tournament = opened(owner, table=2)
    for player in players:
        register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
    pair(tournament, owner)
    client.force_login(players[0], backend="django.contrib.auth.backends.ModelBackend")
    url = f"/api/v1/tournaments/{tournament.slug}/record-result/"
    answers = {}
    for table in state_of(tournament).rounds[0].tables:
        body = {"round": 1, "table": table.number, "seats": msgspec.to_builtins(in_order(table.entrants))}
        answers[1 in table.entrants] = client.post(url, body, content_type="application/json").status_code
    assert answers == {True: 200, False: 403}
    assert [1 in table.entrants for table in state_of(tournament).rounds[0].tables if table.is_done] == [True]


def bearer(player: Player, *scopes: str) -> dict[str, Any]:
    """Make a token and show it."""
    _, text = make_token(player=player, label="x", scopes=scopes, lasts=timedelta(days=1))
    return {"headers": {"Authorization": f"Bearer {text}"}, "content_type": "application/json"}


def league_of(owner: Player) -> League:
    """Found a league with a season for which players can register."""
    return found_league(by=owner.actor, title="Pyramid", game="quetzal", changes=Changes(play="hand"))


def test_a_token_changes_competitions_only_if_it_was_made_for_that(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, who = cup
    league = league_of(who["owner"])
    lame, able = bearer(who["owner"], "read", "play", "import"), bearer(who["owner"], "read", "organise")
    places = [f"tournaments/{tournament.slug}/{action}/" for action in ACTIONS]
    places += [f"leagues/{league.slug}/{action}/" for action in LEAGUE_ACTIONS]
    before = state_of(tournament).seq
    for place in (*places, "tournaments/", "leagues/"):
        assert Client().post(f"/api/v1/{place}", {}, **lame).status_code == 403, place
    assert state_of(tournament).seq == before
    for place in (*places, "tournaments/", "leagues/"):
        with transaction.atomic():
            answer = Client().post(f"/api/v1/{place}", {"round": 1, "table": 1}, **able)
            transaction.set_rollback(True)
        own = place.rsplit("/", 2)[-2] in OWN  # the owner neither takes part nor is invited
        assert status_of(answer) == own, place


def test_a_token_does_no_more_than_its_owner_may(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, who = cup
    stranger = bearer(who["stranger"], "organise")
    assert Client().post(f"/api/v1/tournaments/{tournament.slug}/close-round/", {}, **stranger).status_code == 403
    league = league_of(who["owner"])
    assert Client().post(f"/api/v1/leagues/{league.slug}/draw-divisions/", {}, **stranger).status_code == 403
    assert Client().post(f"/api/v1/leagues/{league.slug}/enter-season/", {}, **stranger).status_code == 200


LEAGUE_MAY: dict[str, set[str]] = {
    "enter-season": SIGNED_IN - {"invited"},
    "leave-season": SIGNED_IN - {"invited"},
    "open-season": {"owner"},
    "change-season-settings": {"owner"},
    "give-role": {"owner"},
    "take-role": {"owner"},
}
"""Whoever is not named may not; all other actions are for owner and arbiter."""
LEAGUE_ROLES = tuple(role for role in ROLES if role != "invited")


def league_with_roles() -> tuple[League, dict[str, Player]]:
    """Found a league with somebody in every role, and one player registered."""
    who = {role: person(role) for role in LEAGUE_ROLES}
    who["staff"].is_staff = True
    who["staff"].save()
    league = league_of(who["owner"])
    for role in ("arbiter", "referee", "observer"):
        give_league_role(league=league.id, by=who["owner"].actor, player=who[role].actor, role=role)
    enter_season(season=league.seasons.get().id, by=who["player"].actor)
    return league, who


@pytest.mark.parametrize("role", LEAGUE_ROLES)
def test_a_league_is_run_by_those_who_have_a_role_in_it_on_page_and_api_alike(role: str) -> None:
    (league, who), client = league_with_roles(), Client()
    client.force_login(who[role], backend="django.contrib.auth.backends.ModelBackend")
    shut: dict[str, tuple[bool, bool]] = {}
    for action in LEAGUE_ACTIONS:
        with transaction.atomic():
            page = client.post(f"/leagues/{league.slug}/do/{action}/")
            transaction.set_rollback(True)
        with transaction.atomic():
            api = client.post(f"/api/v1/leagues/{league.slug}/{action}/")
            transaction.set_rollback(True)
        shut[action] = (status_of(page), status_of(api))
    assert shut == {action: (role not in LEAGUE_MAY.get(action, ARBITERS),) * 2 for action in LEAGUE_ACTIONS}


def test_nobody_does_anything_to_a_league_without_signing_in() -> None:
    league, _ = league_with_roles()
    for action in LEAGUE_ACTIONS:
        page = Client().post(f"/leagues/{league.slug}/do/{action}/")
        api = Client().post(f"/api/v1/leagues/{league.slug}/{action}/", {}, content_type="application/json")
        assert (page.status_code, api.status_code) == (302, 401)


@pytest.mark.parametrize("role", LEAGUE_ROLES)
def test_the_log_of_a_season_is_for_those_who_have_a_part_in_it(role: str) -> None:
    (league, who), client = league_with_roles(), Client()
    client.force_login(who[role], backend="django.contrib.auth.backends.ModelBackend")
    page, api = client.get(f"/leagues/{league.slug}/1/log/"), client.get(f"/api/v1/leagues/{league.slug}/1/log/")
    assert (status_of(page), status_of(api)) == (role == "stranger",) * 2


def test_a_person_founds_a_league_through_the_api_and_a_bot_does_not() -> None:
    ada = person("ada")
    bot = Player.objects.create(name="ada-bot", owner=ada)
    asked = {"title": "Pyramid", "game": "quetzal", "size": 7, "up": 1, "down": 2}
    assert Client().post("/api/v1/leagues/", asked, content_type="application/json").status_code == 401
    assert Client().post("/api/v1/leagues/", asked, **bearer(bot, "organise")).status_code == 403
    assert Client().post("/api/v1/leagues/", asked | {"table": 9}, **bearer(ada, "organise")).status_code == 400
    answer = Client().post("/api/v1/leagues/", asked, **bearer(ada, "organise"))
    assert answer.status_code == 201
    assert [season["status"] for season in answer.json()["seasons"]] == ["registering"]
    league = League.objects.get(slug=answer.json()["slug"])
    assert (league.standing_of(ada), league.game) == (frozenset({"owner"}), "quetzal")
    unknown = Client().post("/api/v1/leagues/", asked | {"game": "chess"}, **bearer(ada, "organise"))
    assert 400 <= unknown.status_code < 500
    assert League.objects.count() == 1


@pytest.mark.parametrize("role", ROLES)
def test_the_organisers_log_is_for_those_who_have_a_part_in_it(
    cup: tuple[Tournament, dict[str, Player]], role: str
) -> None:
    tournament, who = cup
    client = Client()
    client.force_login(who[role], backend="django.contrib.auth.backends.ModelBackend")
    refused = role in ("invited", "stranger")
    page = client.get(f"/tournaments/{tournament.slug}/log/")
    api = client.get(f"/api/v1/tournaments/{tournament.slug}/log/")
    assert (status_of(page), status_of(api)) == (refused, refused)


@pytest.mark.parametrize("role", ROLES)
def test_an_unlisted_tournament_is_seen_by_those_it_concerns(role: str) -> None:
    owner, somebody = person("owner"), person("somebody")
    if role == "staff":
        somebody.is_staff = True
        somebody.save()
    tournament = opened(owner, listed=False)
    if role in ("arbiter", "referee", "observer", "owner"):
        give_role(tournament=tournament.id, by=owner.actor, player=somebody.actor, role=role)  # type: ignore[arg-type]
    elif role == "player":
        register_entrant(tournament=tournament.id, by=owner.actor, player=somebody.actor)
    elif role == "invited":
        invite_player(tournament=tournament.id, by=owner.actor, player=somebody.actor)
    client = Client()
    client.force_login(somebody, backend="django.contrib.auth.backends.ModelBackend")
    page = client.get(f"/tournaments/{tournament.slug}/")
    api = client.get(f"/api/v1/tournaments/{tournament.slug}/standings/")
    assert (status_of(page), status_of(api)) == (role == "stranger", role == "stranger")
