"""Undo: back to the last moment at which chance answered, the mover learned something, or another seat moved."""

from uuid import UUID

from accounts.models import Player
from games.kit.position import first_position, replay, replay_one
from games.kit.record import MovesUndone, Step, to_data
from replays.play.at_table import at_table
from replays.play.errors import NothingToUndo
from replays.play.record import record
from replays.positions import Live
from replays.store.clock import clock
from replays.store.log import Entry


def undo_moves(*, player: Player, match_id: UUID, seen: int, to: int | None = None, now: int | None = None) -> int:
    """Take back one's own last move, or all moves after step `to`; return the step of the undoing."""
    live, seat = at_table(player=player, match_id=match_id, verb="undo", seen=seen)
    reach = undo_reach(live, seat)
    back = reach[-1] if to is None and reach else to
    if seat is None or back not in reach or back is None:
        raise NothingToUndo
    first = first_position(live.position.engine, live.course.opened)
    position = replay(first, [step for step in live.course.steps if step.seq <= back])
    entry = Entry("moves-undone", player.actor, to_data(MovesUndone(seat, back)))
    now = clock() if now is None else now
    record(live, [entry], match=match_id, position=position, decision=position.decision, now=now)
    return seen + 1


def undo_reach(live: Live, seat: int | None) -> list[int]:
    """List the steps to which this seat may go back, the earliest first; none if it has nothing to undo."""
    course = live.course
    if course.status != "running" or seat is None or seat in course.bots:
        return []
    steps = course.steps
    start = len(steps)
    while start and _is_quiet(steps[start - 1], seat, clock=course.clock is not None):
        start -= 1
    if start == len(steps):
        return []
    position = replay(first_position(live.position.engine, course.opened), steps[:start])
    for index in range(start, len(steps)):
        if any(fact.reveals for fact in replay_one(position, steps[index])):
            start = index + 1
    before = steps[start - 1].seq if start else 0
    return [before, *(step.seq for step in steps[start:-1])] if start < len(steps) else []


def _is_quiet(step: Step, seat: int, *, clock: bool) -> bool:
    """Say whether a move is this seat's own and asked nothing of chance; a clock once stopped stays stopped."""
    played = step.played
    return played.seat == seat and not played.chance and not (clock and played.digest)
