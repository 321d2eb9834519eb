"""Sum up many bot matches."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from replays.models import Match

AT_ONCE = 500


def summary_of(matches: Sequence[UUID], seconds: float) -> dict[str, Any]:
    """Count moves, points and wins, as `python -m games play --matches` does; a shared win is split."""
    moves = total = 0
    by_seat: defaultdict[int, float] = defaultdict(float)
    by_bot: defaultdict[str, float] = defaultdict(float)
    rows: list[Match] = []
    for start in range(0, len(matches), AT_ONCE):
        rows += Match.objects.filter(id__in=matches[start : start + AT_ONCE]).prefetch_related("seats")
    for match in rows:
        seats = list(match.seats.all())
        moves += match.step - 1
        total += sum(seat.total or 0 for seat in seats)
        winners = [seat for seat in seats if seat.place == 1]
        for seat in seats:
            by_bot[seat.bot] += seat.place == 1 and 1 / len(winners)
        for seat in winners:
            by_seat[seat.seat] += 1 / len(winners)
    first = rows[0]
    return {
        "game": first.game,
        "seats": first.seat_count,
        "matches": len(rows),
        "moves": moves,
        "moves_per_second": round(moves / seconds),
        "matches_per_second": round(len(rows) / seconds, 2),
        "mean_total": round(total / (len(rows) * first.seat_count), 2),
        "wins_by_seat": [round(by_seat[seat], 3) for seat in range(first.seat_count)],
        "wins_by_bot": {name: round(wins, 3) for name, wins in sorted(by_bot.items())},
    }
