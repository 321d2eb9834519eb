"""The matches as rows: reads every event of a match's stream, and can be rebuilt from empty."""

from uuid import UUID

from django.db import connection, transaction

from replays.course import Course
from replays.models import Match, Seat
from replays.models.match import Visibility
from replays.positions import latest


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
        for seat, actor in enumerate(course.opened.seats)
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


def rebuild_matches() -> int:
    """Make all rows anew from the log; settings that people changed since stay as they are. Return how many."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT stream FROM replays_event WHERE seq = 0 AND kind = 'match-opened'")
        ids = [UUID(stream.removeprefix("match:")) for (stream,) in cursor.fetchall()]
    for match in ids:
        live = latest(match)
        with transaction.atomic():
            row = Match.objects.filter(id=match).first() or new_row(match, live.course)
            save(row, live.course, live.to_move)
    return len(ids)
