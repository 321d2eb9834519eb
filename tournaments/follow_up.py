"""What follows from a decision: the jobs that are written with its events."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any
from uuid import UUID

from games.kit.digest import canonical
from replays.store.log import JobRequest
from tournaments import events as e
from tournaments.fold import SCORING
from tournaments.letters import TOLD
from tournaments.state import Competition, Table

DAY = 86_400_000_000
"""A round is reminded of this long before it ends; shorter ones are not."""
FREES = (e.ResultRecorded, e.EntrantRegistered, e.EntrantTested, e.EntrantAdmitted, e.EntrantReturned)
"""What makes somebody free for a match of a ladder."""
BIG = 300
"""With more entrants than this, standings are counted by a worker and not while somebody waits."""

Follow = Callable[[Competition, Any, int], Iterator[JobRequest]]
FOLLOW: dict[type[e.Fact], Follow] = {}


def jobs_after(state: Competition, facts: Sequence[e.Fact], seq: int) -> list[JobRequest]:
    """List the jobs that these facts ask for when they follow the event `seq`, after which the state is this."""
    jobs: list[JobRequest] = []
    for step, fact in enumerate(facts, seq + 1):
        if follow := FOLLOW.get(type(fact)):
            jobs += follow(state, fact, step)
        if state.settings.format == "ladder" and isinstance(fact, FREES):
            jobs += _on_the_ladder(state, step)
        if isinstance(fact, TOLD) and state.settings.play != "bots":
            data = canonical({"tournament": str(state.id), "seq": step})
            jobs.append(JobRequest("tell-event", f"tell-event:{state.id}:{step}", data))
        if state.season and (isinstance(fact, e.TournamentEnded) or (isinstance(fact, e.CORRECTING) and state.is_over)):
            asked = _job(state, "end-division", len(state.rounds))
            jobs.append(asked._replace(key=f"end-division:{state.id}:{step}"))
        if isinstance(fact, SCORING) and len(state.entrants) > BIG:
            data = canonical({"tournament": str(state.id), "seq": step})
            jobs.append(JobRequest("count-standings", f"count-standings:{state.id}:{step}", data))
    return jobs


def follows(*kinds: type[e.Fact]) -> Callable[[Follow], Follow]:
    """Register what some kinds of events ask for."""

    def register(function: Follow) -> Follow:
        FOLLOW.update(dict.fromkeys(kinds, function))
        return function

    return register


@follows(e.EntrantRegistered)
def _registered(state: Competition, fact: e.EntrantRegistered, step: int) -> Iterator[JobRequest]:
    if fact.untested:
        data = canonical({"tournament": str(state.id), "entrant": fact.entrant})
        yield JobRequest("try-bot", f"try-bot:{state.id}:{fact.entrant}:{step}", data)


@follows(e.EntrantWithdrawn, e.EntrantExpelled, e.EntrantSubstituted)
def _left(state: Competition, fact: Any, step: int) -> Iterator[JobRequest]:
    """Look after the matches at which he still sits; where results come by hand, people decide."""
    running = [round_ for round_ in state.rounds if not round_.closed] if state.settings.play != "hand" else []
    for round_ in running:
        for table in round_.open_tables:
            if fact.entrant in table.entrants:
                yield _tend(state, round_.number, table, step)


@follows(e.RoundPaired)
def _paired(state: Competition, fact: e.RoundPaired, _: int) -> Iterator[JobRequest]:
    if state.settings.play != "hand":
        yield _job(state, "open-round", fact.round, fact.starts)
    if state.settings.play != "bots":
        yield _job(state, "tell-round", fact.round, fact.starts)
        if fact.ends - fact.starts > DAY:
            yield _job(state, "remind-round", fact.round, fact.ends - DAY)
    if fact.ends:
        yield window_job(state.id, fact.round, fact.ends)


@follows(e.RoundProlonged)
def _prolonged(state: Competition, fact: e.RoundProlonged, step: int) -> Iterator[JobRequest]:
    """Look at the new end; what was asked for the old one finds that it is not the time."""
    yield window_job(state.id, fact.round, fact.ends)
    if state.settings.play != "bots" and fact.ends - state.rounds[fact.round - 1].ends > DAY:
        asked = _job(state, "remind-round", fact.round, fact.ends - DAY)
        yield asked._replace(key=f"{asked.key}:{step}")


@follows(e.SettingsChanged)
def _settings(state: Competition, fact: e.SettingsChanged, step: int) -> Iterator[JobRequest]:
    """Look at tables that are overdue already by a rule that holds from now on."""
    if state.round and state.round.ends and fact.settings.overdue != state.settings.overdue:
        asked = window_job(state.id, state.round.number, state.round.ends)
        yield asked._replace(key=f"{asked.key}:{step}")


@follows(e.ResultRecorded)
def _recorded(state: Competition, fact: e.ResultRecorded, step: int) -> Iterator[JobRequest]:
    table = state.rounds[fact.round - 1].tables[fact.table - 1]
    if not fact.match and state.settings.play != "hand":
        yield _tend(state, fact.round, table, step)
    is_last = state.rounds[fact.round - 1].open_tables == [table]
    if state.settings.play == "bots" and state.settings.format != "ladder" and is_last:
        yield _job(state, "advance", fact.round)


@follows(e.RoundClosed)
def _closed(state: Competition, _: e.RoundClosed, step: int) -> Iterator[JobRequest]:
    yield from _rate(state, step)


@follows(e.ResultCorrected)
def _corrected(state: Competition, fact: e.ResultCorrected, step: int) -> Iterator[JobRequest]:
    if state.rounds[fact.round - 1].closed:  # else it is rated when it closes
        yield from _rate(state, step)


def _rate(state: Competition, step: int) -> Iterator[JobRequest]:
    """Rate the game anew; what was told by hand counts in the ratings of a season alone."""
    if state.settings.play != "hand" or state.season:
        data = canonical({"game": state.settings.game})
        yield JobRequest("rate-game", f"rate-game:{state.id}:{step}", data)


def _on_the_ladder(state: Competition, step: int) -> Iterator[JobRequest]:
    """Look for the next match whenever somebody has become free, once the first ones have been made."""
    if state.rounds and state.settings.play != "hand":
        asked = _job(state, "advance", len(state.rounds))
        yield asked._replace(key=f"{asked.key}:{step}")


def window_job(tournament: UUID, round_: int, due: int) -> JobRequest:
    """Look at the tables of a round that are still open at a time."""
    data = canonical({"tournament": str(tournament), "round": round_, "due": due})
    return JobRequest("end-window", f"end-window:{tournament}:{round_}:{due}", data, due)


def _job(state: Competition, kind: str, round_: int, not_before: int = 0) -> JobRequest:
    data = canonical({"tournament": str(state.id), "round": round_})
    return JobRequest(kind, f"{kind}:{state.id}:{round_}", data, not_before)


def _tend(state: Competition, round_: int, table: Table, step: int) -> JobRequest:
    """Let the match of a table follow what an event has decided, once the round has started."""
    data = canonical({"tournament": str(state.id), "round": round_, "table": table.number})
    key = f"tend-table:{state.id}:{round_}:{table.number}:{step}"
    return JobRequest("tend-table", key, data, state.rounds[round_ - 1].starts)
