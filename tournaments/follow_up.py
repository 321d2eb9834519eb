"""What follows from a decision: the jobs that are written with its events."""

from collections.abc import Sequence

from games.kit.digest import canonical
from replays.store.log import JobRequest
from tournaments import events as e
from tournaments.fold import SCORING
from tournaments.state import Competition

DAY = 86_400_000_000
"""A round is reminded of this long before it ends; shorter ones are not."""
CORRECTING = (e.ResultCorrected, e.SeatsCorrected, e.PenaltyGiven, e.PenaltyLifted)
"""What can still change the table of a tournament that has ended."""
BIG = 300
"""With more entrants than this, standings are counted by a worker and not while somebody waits."""


def jobs_after(state: Competition, facts: Sequence[e.Fact], seq: int) -> list[JobRequest]:
    """List the jobs that these facts ask for when they follow the event `seq`."""
    jobs: list[JobRequest] = []
    for step, fact in enumerate(facts, seq + 1):
        if isinstance(fact, e.RoundPaired) and state.settings.play != "hand":
            jobs.append(_job(state, "open-round", fact.round, fact.starts))
        if isinstance(fact, e.EntrantRegistered) and fact.untested:
            data = canonical({"tournament": str(state.id), "entrant": fact.entrant})
            jobs.append(JobRequest("try-bot", f"try-bot:{state.id}:{fact.entrant}", data))
        if isinstance(fact, e.EntrantSubstituted) and state.settings.play != "hand":
            for round_ in state.rounds[fact.from_round - 1 :]:
                asked = _job(state, "open-round", round_.number, round_.starts)
                jobs.append(asked._replace(key=f"{asked.key}:{step}"))
        if isinstance(fact, e.RoundPaired) and state.settings.play != "bots":
            jobs.append(_job(state, "tell-round", fact.round, fact.starts))
            if fact.ends - fact.starts > DAY:
                jobs.append(_job(state, "remind-round", fact.round, fact.ends - DAY))
        if isinstance(fact, e.ResultRecorded) and state.settings.play == "bots" and _is_last(state, fact):
            jobs.append(_job(state, "advance", fact.round))
        if state.season and (isinstance(fact, e.TournamentEnded) or (isinstance(fact, CORRECTING) and state.is_over)):
            asked = _job(state, "end-division", len(state.rounds))
            jobs.append(asked._replace(key=f"end-division:{state.id}:{step}"))
        if isinstance(fact, e.RoundClosed) and state.settings.play != "hand":
            data = canonical({"game": state.settings.game})
            jobs.append(JobRequest("rate-game", f"rate-game:{state.id}:{fact.round}", data))
        if isinstance(fact, SCORING) and len(state.entrants) > BIG:
            data = canonical({"tournament": str(state.id), "seq": step})
            jobs.append(JobRequest("count-standings", f"count-standings:{state.id}:{step}", data))
    return jobs


def _is_last(state: Competition, fact: e.ResultRecorded) -> bool:
    return [table.number for table in state.rounds[fact.round - 1].open_tables] == [fact.table]


def _job(state: Competition, kind: str, round_: int, not_before: int = 0) -> JobRequest:
    data = canonical({"tournament": str(state.id), "round": round_})
    return JobRequest(kind, f"{kind}:{state.id}:{round_}", data, not_before)
