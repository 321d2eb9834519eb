"""The matches as rows: reads every event of a match's stream, and can be rebuilt from empty."""

from collections.abc import Sequence
from uuid import UUID

from games.kit.events import Event
from games.kit.record import KINDS
from replays.course import Course
from replays.models import Match, Seat
from replays.models.match import Visibility
from replays.positions import live_from
from replays.store.projection import Projection, register


def fill(match: Match, course: Course, to_move: int | None) -> None:
    """Write into a row how the match began and how it stands."""
    opened, ended = course.opened, course.status != "running"
    match.game, match.edition, match.options = opened.game, opened.edition, opened.options
    match.context, match.stand_in, match.seat_count = opened.context, opened.stand_in, len(opened.seats)
    match.status, match.step = course.status, course.head.seq
    match.to_move = None if ended else to_move
    match.opened_at, match.moved_at, match.turn_since = course.opened_at, course.head.at, course.turn_since
    match.flag_at = course.flag_at(match.to_move)
    match.finished_at = course.head.at if ended else None


def seats_of(match: Match, course: Course) -> list[Seat]:
    """Make the rows of a match's seats."""
    sheets = {sheet.seat: sheet for sheet in course.scores}
    return [
        Seat(
            match=match,
            seat=seat,
            actor=actor,
            bot=course.bots.get(seat, ""),
            left=course.left.get(seat, ""),
            bank=course.banks[seat] if course.clock else None,
            total=sheets[seat].total if sheets else None,
            place=sheets[seat].place if sheets else None,
        )
        for seat, actor in enumerate(course.seats)
    ]


def save(match: Match, course: Course, to_move: int | None) -> None:
    """Bring the rows of a match up to date; the caller's transaction holds the events too."""
    fill(match, course, to_move)
    match.save()
    Seat.objects.bulk_create(
        seats_of(match, course),
        update_conflicts=True,
        unique_fields=["match", "seat"],
        update_fields=["actor", "claim", "bot", "left", "bank", "total", "place"],
    )


def new_row(match: UUID, course: Course) -> Match:
    """Make the row of a match that has none yet; what the record does not tell is as it was at the beginning."""
    asked = course.opened.context.get("visibility")
    visibility = asked if asked in Visibility.values else Visibility.PUBLIC
    return Match(id=match, visibility=visibility, opener=course.opener, made_at=course.opened_at)


def forget() -> None:
    """Let every match be as if it had not begun; its settings and who sits there stay."""
    Match.objects.update(
        status="open",
        step=-1,
        to_move=None,
        opened_at=None,
        moved_at=None,
        turn_since=None,
        flag_at=None,
        finished_at=None,
    )
    Seat.objects.update(bot="", left="", bank=None, total=None, place=None)


def project(stream: str, events: Sequence[Event]) -> None:
    """Make the rows of a match from all of its events."""
    match, live = UUID(stream.removeprefix("match:")), live_from(events)
    row = Match.objects.filter(id=match).first() or new_row(match, live.course)
    save(row, live.course, live.to_move)


register(Projection("matches", "match:", frozenset(KINDS), forget, project))
