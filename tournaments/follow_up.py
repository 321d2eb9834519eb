"""What follows from a decision: the jobs that are written with its events."""

from collections.abc import Sequence

from games.kit.digest import canonical
from replays.store.log import JobRequest
from tournaments import events as e
from tournaments.fold import SCORING
from tournaments.state import Competition

BIG = 300
"""With more entrants than this, standings are counted by a worker and not while somebody waits."""


def jobs_after(state: Competition, facts: Sequence[e.Fact], seq: int) -> list[JobRequest]:
    """List the jobs that these facts ask for when they follow the event `seq`."""
    jobs: list[JobRequest] = []
    for step, fact in enumerate(facts, seq + 1):
        if isinstance(fact, e.RoundPaired) and state.settings.play != "hand":
            data = canonical({"tournament": str(state.id), "round": fact.round})
            jobs.append(JobRequest("open-round", f"open-round:{state.id}:{fact.round}", data, fact.starts))
        if isinstance(fact, SCORING) and len(state.entrants) > BIG:
            data = canonical({"tournament": str(state.id), "seq": step})
            jobs.append(JobRequest("count-standings", f"count-standings:{state.id}:{step}", data))
    return jobs
