"""Webhooks and how their deliveries fare."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple
from uuid import UUID

from replays.models import Job
from tournaments.models import Tournament, Webhook
from tournaments.services.webhooks import delivery_key


class WebhookRow(NamedTuple):
    """A webhook: when it last heard something, what went wrong last, what is still tried and what was given up."""

    id: UUID
    url: str
    scopes: list[str]
    secret: str
    delivered_at: int | None
    failed_at: int | None
    failure: str
    waiting: int
    dead: int

    @property
    def is_well(self) -> bool:
        """Whether the last thing that happened was good."""
        return not self.dead and (self.delivered_at or 0) >= (self.failed_at or 0)


def webhooks_of(tournament: Tournament) -> list[WebhookRow]:
    """List the webhooks of a tournament by age, with their state."""
    hooks = list(Webhook.objects.filter(tournament=tournament))
    counted = _counted(hooks)
    return [
        WebhookRow(
            id=hook.id,
            url=hook.url,
            scopes=hook.scopes,
            secret=hook.secret,
            delivered_at=hook.delivered_at,
            failed_at=hook.failed_at,
            failure=hook.failure,
            waiting=counted[str(hook.id), "due"],
            dead=counted[str(hook.id), "dead"],
        )
        for hook in hooks
    ]


def _counted(hooks: Iterable[Webhook]) -> Counter[tuple[str, str]]:
    """Count the deliveries of these webhooks that are not done, by webhook and state."""
    counted: Counter[tuple[str, str]] = Counter()
    for hook in hooks:
        open_ones = Job.objects.filter(key__startswith=delivery_key(hook.id), state__in=("due", "dead"))
        for state in open_ones.values_list("state", flat=True):
            counted[str(hook.id), state] += 1
    return counted
