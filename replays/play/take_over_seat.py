"""Take over a seat: somebody else plays on for good, and whoever sat there is a guest like any other."""

from uuid import UUID

from games.kit.record import SeatTakenOver, to_data
from replays.play.open_match import check_players
from replays.play.record import record
from replays.positions import latest
from replays.store.clock import clock
from replays.store.log import Entry


def hand_seat_to_player(*, match_id: UUID, seat: int, player: str, now: int | None = None) -> int | None:
    """Seat a player, or a bot, in a seat of a running match; return the step, or None if nothing is to be done."""
    live = latest(match_id)
    seats, position = live.course.seats[:], live.position
    if live.course.status != "running" or seats[seat] == player:
        return None
    seats[seat] = player
    check_players(seats)
    entry = Entry("seat-handed-to-player", "system", to_data(SeatTakenOver(seat, player)))
    at = clock() if now is None else now
    return record(live, [entry], match=match_id, position=position, decision=position.decision, now=at).head.seq
