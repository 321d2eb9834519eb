"""Webhooks: addresses that are told of events, signed, at least once, with retries by the outbox."""

import hmac
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, NamedTuple
from uuid import UUID, uuid4

import orjson
from django.core.exceptions import ValidationError
from django.core.validators import URLValidator
from django.db import transaction

from games.kit.digest import canonical
from replays.jobs.outbox import ask, ask_again
from replays.store import log
from replays.store.clock import clock
from replays.store.log import JobRequest
from tournaments import outside
from tournaments.events import KINDS
from tournaments.models import Tournament, Webhook
from tournaments.refusals import Refused
from tournaments.streams import stream_of

_NAMED = {
    "entrants": tuple(kind for kind in KINDS if kind.startswith(("entrant-", "invitation-"))),
    "rounds": ("round-paired", "round-prolonged", "round-closed", "table-moved"),
    "results": (
        *("result-proposed", "result-recorded", "result-corrected"),
        *("seats-corrected", "penalty-given", "penalty-lifted"),
    ),
    "standings": ("standings-published", "tie-breaks-changed", "tournament-ended"),
}
_OTHERS = KINDS.keys() - {kind for kinds in _NAMED.values() for kind in kinds} - {"tournament-opened"}
SCOPES = {**_NAMED, "organisation": tuple(sorted(_OTHERS))}
"""What one can ask to be told of; what is neither of these is how the tournament is run."""
MOST = 10
WORDS = 300
"""So much is kept of what went wrong."""


class NewWebhook(NamedTuple):
    """A webhook that was made, and the secret that signs what it is sent."""

    id: UUID
    secret: str


def add_webhook(*, tournament: UUID, by: str, url: str, scopes: list[str]) -> NewWebhook:
    """Tell an address of events from now on; return the webhook's id and the secret that signs what is sent.

    Each event is posted as JSON (`id`, `kind`, `at`, `data`), at least once: `X-Cairn-Event` is its id, and the same
    one may come twice. `X-Cairn-Signature` is `sha256=` and the HMAC-SHA256, under the secret, of the value of
    `X-Cairn-Timestamp` (seconds since 1970), a dot, and the body: refuse what is wrongly signed or minutes old. Answer
    with 2xx within ten seconds; anything else is tried again, seven times, after longer and longer pauses.
    """
    if not scopes or set(scopes) - SCOPES.keys():
        raise Refused("unknown-scope", known=", ".join(SCOPES))
    try:
        URLValidator(["http", "https"])(url)
    except ValidationError as error:
        raise Refused("bad-address") from error
    with transaction.atomic():
        Tournament.objects.select_for_update().get(id=tournament)  # two at once are counted one after the other
        if Webhook.objects.filter(tournament=tournament).count() >= MOST:
            raise Refused("too-many-webhooks", most=MOST)
        made = Webhook.objects.create(
            tournament_id=tournament, owner=by, url=url, secret=token_hex(32), scopes=sorted(set(scopes))
        )
    return NewWebhook(made.id, made.secret)


def drop_webhook(*, tournament: UUID, webhook: UUID) -> None:
    """Tell an address nothing more."""
    if not Webhook.objects.filter(tournament=tournament, id=webhook).delete()[0]:
        raise Refused("unknown-webhook")


def try_webhook(*, tournament: UUID, webhook: UUID) -> None:
    """Send a `ping` to an address, once, whatever it is told of; its state then says how that went."""
    hook = _found(tournament, webhook)
    data = canonical({"webhook": str(hook.id), "ping": str(uuid4())})
    ask([JobRequest("ping-webhook", f"ping-webhook:{hook.id}:{uuid4()}", data)])


def resend_webhook(*, tournament: UUID, webhook: UUID) -> int:
    """Send again what was given up; return how many deliveries that are."""
    return ask_again("deliver-webhook", delivery_key(_found(tournament, webhook).id))


def deliveries(tournament: UUID, kinds: Sequence[str], seq: int) -> list[JobRequest]:
    """List the jobs that tell of events of these kinds, the first of which follows the event `seq`."""
    hooks = list(Webhook.objects.filter(tournament=tournament))
    jobs = []
    for step, kind in enumerate(kinds, seq + 1):
        for hook in hooks:
            if any(kind in SCOPES[scope] for scope in hook.scopes):
                data = canonical({"webhook": str(hook.id), "tournament": str(tournament), "seq": step})
                jobs.append(JobRequest("deliver-webhook", f"{delivery_key(hook.id)}{step}", data))
    return jobs


def deliver(*, webhook: UUID, tournament: UUID, seq: int) -> None:
    """Send one event to one address; anything but a 2xx is an error, and tried again."""
    hook = Webhook.objects.filter(id=webhook).first()
    if hook is None:
        return
    (event,) = log.read(stream_of(tournament), after=seq - 1, upto=seq)
    news = {"id": f"{event.stream}/{event.seq}", "kind": event.kind, "at": event.at, "data": orjson.loads(event.data)}
    _send(hook, news)


def ping(*, webhook: UUID, identity: str) -> None:
    """Send a test to an address; that it fails is noted with the webhook, and not tried again."""
    hook = Webhook.objects.filter(id=webhook).first()
    if hook is not None:
        try:
            _send(hook, {"id": f"ping:{identity}", "kind": "ping", "at": clock(), "data": {}})
        except ConnectionError:
            return


def _send(hook: Webhook, news: dict[str, Any]) -> None:
    """Sign and post, and note with the webhook how that went."""
    body = orjson.dumps(news, option=orjson.OPT_SORT_KEYS)
    now = str(clock() // 1_000_000)
    signature = hmac.new(hook.secret.encode(), f"{now}.".encode() + body, "sha256").hexdigest()
    headers = {
        "X-Cairn-Event": str(news["id"]),
        "X-Cairn-Timestamp": now,
        "X-Cairn-Signature": f"sha256={signature}",
    }
    noted = Webhook.objects.filter(id=hook.id)
    try:
        status = outside.post(hook.url, body, headers)
        if not 200 <= status < 300:
            raise ConnectionError(f"{hook.url} answered {status}")
    except ConnectionError as error:
        noted.update(failed_at=clock(), failure=str(error)[:WORDS])
        raise
    noted.update(delivered_at=clock())


def _found(tournament: UUID, webhook: UUID) -> Webhook:
    hook = Webhook.objects.filter(tournament=tournament, id=webhook).first()
    if hook is None:
        raise Refused("unknown-webhook")
    return hook


def delivery_key(webhook: UUID) -> str:
    """Give how the keys of a webhook's deliveries begin."""
    return f"deliver-webhook:{webhook}:"
