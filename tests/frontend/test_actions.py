"""What players do at a match by forms: take back, resign, hand over."""

import pytest
from django.test import Client

from replays.models import Match
from tests.frontend.marks import on_sqlite
from tests.replays.tables import opened, people, play_on

pytestmark = on_sqlite


@pytest.fixture
def match(client: Client) -> Match:
    """Have ada signed in, and to move at a match with ben."""
    players = people("ada", "ben")
    client.force_login(players[0])
    match = opened(*players)
    while Match.objects.get(id=match.id).to_move != 0:
        play_on(match.id, players, 1)
    return match


def refusal(client: Client, address: str, **form: object) -> str:
    """Send a form that is to be refused, and read why."""
    return client.post(address, form, follow=True).content.decode()


def test_resigning_lets_the_bot_play_on_and_says_so_in_the_log(client: Client, match: Match) -> None:
    client.post(f"/matches/{match.id}/resign/")
    assert match.seats.get(seat=0).left == "seat-resigned"
    assert "ada resigns" in client.get(f"/matches/{match.id}/").content.decode()


def test_a_seat_is_handed_to_the_bot_that_is_named(client: Client, match: Match) -> None:
    assert "no bot called" in refusal(client, f"/matches/{match.id}/hand-over/", seat=0, bot="nobody")
    client.post(f"/matches/{match.id}/hand-over/", {"seat": 0, "bot": "random"})
    assert match.seats.get(seat=0).bot == "random"


def test_nobody_hands_over_the_seat_of_another(client: Client, match: Match) -> None:
    assert "You may not do this" in refusal(client, f"/matches/{match.id}/hand-over/", seat=1, bot="random")
    assert match.seats.get(seat=1).bot == ""


def test_only_own_moves_are_taken_back(client: Client, match: Match) -> None:
    step = Match.objects.get(id=match.id).step
    assert "can only take back" in refusal(client, f"/matches/{match.id}/undo/", seen=step)


def test_a_form_filled_in_on_an_old_page_is_told_of_the_newer_step(client: Client, match: Match) -> None:
    assert "has moved on to step" in refusal(client, f"/matches/{match.id}/move/", move="keep", seen=99)


def test_who_does_not_sit_there_changes_nothing(client: Client, match: Match) -> None:
    before = Match.objects.get(id=match.id).step
    client.force_login(people("eve")[0])
    for verb in ("move", "undo", "resign", "hand-over"):
        client.post(f"/matches/{match.id}/{verb}/", {"seen": before, "move": "keep", "seat": 0, "bot": "random"})
    assert Match.objects.get(id=match.id).step == before
