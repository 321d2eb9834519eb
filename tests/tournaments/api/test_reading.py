"""What an organiser has done can be read back through the API, by whoever may know it."""

from typing import Any

import pytest
from django.test import Client

from accounts.models import Player
from replays.models import Job
from tests.tournaments.api.test_roles import ROLES
from tests.tournaments.hall import in_order, opened, pair, people, person, play_out, state_of
from tournaments.models import Tournament, Webhook
from tournaments.services.close_round import close_round
from tournaments.services.correct_result import correct_result
from tournaments.services.forbid_pair import forbid_pair
from tournaments.services.give_penalty import give_penalty
from tournaments.services.give_role import give_role
from tournaments.services.publish_standings import publish_standings
from tournaments.services.record_result import record_result
from tournaments.services.register_entrant import invite_player, register_entrant

pytestmark = pytest.mark.django_db
HELPERS = {"owner", "arbiter", "referee", "observer", "staff"}
READERS: dict[str, set[str]] = {
    "rounds/": set(ROLES),
    "published/": set(ROLES),
    "corrections/": set(ROLES),
    "rounds/1/pairings.csv": set(ROLES),
    "penalties/": HELPERS | {"player"},
    "roles/": HELPERS | {"player"},
    "proposals/": HELPERS | {"player"},
    "forbidden-pairs/": HELPERS,
    "invitations/": HELPERS,
    "webhooks/": {"owner"},
}


@pytest.fixture
def cup() -> tuple[Tournament, dict[str, Player]]:
    """Open a tournament with somebody in every role, and a first round that is closed."""
    who = {role: person(role) for role in ROLES}
    who["staff"].is_staff = True
    who["staff"].save()
    tournament = opened(who["owner"], late_until=9)
    for role in ("arbiter", "referee", "observer"):
        give_role(tournament=tournament.id, by=who["owner"].actor, player=who[role].actor, role=role)
    invite_player(tournament=tournament.id, by=who["owner"].actor, player=who["invited"].actor)
    for player in (who["player"], *people(7)):
        register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
    pair(tournament, who["owner"])
    play_out(tournament, who["owner"])
    close_round(tournament=tournament.id, by=who["owner"].actor)
    return tournament, who


def signed_in(player: Player) -> Client:
    """Give a browser in which somebody is signed in."""
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


def read(cup: Tournament, player: Player, path: str) -> Any:
    """Read something of a tournament."""
    answer = signed_in(player).get(f"/api/v1/tournaments/{cup.slug}/{path}")
    assert answer.status_code == 200, answer.content
    return answer.json()


@pytest.mark.parametrize("role", ROLES)
def test_each_list_is_for_those_who_may_know_it(cup: tuple[Tournament, dict[str, Player]], role: str) -> None:
    tournament, who = cup
    client = signed_in(who[role])
    status = {path: client.get(f"/api/v1/tournaments/{tournament.slug}/{path}").status_code for path in READERS}
    assert status == {path: 200 if role in readers else 403 for path, readers in READERS.items()}


def test_a_webhook_is_made_with_its_id_and_secret_and_read_back_without_it(
    cup: tuple[Tournament, dict[str, Player]],
) -> None:
    tournament, who = cup
    asked = {"url": "https://example.org/hook", "scopes": ["rounds", "organisation"]}
    url = f"/api/v1/tournaments/{tournament.slug}/add-webhook/"
    made = signed_in(who["owner"]).post(url, asked, content_type="application/json").json()["result"]
    stored = Webhook.objects.get()
    assert made == {"id": str(stored.id), "secret": stored.secret}
    pair(tournament, who["owner"])
    Job.objects.filter(kind="deliver-webhook").update(state="dead")
    (row,) = read(tournament, who["owner"], "webhooks/")
    assert (row["id"], row["dead"], row["scopes"]) == (made["id"], 1, ["organisation", "rounds"])
    assert "secret" not in row
    again = f"/api/v1/tournaments/{tournament.slug}/resend-webhook/"
    answer = signed_in(who["owner"]).post(again, {"webhook": made["id"]}, content_type="application/json")
    assert answer.json()["result"] == {"count": 1}


def test_what_an_action_makes_is_in_its_answer(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, who = cup
    client = signed_in(who["owner"])

    def do(action: str, **body: Any) -> Any:
        url = f"/api/v1/tournaments/{tournament.slug}/{action}/"
        return client.post(url, body, content_type="application/json").json()["result"]

    assert do("enter-player", player="stranger") == {"entrant": 9}
    assert do("pair-round") == {"round": 2}
    assert do("substitute-entrant", entrant=1, player="observer") == {"entrant": 10}
    assert do("give-role", player="stranger", role="referee") == {}


def test_penalties_pairs_roles_and_invitations_are_read_back(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, who = cup
    owner = who["owner"]
    give_penalty(tournament=tournament.id, by=owner.actor, entrant=2, points="2.5", reason="late")
    forbid_pair(tournament=tournament.id, by=owner.actor, a=3, b=1)
    (penalty,) = read(tournament, owner, "penalties/")
    assert penalty == {
        "event": state_of(tournament).seq - 1,
        "entrant": 2,
        "name": "player00000",
        "round": 1,
        "points": "2½",
        "reason": "late",
    }
    assert read(tournament, owner, "forbidden-pairs/") == [{"entrants": [1, 3], "names": ["player", "player00001"]}]
    assert {"name": "referee", "role": "referee"} in read(tournament, owner, "roles/")
    assert read(tournament, owner, "invitations/") == [{"name": "invited"}]


def test_told_results_are_read_until_they_are_confirmed() -> None:
    owner, players = person("owner"), people(4)
    tournament = opened(owner, confirm=True)
    for player in players:
        register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
    pair(tournament, owner)
    record_result(tournament=tournament.id, by=players[0].actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]))
    (told,) = read(tournament, owner, "proposals/")
    assert (told["round"], told["table"], told["by"]) == (1, 1, players[0].name)
    assert sorted(seat["place"] for seat in told["seats"]) == [1, 2, 3, 4]


def test_published_standings_and_what_was_corrected_since_are_read_back(
    cup: tuple[Tournament, dict[str, Player]],
) -> None:
    tournament, who = cup
    owner = who["owner"]
    assert read(tournament, who["stranger"], "corrections/")["published"] is None
    publish_standings(tournament=tournament.id, by=owner.actor)
    (listed,) = read(tournament, who["stranger"], "published/")
    assert (listed["event"], listed["round"]) == (state_of(tournament).seq, 1)
    before = read(tournament, who["stranger"], f"published/{listed['event']}/")
    assert (before["total"], before["rows"][0]["place"]) == (8, 1)
    part = read(tournament, who["stranger"], f"published/{listed['event']}/?start=6&count=5")
    assert part["rows"] == before["rows"][6:]
    entrants = state_of(tournament).rounds[0].tables[0].entrants
    seats = in_order(sorted(entrants, reverse=True))
    correct_result(tournament=tournament.id, by=owner.actor, round_=1, table=1, seats=seats, reason="upside down")
    since = read(tournament, who["stranger"], "corrections/")
    assert [line["reason"] for line in since["corrections"]] == ["upside down"]
    assert since["published"] == listed["event"]
    assert since["changes"]
    assert read(tournament, who["stranger"], f"published/{listed['event']}/") == before
    gone = signed_in(owner).get(f"/api/v1/tournaments/{tournament.slug}/published/0/")
    assert (gone.status_code, gone.json()["code"]) == (404, "unknown-publication")


def test_rounds_say_how_far_they_are(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, who = cup
    pair(tournament, who["owner"])
    assert [row["status"] for row in read(tournament, who["stranger"], "rounds/")] == ["closed", "running"]
    play_out(tournament, who["owner"])
    assert [row["status"] for row in read(tournament, who["stranger"], "rounds/")] == ["closed", "complete"]


def test_long_lists_come_in_parts(cup: tuple[Tournament, dict[str, Player]]) -> None:
    tournament, who = cup
    whole = read(tournament, who["owner"], "entrants/")
    assert read(tournament, who["owner"], "entrants/?start=2&count=3") == whole[2:5]
    tables = read(tournament, who["owner"], "rounds/1/")["tables"]
    assert read(tournament, who["owner"], "rounds/1/?start=1&count=1")["tables"] == tables[1:]
