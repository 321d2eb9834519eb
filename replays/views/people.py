"""The players of a match as lists and pages show them."""

from collections.abc import Iterable, Mapping

import msgspec
from django.urls import reverse

from games.registry import engine
from replays.models import Match
from replays.selectors.players import names_at


class Sitter(msgspec.Struct):
    """Who sits in a seat and how he stands; `share` is his part of the highest total, in percent."""

    seat: int
    name: str
    is_bot: bool
    to_move: bool
    left: str
    claim: str
    total: int | None
    place: int | None
    share: int = 0


class MatchRow(msgspec.Struct):
    """A match in a list."""

    address: str
    game_name: str
    status: str
    seats: list[Sitter]
    said: str
    at: int | None


LEFT = {
    "seat-resigned": "resigned",
    "seat-timed-out": "ran out of time",
    "seat-handed-to-bot": "left the seat to a bot",
}


def sitters_of(match: Match, names: Mapping[str, str], totals: Iterable[int] | None = None) -> list[Sitter]:
    """Show the players of a match, with these totals if the position is not the last one."""
    seats = list(match.seats.all())
    scored = list(totals) if totals is not None else [seat.total for seat in seats]
    highest = max((total for total in scored if total), default=0)
    return [
        Sitter(
            seat=seat.seat,
            name=names.get(seat.actor, "open seat"),
            is_bot=bool(seat.bot) or seat.actor.startswith("bot:"),
            to_move=match.to_move == seat.seat,
            left=LEFT.get(seat.left, ""),
            claim=seat.claim,
            total=total,
            place=seat.place if totals is None else None,
            share=max(0, 100 * (total or 0) // highest) if highest else 0,
        )
        for seat, total in zip(seats, scored, strict=True)
    ]


def rows_of(matches: Iterable[Match]) -> list[MatchRow]:
    """Show matches as lines of a list, naming everybody with one question."""
    found = list(matches)
    names = names_at(found)
    return [_row(match, names) for match in found]


def _row(match: Match, names: Mapping[str, str]) -> MatchRow:
    said, at = {
        "open": ("waits for players", match.made_at),
        "running": (f"step {match.step}, last moved", match.moved_at or match.opened_at),
        "finished": ("finished", match.finished_at),
        "voided": ("void", match.moved_at),
    }[match.status]
    return MatchRow(
        address=reverse("match", args=[match.id]),
        game_name=engine(match.game).name,
        status=match.status,
        seats=sitters_of(match, names),
        said=said,
        at=at,
    )
