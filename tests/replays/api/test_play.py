from base64 import b64encode
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from rest_framework.test import APIClient

from accounts.models import Player
from accounts.services.sign_up import register_bot
from accounts.services.tokens import make_token
from games.kit.cairn_file import from_text
from replays.positions import latest
from tests.replays.tables import opened, people, person, play_on

pytestmark = pytest.mark.django_db


def client_of(player: Player | None) -> APIClient:
    client = APIClient()
    if player:
        client.force_login(player)
    return client


def get(player: Player | None, path: str, /, **query: Any) -> Any:
    return client_of(player).get(f"/api/v1/{path}", query)


def post(player: Player | None, path: str, /, **data: Any) -> Any:
    return client_of(player).post(f"/api/v1/{path}", data, format="json")


def test_a_match_is_opened_claimed_and_played_over_the_api() -> None:
    ada, ben = people("ada", "ben")
    made = post(ada, "matches/", game="quetzal", seats=["me", "open"], visibility="private")
    assert made.status_code == 201, made.json()
    match = made.json()
    assert (match["status"], match["step"], match["you"]) == ("open", -1, 0)
    claim = match["seats"][1]["claim"]
    assert get(ben, f"matches/{match['id']}/").status_code == 403
    begun = post(ben, f"matches/{match['id']}/claim/", claim=claim).json()
    assert (begun["status"], begun["step"], begun["you"]) == ("running", 0, 1)
    mover = [ada, ben][begun["to_move"]]
    question = get(mover, f"matches/{match['id']}/moves/").json()
    assert question["prompt"]
    assert all(choice["words"] for choice in question["choices"])
    move = question["choices"][0]["move"]
    played = post(mover, f"matches/{match['id']}/moves/", move=move, step=0, id=str(uuid4()))
    assert (played.status_code, played.json()["step"]) == (201, 1)


def test_the_claim_of_a_seat_is_shown_to_the_opener_only() -> None:
    ada, ben = people("ada", "ben")
    match = post(ada, "matches/", game="quetzal", seats=["me", "open"]).json()
    assert "claim" not in get(ben, f"matches/{match['id']}/").json()["seats"][1]
    assert "claim" not in get(None, "matches/").json()["results"][0]["seats"][1]


def test_problems_have_stable_codes() -> None:
    players = people("ada", "ben")
    ada = players[0]
    match = opened(*players)
    live = latest(match.id)
    mover, other = (players[live.to_move or 0], players[1 - (live.to_move or 0)])
    moves = f"matches/{match.id}/moves/"

    def problem(response: Any) -> tuple[int, str]:
        assert response["Content-Type"] == "application/problem+json"
        document = response.json()
        assert document["status"] == response.status_code
        assert document["detail"]
        return response.status_code, document["code"]

    assert problem(post(other, moves, move="x", step=0)) == (409, "not-your-turn")
    illegal = post(mover, moves, move="no_such_verb", step=0)
    assert problem(illegal) == (422, "illegal-move")
    assert "no_such_verb" in illegal.json()["detail"]
    stale = post(mover, moves, move="x", step=7)
    assert problem(stale) == (409, "stale-step")
    assert stale.json()["step"] == 0
    assert problem(post(mover, f"matches/{uuid4()}/moves/", move="x", step=0)) == (404, "unknown-match")
    assert problem(post(person("eve"), moves, move="x", step=0)) == (403, "no-permission")
    assert problem(post(None, moves, move="x", step=0)) == (401, "not-signed-in")
    assert problem(post(mover, moves, step="soon")) == (400, "bad-request")
    assert problem(post(ada, "matches/", game="chess", seats=["me"])) == (404, "unknown-game")
    assert problem(post(ada, "matches/", game="quetzal", seats=["me"] * 9)) == (422, "wrong-seat-count")
    assert problem(post(ada, "matches/", game="quetzal", seats=["me", "nobody"])) == (422, "unknown-player")
    assert problem(get(ada, f"matches/{match.id}/export/")) == (403, "secret-until-the-end")
    assert problem(get(ada, f"matches/{match.id}/view/", viewer="all")) == (403, "secret-until-the-end")
    assert problem(get(ada, f"matches/{match.id}/view/", viewer="1")) == (
        403,
        "secret-until-the-end",
    )
    assert problem(get(ada, f"matches/{match.id}/view/", viewer="9")) == (404, "unknown-viewer")
    assert problem(get(ada, f"matches/{match.id}/view/", step=5)) == (404, "unknown-step")
    assert problem(post(ada, f"matches/{match.id}/undo/", step=0)) == (409, "nothing-to-undo")


def test_too_many_requests_are_told_when_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from rest_framework.throttling import AnonRateThrottle

    monkeypatch.setattr(AnonRateThrottle, "rate", "1/minute", raising=False)
    client = APIClient(REMOTE_ADDR="192.0.2.7")
    assert client.get("/api/v1/games/").status_code == 200
    refused = client.get("/api/v1/games/", HTTP_X_FORWARDED_FOR="198.51.100.9")  # anyone can claim to be elsewhere
    assert (refused.status_code, refused.json()["code"]) == (429, "throttled")
    assert int(refused["Retry-After"]) > 0


def test_what_is_unchanged_is_not_sent_again() -> None:
    players = people("ada", "ben")
    match = opened(*players)
    for path in (f"matches/{match.id}/", f"matches/{match.id}/view/", f"matches/{match.id}/timeline/", "games/"):
        first = get(players[0], path)
        again = client_of(players[0]).get(f"/api/v1/{path}", HTTP_IF_NONE_MATCH=first["ETag"])
        assert (again.status_code, again.content) == (304, b"")


def test_a_token_does_what_it_was_made_for_and_no_more() -> None:
    ada, ben = people("ada", "ben")
    bot = register_bot(owner=ada, name="adabot")
    match = opened(bot, ben)
    _, text = make_token(player=bot, label="reader", scopes=["read"], lasts=timedelta(days=1))
    client = APIClient(HTTP_AUTHORIZATION=f"Bearer {text}")
    assert client.get("/api/v1/me/").json()["name"] == "adabot"
    assert client.get(f"/api/v1/matches/{match.id}/moves/").status_code == 200
    refused = client.post(f"/api/v1/matches/{match.id}/moves/", {"move": "x", "step": 0}, format="json")
    assert (refused.status_code, refused.json()["code"]) == (403, "no-permission")
    assert client.post("/api/v1/tokens/", {"label": "x", "scopes": ["play"]}, format="json").status_code == 403
    broken = APIClient(HTTP_AUTHORIZATION="Bearer cairn_nonsense")
    assert broken.get("/api/v1/games/").status_code == 401


def test_tokens_are_made_shown_once_and_revoked_over_the_api() -> None:
    ada, ben = people("ada", "ben")
    register_bot(owner=ada, name="adabot")
    made = post(ada, "tokens/", label="laptop", scopes=["play", "read"], player="adabot").json()
    assert made["token"].startswith("cairn_")
    (listed,) = get(ada, "tokens/").json()
    assert "token" not in listed
    assert post(ben, "tokens/", label="x", scopes=["read"], player="adabot").status_code == 400
    assert client_of(ben).delete(f"/api/v1/tokens/{made['id']}/").status_code == 404
    assert client_of(ada).delete(f"/api/v1/tokens/{made['id']}/").status_code == 204


def test_matches_are_found_by_game_player_opponent_status_and_result() -> None:
    ada, ben, eve = people("ada", "ben", "eve")
    running, finished = opened(ada, ben), opened(ada, eve)
    play_on(finished.id, [ada, eve], 2000)
    hidden = opened(ben, eve, visibility="private")
    winner = next(seat.actor for seat in finished.seats.filter(place=1))

    def found(player: Player | None, /, **query: Any) -> set[str]:
        return {match["id"] for match in get(player, "matches/", **query).json()["results"]}

    one, two, three = str(running.id), str(finished.id), str(hidden.id)
    assert found(None) == found(ada) == {one, two}
    assert found(eve) == {one, two, three}
    assert found(None, player="BEN") == {one}
    assert found(None, player="ada", opponent="eve") == {two}
    assert found(None, status="running") == {one}
    assert found(None, game="tikal2") == set()
    assert found(None, seats=2) == {one, two}
    assert found(None, player="ada" if winner == ada.actor else "eve", result="won") == {two}
    mover = [ada, ben][latest(running.id).to_move or 0]
    assert found(mover, waiting="true") >= {one}
    assert found(None, waiting="true") == set()


def test_a_page_leads_to_the_next() -> None:
    players = people("ada", "ben")
    for _ in range(3):
        opened(*players)
    first = get(None, "matches/", page_size=2).json()
    second = APIClient().get(first["next"]).json()
    assert len({match["id"] for match in first["results"] + second["results"]}) == 3
    assert second["next"] is None
    for broken in ("x", "cD1hYmM=", "cD05OTk5OTk5OTk5OTk5OTk5OTk5OTk5", b64encode(b"p=" + b"9" * 5000).decode()):
        assert get(None, "matches/", cursor=broken).status_code in (200, 404)


@pytest.mark.parametrize(
    "body", ["[" * 100_000, '{"a":' * 100_000, r'{"options": {"\ud800": "x"}}', "NaN", "\ufeff", ""]
)
def test_json_that_nobody_can_read_is_refused(body: str) -> None:
    answer = client_of(person("ada")).post("/api/v1/matches/", body, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_match_file_leaves_after_the_end_and_comes_in_once() -> None:
    players = people("ada", "ben")
    match = opened(*players)
    play_on(match.id, players, 2000)
    exported = get(None, f"matches/{match.id}/export/")
    text = exported.content.decode()
    assert from_text(text)[-1].kind == "match-finished"
    again = post(players[0], "matches/import/", text=text)
    assert (again.status_code, again.json()["imported"]) == (201, False)
    other = text.replace('"seat-', '"seat_') + "x"
    assert post(players[0], "matches/import/", text=other).json()["code"] == "broken-line"


def test_games_are_told_with_every_component() -> None:
    (quetzal,) = [game for game in get(None, "games/").json() if game["slug"] == "quetzal"]
    assert get(None, "games/quetzal/").json() == quetzal
    edition = get(None, "games/quetzal/editions/base/").json()
    assert edition["hash"] == quetzal["editions"][0]["hash"]
    assert edition["components"]
    assert get(None, "games/quetzal/editions/none/").json()["code"] == "unknown-edition"
