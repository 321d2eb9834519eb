"""Leave a seat: resign, hand it to a bot, or run out of time. The match goes on; the rules never know."""

from uuid import UUID

from accounts.models import Player
from games.bots.registry import bot as find_bot
from games.kit.record import SeatLeft, to_data
from replays.jobs import LeasedJob
from replays.play.at_table import at_table
from replays.play.errors import NoPermission
from replays.play.record import record
from replays.positions import Live, latest
from replays.store.clock import clock
from replays.store.log import Entry


def resign(*, player: Player, match_id: UUID, seen: int | None = None, now: int | None = None) -> int:
    """Give up: the stand-in plays on and the seat is ranked last. Return the step."""
    live, seat = at_table(player=player, match_id=match_id, verb="resign", seen=seen)
    if seat is None or seat in live.course.bots:
        raise NoPermission
    return _leave(live, match_id, seat, "seat-resigned", player.actor, live.course.opened.stand_in, now)


def resign_for(*, match_id: UUID, seat: int, now: int | None = None) -> int | None:
    """Give a seat up whose player has left the competition; return the step, or None if nothing is to be done."""
    live = latest(match_id)
    if live.course.status != "running" or seat in live.course.last:
        return None
    return _leave(live, match_id, seat, "seat-resigned", "system", live.course.opened.stand_in, now)


def hand_seat_to_bot(*, player: Player, match_id: UUID, seat: int, bot: str, now: int | None = None) -> int:
    """Let a bot play on in one's seat, or, as staff, in any; the result counts as it falls. Return the step."""
    live, own = at_table(player=player, match_id=match_id, verb="hand-seat-to-bot")
    allowed = range(len(live.course.opened.seats)) if player.is_staff else [own]
    if seat not in allowed or seat in live.course.bots:
        raise NoPermission
    find_bot(bot)
    return _leave(live, match_id, seat, "seat-handed-to-bot", player.actor, bot, now)


def time_out(*, match_id: UUID, job: LeasedJob | None = None, now: int | None = None) -> int | None:
    """Record that the seat to move ran out of time, if it did; return the step."""
    live = latest(match_id)
    decision = live.position.decision if live.course.status == "running" else None
    flag = live.course.flag_at(decision.seat) if decision else None
    now = clock() if now is None else now
    if decision is None or flag is None or now <= flag:
        return None
    return _leave(live, match_id, decision.seat, "seat-timed-out", "system", live.course.opened.stand_in, now, job)


def call_time(*, match_id: UUID, before: int, now: int | None = None) -> int | None:
    """Let the seat to move run out of time though no clock says so, unless something happened since `before`."""
    live = latest(match_id)
    seat = live.to_move
    if seat is None or seat in live.course.bots or live.course.head.at >= before:
        return None
    return _leave(live, match_id, seat, "seat-timed-out", "system", live.course.opened.stand_in, now)


def _leave(
    live: Live, match: UUID, seat: int, kind: str, actor: str, bot: str, now: int | None, job: LeasedJob | None = None
) -> int:
    entry = Entry(kind, actor, to_data(SeatLeft(seat, bot)))
    at, position = clock() if now is None else now, live.position
    return record(live, [entry], match=match, position=position, decision=position.decision, now=at, job=job).head.seq
