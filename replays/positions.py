"""Positions: the latest one of a match, kept in memory; any other from the nearest snapshot."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import NamedTuple
from uuid import UUID

from django.db import transaction

from games.kit.events import Event
from games.kit.position import Position, first_position, replay
from games.kit.record import Step, from_event, standing_moves
from games.kit.verify import opening_of
from games.registry import engine
from replays.course import Course
from replays.play.errors import UnknownMatch, UnknownStep
from replays.store import log, snapshots

KEPT = 64
"""How many matches a process keeps at hand."""
APART = 32
"""How many steps lie between snapshots."""


class Live(NamedTuple):
    """The course of a match and its latest position. Shared: copy the position before you play on it."""

    course: Course
    position: Position

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None when the match is over."""
        decision = self.position.decision if self.course.status == "running" else None
        return None if decision is None else decision.seat


_kept: OrderedDict[UUID, Live] = OrderedDict()
_lock = Lock()


def stream_of(match: UUID) -> str:
    """Name the stream of a match."""
    return f"match:{match}"


def latest(match: UUID) -> Live:
    """Give the latest position of a match: the one at hand, caught up with the log."""
    known = _kept.get(match)
    # The head itself is read again: if it is not the one we knew, a transaction was rolled back.
    events = log.read(stream_of(match), after=known.course.head.seq - 1 if known else -1)
    if known and events and events[0].hash == known.course.head.hash:
        live = _caught_up(known, events[1:]) if len(events) > 1 else known
    else:
        live = live_from(log.read(stream_of(match)) if known else events)
    with _lock:
        _kept[match] = live
        _kept.move_to_end(match)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return live


def position_of(match: UUID, at: int | None = None) -> Position:
    """Give the position after a step, the latest if none is named. Shared: copy it before you play on it."""
    if at is None:
        return latest(match).position
    known = _kept.get(match)
    return known.position if known and known.course.head.seq == at else _seek(stream_of(match), at)


def forget_positions() -> None:
    """Empty the cache, as a fresh process would find it."""
    with _lock:
        _kept.clear()


def live_from(events: Sequence[Event]) -> Live:
    """Fold all events of a match into its course and its latest position."""
    if not events:
        raise UnknownMatch
    course = Course(events[0])
    for event in events[1:]:
        course.feed(event)
    first = first_position(engine(course.opened.game), course.opened)
    return Live(course, replay(first, course.steps))


def _caught_up(known: Live, events: list[Event]) -> Live:
    course = known.course.copy()
    for event in events:
        course.feed(event)
    if any(event.kind == "moves-undone" for event in events):
        first = first_position(known.position.engine, course.opened)
        return Live(course, replay(first, course.steps))
    fresh = [step for step in course.steps[-len(events) :] if step.seq > known.position.step]
    return Live(course, replay(known.position.copy(), fresh))


def _seek(stream: str, at: int) -> Position:
    opening = log.read(stream, upto=0)
    if at < 0:
        raise UnknownStep(step=at)
    if not opening:
        raise UnknownMatch
    opened = opening_of(opening)
    first = first_position(engine(opened.game), opened)
    upto = at
    while True:
        base = snapshots.nearest(stream, opened, first, upto) or first
        events = log.read(stream, after=base.step, upto=at)
        if base.step + len(events) != at:
            raise UnknownStep(step=at)
        undone = [from_event(event).to for event in events if event.kind == "moves-undone"]
        if not undone or min(undone) >= base.step:
            break
        upto = min(undone)
    steps = standing_moves(events)
    if len(steps) <= APART:
        return replay(base, steps)
    position = base
    with transaction.atomic():
        for chunk in _chunks(steps):
            position = replay(position, chunk)
            snapshots.save(stream, opened, position)
    return position


def _chunks(steps: list[Step]) -> list[list[Step]]:
    return [steps[start : start + APART] for start in range(0, len(steps), APART)]
