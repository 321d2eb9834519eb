"""Record what happened at a match: events, the jobs they ask for and the match's row, in one transaction."""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction

from games.kit.contract import Decision
from games.kit.events import seal
from games.kit.position import Position
from games.kit.record import MatchFinished, to_data
from games.kit.score import ranked_last
from replays.course import Course
from replays.jobs import LeasedJob, done
from replays.models import Match
from replays.play.errors import StaleStep
from replays.play.follow_ups import follow_ups
from replays.positions import Live, stream_of
from replays.projections import matches
from replays.store import log
from replays.store.log import Entry


def record(
    live: Live,
    entries: Sequence[Entry],
    *,
    match: UUID,
    position: Position,
    decision: Decision | None,
    now: int,
    move_id: UUID | None = None,
    job: LeasedJob | None = None,
) -> Course:
    """Append to a match what led to this position; if nobody must decide there, the match is finished.

    A job of which this is the effect is done with it.
    """
    course, at = live.course.copy(), max(now, live.course.head.at)
    _feed(course, match, entries, at)
    if decision is None and course.status == "running":
        finished = [Entry("match-finished", "system", to_data(_end_of(position, course)))]
        _feed(course, match, finished, at)
        entries = [*entries, *finished]
    to_move = decision.seat if decision and course.status == "running" else None
    before = live.to_move if course.seats == live.course.seats else None  # whoever has just sat down is told
    jobs = follow_ups(match, course, to_move, before)
    with transaction.atomic():
        try:
            log.append(stream_of(match), entries, after=live.course.head, jobs=jobs, move_id=move_id, now=at)
        except log.Conflict as conflict:
            raise StaleStep(step=conflict.actual.seq) from conflict
        matches.save(Match.objects.get(id=match), course, to_move)
        if job is not None:
            done(job)
    return course


def _end_of(position: Position, course: Course) -> MatchFinished:
    engine, state = position.engine, position.state
    return MatchFinished(ranked_last(engine.score(state), course.last), engine.digest(state))


def _feed(course: Course, match: UUID, entries: Sequence[Entry], at: int) -> None:
    for entry in entries:
        course.feed(seal(stream_of(match), course.head.seq + 1, *entry, at, course.head.hash))
