"""Append facts to the stream of a tournament, a season or a league, with the reason that was given for them."""

from collections.abc import Mapping, Sequence

import msgspec

from games.kit.record import to_data
from replays.store import log
from replays.store.log import Entry, Head, JobRequest
from tournaments.events import Fact
from tournaments.reasons import store_reason
from tournaments.refusals import Refused

ATTEMPTS = 16
"""So often somebody who was overtaken looks again and decides anew."""
LONGEST = 2000
"""Characters of a reason."""


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
    if len(reason) > LONGEST:
        raise Refused("long-reason", most=LONGEST)
    if why := store_reason(stream, by, reason):
        facts = [msgspec.structs.replace(fact, reason=why) for fact in facts]
    return log.append(stream, [Entry(kinds[type(fact)], by, to_data(fact)) for fact in facts], after=after, jobs=jobs)
