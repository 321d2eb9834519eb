"""Decide and record: look at a tournament as it stands, append what follows, and bring the tables up to date."""

from collections.abc import Callable, Sequence
from uuid import UUID, uuid4

import msgspec
from django.db import transaction

from games.kit.record import to_data
from replays.store import log
from replays.store.log import Conflict, Entry
from tournaments.events import KIND_OF, Fact
from tournaments.follow_up import jobs_after
from tournaments.models import Reason
from tournaments.projections.tournament import project
from tournaments.refusals import Refused
from tournaments.services.webhooks import deliveries
from tournaments.state import Competition
from tournaments.streams import competition, stream_of

ATTEMPTS = 8
LONGEST = 2000
"""Characters of a reason."""


def record(
    *, tournament: UUID, by: str, decide: Callable[[Competition], Sequence[Fact]], reason: str = ""
) -> Competition:
    """Append what `decide` makes of the tournament; whoever was overtaken looks again and decides anew.

    The words of a reason become a row; the events hold its id.
    """
    if len(reason) > LONGEST:
        raise Refused("long-reason", most=LONGEST)
    for _ in range(ATTEMPTS):
        state, head = competition(tournament)
        facts = decide(state)
        if not facts:
            return state
        why = uuid4() if reason.strip() else None
        facts = [_with_reason(fact, why) for fact in facts]
        entries = [Entry(KIND_OF[type(fact)], by, to_data(fact)) for fact in facts]
        kinds = [entry.kind for entry in entries]
        jobs = [*jobs_after(state, facts, head.seq), *deliveries(tournament, kinds, head.seq)]
        try:
            with transaction.atomic():
                log.append(stream_of(tournament), entries, after=head, jobs=jobs)
                if why is not None:
                    Reason.objects.create(id=why, stream=stream_of(tournament), author=by, text=reason.strip())
                state, head = competition(tournament)
                project(state, facts, head.at)
        except Conflict:
            continue
        return state
    raise Refused("busy")


def _with_reason(fact: Fact, why: UUID | None) -> Fact:
    return msgspec.structs.replace(fact, reason=str(why)) if why is not None else fact
