import hmac
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from django.core import mail

from replays.models import Job
from tests.tournaments.hall import opened, pair, person, play_out, with_entrants
from tournaments.models import Webhook
from tournaments.refusals import Refused
from tournaments.services.notices import tell_round
from tournaments.services.webhooks import add_webhook, deliver, drop_webhook

pytestmark = pytest.mark.django_db


@pytest.fixture
def listener() -> Iterator[tuple[str, list[tuple[dict[str, str], bytes]], list[int]]]:
    """Listen at an address; the list of answers decides what it says, 200 when it is empty."""
    heard: list[tuple[dict[str, str], bytes]] = []
    answers: list[int] = []

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(answers.pop(0) if answers else 200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Ear)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/news?from=cairn", heard, answers
    server.shutdown()
    server.server_close()


def deliveries() -> list[dict[str, Any]]:
    """List what is to be delivered."""
    return [json.loads(job.data) for job in Job.objects.filter(kind="deliver-webhook").order_by("id")]


def test_an_address_is_told_of_what_it_asked_for_signed_with_its_secret(
    listener: tuple[str, list[tuple[dict[str, str], bytes]], list[int]], settings: Any
) -> None:
    settings.DEBUG = True
    url, heard, _ = listener
    cup, owner, _ = with_entrants(4)
    secret = add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    pair(cup, owner)
    play_out(cup, owner)
    (asked,) = deliveries()
    deliver(**asked)
    ((headers, body),) = heard
    assert json.loads(body)["kind"] == "round-paired"
    assert headers["X-Cairn-Event"] == f"tournament:{cup.id}/{asked['seq']}"
    assert headers["X-Cairn-Signature"] == f"sha256={hmac.new(secret.encode(), body, 'sha256').hexdigest()}"


def test_an_address_that_fails_is_an_error_for_the_outbox_to_try_again(
    listener: tuple[str, list[tuple[dict[str, str], bytes]], list[int]], settings: Any
) -> None:
    settings.DEBUG = True
    url, heard, answers = listener
    answers.extend([500, 302])
    cup, owner, _ = with_entrants(4)
    add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    pair(cup, owner)
    (asked,) = deliveries()
    for status in ("500", "302"):
        with pytest.raises(ConnectionError, match=status):
            deliver(**asked)
    deliver(**asked)
    assert len(heard) == 3


def test_nothing_is_sent_into_the_network_the_site_lives_in(
    listener: tuple[str, list[tuple[dict[str, str], bytes]], list[int]],
) -> None:
    url, heard, _ = listener
    cup, owner, _ = with_entrants(4)
    add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    pair(cup, owner)
    with pytest.raises(ConnectionError, match="not on the open network"):
        deliver(**deliveries()[0])
    assert heard == []


def test_a_dropped_webhook_hears_nothing_more() -> None:
    cup, owner, _ = with_entrants(4)
    add_webhook(tournament=cup.id, by=owner.actor, url="https://example.org/hook", scopes=["rounds"])
    hook = Webhook.objects.get()
    drop_webhook(tournament=cup.id, webhook=hook.id)
    pair(cup, owner)
    assert deliveries() == []
    with pytest.raises(Refused):
        drop_webhook(tournament=cup.id, webhook=hook.id)


@pytest.mark.parametrize(
    ("url", "scopes", "code"),
    [
        ("https://example.org/", ["weather"], "unknown-scope"),
        ("https://example.org/", [], "unknown-scope"),
        ("file:///etc/passwd", ["rounds"], "bad-address"),
        ("nowhere", ["rounds"], "bad-address"),
    ],
)
def test_what_cannot_be_a_webhook_is_refused(url: str, scopes: list[str], code: str) -> None:
    owner = person("owner")
    cup = opened(owner)
    with pytest.raises(Refused) as error:
        add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=scopes)
    assert error.value.code == code


def test_players_are_told_where_they_sit_and_reminded_of_what_is_missing() -> None:
    cup, owner, players = with_entrants(8, window_hours=72)
    for player in players[:5]:
        player.email = f"{player.name}@example.org"
        player.save()
    players[0].wants_tournament_mail = False
    players[0].save()
    pair(cup, owner)
    assert set(Job.objects.filter(kind__endswith="-round").values_list("kind", flat=True)) == {
        "tell-round",
        "remind-round",
    }
    assert tell_round(tournament=cup.id, round_=1) == 4
    assert "you sit with" in mail.outbox[0].body
    play_out(cup, owner)
    assert tell_round(tournament=cup.id, round_=1, remind=True) == 0
