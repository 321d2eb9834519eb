"""Decide and record: look at a tournament as it stands, append what follows, and bring the tables up to date."""

from collections.abc import Callable, Sequence
from uuid import UUID

from django.db import transaction

from replays.store.log import Conflict
from tournaments.append import ATTEMPTS, append
from tournaments.events import KIND_OF, Fact
from tournaments.follow_up import jobs_after
from tournaments.projections.tournament import project
from tournaments.refusals import Refused
from tournaments.services.webhooks import deliveries
from tournaments.state import Competition
from tournaments.streams import competition, stream_of


def record(
    *, tournament: UUID, by: str, decide: Callable[[Competition], Sequence[Fact]], reason: str = ""
) -> Competition:
    """Append what `decide` makes of the tournament; whoever was overtaken looks again and decides anew."""
    for _ in range(ATTEMPTS):
        state, head = competition(tournament)
        facts = decide(state)
        if not facts:
            return state
        kinds = [KIND_OF[type(fact)] for fact in facts]
        jobs = [*jobs_after(state, facts, head.seq), *deliveries(tournament, kinds, head.seq)]
        try:
            with transaction.atomic():
                append(stream_of(tournament), facts, KIND_OF, by=by, after=head, jobs=jobs, reason=reason)
                state, head = competition(tournament)
                project(state, facts, head.at)
        except Conflict:
            continue
        return state
    raise Refused("busy")
