import hmac
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from django.core import mail
from django.db import connection
from django.test import Client

from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.models import Job
from tests.databases import Database
from tests.tournaments.hall import opened, pair, person, play_out, with_entrants
from tournaments.events import KINDS
from tournaments.models import Tournament, Webhook
from tournaments.refusals import Refused
from tournaments.selectors.webhooks import webhooks_of
from tournaments.services.notices import tell_round
from tournaments.services.webhooks import SCOPES, add_webhook, deliver, drop_webhook, resend_webhook, try_webhook

Listener = tuple[str, list[tuple[dict[str, str], bytes]], list[int]]
pytestmark = pytest.mark.django_db


@pytest.fixture
def listener() -> Iterator[Listener]:
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


def test_an_address_is_told_of_what_it_asked_for_signed_with_its_secret(listener: Listener, settings: Any) -> None:
    settings.DEBUG = True
    url, heard, _ = listener
    cup, owner, _ = with_entrants(4)
    made = add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    pair(cup, owner)
    play_out(cup, owner)
    (asked,) = deliveries()
    deliver(**asked)
    ((headers, body),) = heard
    assert json.loads(body)["kind"] == "round-paired"
    assert headers["X-Cairn-Event"] == f"tournament:{cup.id}/{asked['seq']}"
    signed = f"{headers['X-Cairn-Timestamp']}.".encode() + body
    assert headers["X-Cairn-Signature"] == f"sha256={hmac.new(made.secret.encode(), signed, 'sha256').hexdigest()}"
    assert abs(int(headers["X-Cairn-Timestamp"]) - time.time()) < 60
    assert made.id == Webhook.objects.get().id


def test_an_address_that_fails_is_an_error_for_the_outbox_to_try_again(listener: Listener, settings: Any) -> None:
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
    listener: Listener,
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


def test_every_event_but_the_first_belongs_to_a_scope() -> None:
    scoped = [kind for kinds in SCOPES.values() for kind in kinds]
    assert sorted(scoped) == sorted(KINDS.keys() - {"tournament-opened"})
    assert {"settings-changed", "role-given", "role-taken", "tournament-archived"} <= set(SCOPES["organisation"])
    assert "result-proposed" in SCOPES["results"]


def test_a_webhook_knows_how_its_deliveries_fared(listener: Listener, settings: Any) -> None:
    settings.DEBUG = True
    url, _, answers = listener
    cup, owner, _ = with_entrants(4)
    add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    pair(cup, owner)
    (row,) = webhooks_of(cup)
    assert (row.delivered_at, row.failed_at, row.waiting, row.dead) == (None, None, 1, 0)
    answers.append(503)
    job = Job.objects.get(kind="deliver-webhook")
    Job.objects.exclude(id=job.id).delete()
    while leased := take():
        run(leased)
    (row,) = webhooks_of(cup)
    assert row.failure == f"{url} answered 503"
    assert not row.is_well
    Job.objects.filter(id=job.id).update(not_before=0)
    while leased := take():
        run(leased)
    (row,) = webhooks_of(cup)
    assert row.is_well
    assert row.waiting == 0


def test_what_was_given_up_is_sent_again_on_request(listener: Listener, settings: Any) -> None:
    settings.DEBUG = True
    url, heard, _ = listener
    cup, owner, _ = with_entrants(4)
    hook = add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    other = add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    pair(cup, owner)
    Job.objects.exclude(kind="deliver-webhook").delete()
    Job.objects.update(state="dead", attempts=8, error="nobody answered")
    assert [row.dead for row in webhooks_of(cup)] == [1, 1]
    assert resend_webhook(tournament=cup.id, webhook=hook.id) == 1
    while leased := take():
        run(leased)
    assert len(heard) == 1
    assert [row.dead for row in webhooks_of(cup)] == [0, 1]
    drop_webhook(tournament=cup.id, webhook=other.id)
    with pytest.raises(Refused):
        resend_webhook(tournament=cup.id, webhook=other.id)


def test_an_address_can_be_tried_out_and_is_not_asked_twice(listener: Listener, settings: Any) -> None:
    settings.DEBUG = True
    url, heard, answers = listener
    cup, owner, _ = with_entrants(4)
    hook = add_webhook(tournament=cup.id, by=owner.actor, url=url, scopes=["rounds"])
    Job.objects.all().delete()
    answers.append(500)
    for _ in range(2):
        try_webhook(tournament=cup.id, webhook=hook.id)
        while leased := take():
            run(leased)
    assert [json.loads(body)["kind"] for _, body in heard] == ["ping", "ping"]
    (row,) = webhooks_of(cup)
    assert (row.is_well, row.failure) == (True, f"{url} answered 500")
    assert not Job.objects.exclude(state="done").exists()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_more_webhooks_than_allowed_also_when_all_ask_at_once(database: Database) -> None:
    owner = person("owner")
    cup = opened(owner)
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: one_more(cup, owner), range(16)))
    assert made.count(True) == Webhook.objects.count() == 10


def one_more(cup: Tournament, owner: Player) -> bool:
    """Try to add a webhook; say whether it was taken."""
    try:
        add_webhook(tournament=cup.id, by=owner.actor, url="https://example.org/hook", scopes=["rounds"])
    except Refused:
        return False
    finally:
        connection.close()
    return True


def test_the_settings_page_shows_the_owner_how_deliveries_fare() -> None:
    cup, owner, _ = with_entrants(4)
    add_webhook(tournament=cup.id, by=owner.actor, url="https://example.org/hook", scopes=["rounds"])
    pair(cup, owner)
    Job.objects.filter(kind="deliver-webhook").update(state="dead")
    Webhook.objects.update(failed_at=1, failure="https://example.org/hook answered 500")
    client = Client()
    client.force_login(owner, backend="django.contrib.auth.backends.ModelBackend")
    page = client.get(f"/tournaments/{cup.slug}/settings/").content.decode()
    assert "1 delivery was given up" in page
    assert "answered 500" in page
    assert "Send again" in page
    assert "example.org/hook" not in Client().get(f"/tournaments/{cup.slug}/settings/").content.decode()
