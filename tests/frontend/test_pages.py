"""Pages without script: what they show, to whom, and what they say when there is nothing to show."""

from uuid import uuid4

import pytest
from django.test import Client

from accounts.models import Player
from replays.models import Match
from replays.play.bot_match import BotMatch, run_bot_match, store_bot_match
from tests.frontend.marks import on_sqlite
from tests.replays.tables import opened, people, play_on

pytestmark = on_sqlite


def page(client: Client, address: str, status: int = 200) -> str:
    """Load a page and check its status."""
    answer = client.get(address)
    assert answer.status_code == status, address
    return answer.content.decode()


def bot_match(bots: tuple[str, ...] = ("random", "random")) -> Match:
    """Have a finished match."""
    asked = BotMatch(match=uuid4(), game="quetzal", bots=list(bots), seed="pages")
    store_bot_match(asked.match, run_bot_match(asked))
    return Match.objects.get(id=asked.match)


@pytest.fixture
def ada(client: Client) -> Player:
    """Sign somebody in."""
    (player,) = people("ada")
    client.force_login(player)
    return player


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/matches/",
        "/games/",
        "/games/quetzal/",
        "/account/sign-in/",
        "/account/sign-up/",
        "/account/password/lost/",
    ],
)
def test_every_page_is_there_for_anyone_without_inline_script_or_style(client: Client, address: str) -> None:
    html = page(client, address)
    assert "<script>" not in html
    assert " style=" not in html
    assert " onclick=" not in html


@pytest.mark.parametrize("address", ["/matches/new/", "/account/", "/account/matches/"])
def test_what_needs_an_account_leads_to_signing_in(client: Client, address: str) -> None:
    assert client.get(address)["Location"] == f"/account/sign-in/?next={address}"


def test_empty_lists_say_what_they_will_be(client: Client, ada: Player) -> None:
    assert "can be followed here" in page(client, "/")
    assert "Open the first one" in page(client, "/matches/")
    assert "No match fits" in page(client, "/matches/?player=nobody")
    assert "Nobody waits for you" in page(client, "/account/matches/")


def test_filters_find_a_player_an_opponent_and_a_result(client: Client) -> None:
    match = bot_match(("random", "greedy"))
    winner = "greedy" if match.seats.get(seat=1).place == 1 else "random"
    loser = "random" if winner == "greedy" else "greedy"
    assert str(match.id) in page(client, "/matches/?player=greedy&opponent=random&game=quetzal&seats=2")
    assert str(match.id) in page(client, f"/matches/?player={winner}&result=won")
    assert str(match.id) not in page(client, f"/matches/?player={loser}&result=won")
    assert str(match.id) not in page(client, "/matches/?game=arnak")


def test_a_finished_match_shows_scores_and_every_step_can_be_linked_to(client: Client) -> None:
    match = bot_match()
    html = page(client, f"/matches/{match.id}/")
    assert "Total" in html
    assert str(match.seats.get(seat=0).total) in html
    assert 'aria-current="step"' in page(client, f"/matches/{match.id}/?step=5&viewer=0")
    assert f"Step <span data-number>5</span> of {match.step}" in page(client, f"/matches/{match.id}/?step=5")


@pytest.mark.parametrize("query", ["step=abc", "step=99999999999999", "step=-1", "step="])
def test_a_step_that_makes_no_sense_still_shows_the_match(client: Client, query: str) -> None:
    page(client, f"/matches/{bot_match().id}/?{query}")


def test_a_viewer_that_there_is_not_is_not_found(client: Client) -> None:
    page(client, f"/matches/{bot_match().id}/?viewer=9", 404)


def test_nobody_looks_through_another_seat_while_the_match_runs(client: Client, ada: Player) -> None:
    (ben,) = people("ben")
    match = opened(ada, ben)
    answer = client.get(f"/matches/{match.id}/?viewer=1", follow=True)
    assert "kept secret until the match has ended" in answer.content.decode()
    assert answer.redirect_chain == [(f"/matches/{match.id}/", 302)]


def test_a_private_match_is_not_found_by_others(client: Client, ada: Player) -> None:
    ben, eve = people("ben", "eve")
    match = opened(ada, ben, visibility="private")
    page(client, f"/matches/{match.id}/")
    client.force_login(eve)
    assert "No way leads here" in page(client, f"/matches/{match.id}/", 404)
    page(client, f"/matches/{match.id}/stream/", 404)


def test_a_move_is_played_by_its_button_and_sending_it_twice_does_no_harm(client: Client, ada: Player) -> None:
    (ben,) = people("ben")
    match = opened(ada, ben)
    play_on(match.id, [ada, ben], 0)
    while Match.objects.get(id=match.id).to_move != 0:
        play_on(match.id, [ada, ben], 1)
    step = Match.objects.get(id=match.id).step
    question = client.get(f"/matches/{match.id}/").context["question"]
    form = {"move": question.choices[0].move, "seen": step, "move_id": uuid4()}
    for _ in range(2):
        assert client.post(f"/matches/{match.id}/move/", form)["Location"] == f"/matches/{match.id}/"
    assert Match.objects.get(id=match.id).step == step + 1


def test_a_refused_move_is_explained(client: Client, ada: Player) -> None:
    (ben,) = people("ben")
    match = opened(ada, ben)
    while Match.objects.get(id=match.id).to_move != 0:
        play_on(match.id, [ada, ben], 1)
    seen = Match.objects.get(id=match.id).step
    answer = client.post(f"/matches/{match.id}/move/", {"move": "<script>alert(1)</script>", "seen": seen}, follow=True)
    html = answer.content.decode()
    assert 'class="notice error"' in html
    assert "<script>alert" not in html


def test_a_match_is_opened_by_the_form_and_its_open_seat_taken_by_link(client: Client, ada: Player) -> None:
    form = page(client, "/matches/new/?game=quetzal")
    assert "Deliveries at the Harbour" in form
    asked = {"seat_0": "me", "seat_1": "open", "visibility": "private", "stand_in": "random"}
    asked |= {"option_harbour_deliveries": "together", "option_camp_figures": "one", "clock": "1d"}
    address = client.post("/matches/new/?game=quetzal", asked)["Location"]
    match = Match.objects.get()
    assert address == f"/matches/{match.id}/"
    claim = f"/matches/{match.id}/claim/{match.seats.get(seat=1).claim}/"
    assert claim in page(client, address)
    (ben,) = people("ben")
    client.force_login(ben)
    assert "Sit down" in page(client, claim)
    client.post(claim)
    assert Match.objects.get().status == "running"
    assert "leads to no open seat" in page(client, claim, 404)


@pytest.mark.parametrize("name", ["nobody", "", "x" * 65, "a\0b"])
def test_the_form_says_which_player_there_is_not(client: Client, ada: Player, name: str) -> None:
    asked = {"seat_0": "me", "seat_1": "named", "name_1": name, "visibility": "public"}
    answer = client.post("/matches/new/?game=quetzal", asked | {"stand_in": "random"})
    assert "There is no player of this name" in answer.content.decode()
    assert not Match.objects.exists()


def test_a_token_is_shown_once_and_its_label_never_runs(client: Client, ada: Player) -> None:
    asked = {"player": "ada", "label": "<b>x</b>", "scopes": ["read"], "days": 3}
    assert "cairn_" in client.post("/account/tokens/", asked).content.decode()
    html = page(client, "/account/")
    assert "cairn_" not in html
    assert "&lt;b&gt;x&lt;/b&gt;" in html


def test_errors_say_what_to_do_next(client: Client) -> None:
    assert "No way leads here" in page(client, "/nowhere/", 404)
    html = page(client, f"/matches/{uuid4()}/", 404)
    assert "/account/sign-in/?next=" in html


def test_pages_come_with_a_policy_that_allows_no_inline_script(client: Client) -> None:
    policy = client.get("/")["Content-Security-Policy"]
    assert "unsafe-inline" not in policy
    assert "default-src 'self'" in policy
