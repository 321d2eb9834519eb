"""Submit a move: played, recorded with what chance answered, and answered with its step."""

from uuid import UUID

from accounts.models import Player
from games.kit.chance import LiveChance
from games.kit.record import to_data
from replays.play.at_table import at_table
from replays.play.errors import FlagFallen, NotYourTurn
from replays.play.record import record
from replays.positions import stream_of
from replays.store.clock import clock
from replays.store.insert import step_of
from replays.store.log import DuplicateMove, Entry


def submit_move(
    *, player: Player, match_id: UUID, move: str, seen: int, move_id: UUID | None = None, now: int | None = None
) -> int:
    """Play one move, record it with what chance answered, and return its step."""
    stored = step_of(stream_of(match_id), move_id) if move_id else None
    if stored is not None:
        return stored
    try:
        return _submit(player, match_id, move, seen, move_id, clock() if now is None else now)
    except DuplicateMove as again:
        return again.seq


def _submit(player: Player, match_id: UUID, move: str, seen: int, move_id: UUID | None, now: int) -> int:
    live, seat = at_table(player=player, match_id=match_id, verb="play", seen=seen)
    decision = live.position.decision
    if decision is None or decision.seat != seat or seat in live.course.bots:
        raise NotYourTurn(seat=seat)
    flag = live.course.flag_at(seat)
    if flag is not None and now > flag:
        raise FlagFallen
    position = live.position.copy()  # never the cached one: the append may still be refused
    played, _, after = position.play(seat, move, LiveChance())
    entry = Entry("move-played", player.actor, to_data(played))
    record(live, [entry], match=match_id, position=position, decision=after, now=now, move_id=move_id)
    return seen + 1
