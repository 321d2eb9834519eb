"""Webhooks: addresses that are told of events, signed, at least once, with retries by the outbox."""

import hmac
import ipaddress
import socket
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPSConnection
from secrets import token_hex
from urllib.parse import urlsplit
from uuid import UUID

import orjson
from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import URLValidator

from games.kit.digest import canonical
from replays.store import log
from replays.store.log import JobRequest
from tournaments.events import KINDS
from tournaments.models import Webhook
from tournaments.refusals import Refused
from tournaments.streams import stream_of

SCOPES = {
    "entrants": tuple(kind for kind in KINDS if kind.startswith("entrant-")),
    "rounds": ("round-paired", "round-prolonged", "round-closed"),
    "results": ("result-recorded", "result-corrected", "seats-corrected", "penalty-given", "penalty-lifted"),
    "standings": ("standings-published", "tie-breaks-changed", "tournament-ended"),
}
"""What one can ask to be told of."""
MOST = 10
TIMEOUT = 10


def add_webhook(*, tournament: UUID, by: str, url: str, scopes: list[str]) -> str:
    """Tell an address of these events from now on; return the secret that signs what is sent."""
    unknown = sorted(set(scopes) - SCOPES.keys())
    if unknown or not scopes:
        raise Refused("unknown-scope", known=", ".join(SCOPES))
    try:
        URLValidator(["http", "https"])(url)
    except ValidationError as error:
        raise Refused("bad-address") from error
    if Webhook.objects.filter(tournament=tournament).count() >= MOST:
        raise Refused("too-many-webhooks", most=MOST)
    secret = token_hex(32)
    Webhook.objects.create(tournament_id=tournament, owner=by, url=url, secret=secret, scopes=sorted(set(scopes)))
    return secret


def drop_webhook(*, tournament: UUID, webhook: UUID) -> None:
    """Tell an address nothing more."""
    if not Webhook.objects.filter(tournament=tournament, id=webhook).delete()[0]:
        raise Refused("unknown-webhook")


def deliveries(tournament: UUID, kinds: Sequence[str], seq: int) -> list[JobRequest]:
    """List the jobs that tell of events of these kinds, the first of which follows the event `seq`."""
    hooks = list(Webhook.objects.filter(tournament=tournament))
    jobs = []
    for step, kind in enumerate(kinds, seq + 1):
        for hook in hooks:
            if any(kind in SCOPES[scope] for scope in hook.scopes):
                data = canonical({"webhook": str(hook.id), "tournament": str(tournament), "seq": step})
                jobs.append(JobRequest("deliver-webhook", f"deliver-webhook:{hook.id}:{step}", data))
    return jobs


def deliver(*, webhook: UUID, tournament: UUID, seq: int) -> None:
    """Send one event to one address; anything but a 2xx is an error, and tried again."""
    hook = Webhook.objects.filter(id=webhook).first()
    if hook is None:
        return
    (event,) = log.read(stream_of(tournament), after=seq - 1, upto=seq)
    news = {"id": f"{event.stream}/{event.seq}", "kind": event.kind, "at": event.at, "data": orjson.loads(event.data)}
    body = orjson.dumps(news, option=orjson.OPT_SORT_KEYS)
    signature = hmac.new(hook.secret.encode(), body, "sha256").hexdigest()
    status = _post(hook.url, body, {"X-Cairn-Event": str(news["id"]), "X-Cairn-Signature": f"sha256={signature}"})
    if not 200 <= status < 300:
        raise ConnectionError(f"{hook.url} answered {status}")


def _post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post without following anything elsewhere, and never into the network the site itself lives in."""
    where = urlsplit(url)
    secure = where.scheme == "https"
    port = where.port or (443 if secure else 80)
    address = _outside(where.hostname or "", port)
    kind = HTTPSConnection if secure else HTTPConnection
    connection = kind(where.hostname or "", port, timeout=TIMEOUT)
    connection._create_connection = lambda _, *rest, **more: socket.create_connection(  # type: ignore[attr-defined]
        (address, port), *rest, **more
    )
    try:
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", **headers})
        return connection.getresponse().status
    finally:
        connection.close()


def _outside(host: str, port: int) -> str:
    """Find the address of a host; while developing it may be at home."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in found:
        if settings.DEBUG or ipaddress.ip_address(address).is_global:
            return address
    raise ConnectionError(f"{host} is not on the open network")
