"""Append facts to the stream of a league or a season; the words of a reason become a row, the events hold its id."""

from collections.abc import Mapping, Sequence

import msgspec

from games.kit.record import to_data
from replays.store import log
from replays.store.log import Entry, Head, JobRequest
from tournaments.events import Fact
from tournaments.models import Reason

ATTEMPTS = 16
"""So often somebody who was overtaken looks again and decides anew."""


def append(
    stream: str,
    facts: Sequence[Fact],
    kinds: Mapping[type[Fact], str],
    *,
    by: str,
    after: Head,
    jobs: Sequence[JobRequest] = (),
    reason: str = "",
) -> Head:
    """Append facts after the head one knows; all of it belongs into a transaction with what follows from them."""
    if reason.strip():
        why = Reason.objects.create(stream=stream, author=by, text=reason.strip())
        facts = [msgspec.structs.replace(fact, reason=str(why.id)) for fact in facts]
    return log.append(stream, [Entry(kinds[type(fact)], by, to_data(fact)) for fact in facts], after=after, jobs=jobs)
