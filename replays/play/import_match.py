"""Import a match from its file: checked from the first event to the last, marked, and never rated."""

import re
from collections.abc import Sequence
from uuid import UUID

from django.db import IntegrityError, transaction

from accounts.models import Player
from accounts.policy import may
from games.kit import cairn_file
from games.kit.errors import BadEdition, BadRecord, GameError
from games.kit.events import Event
from games.kit.record import from_event
from games.kit.verify import check_record, opening_of
from games.registry import engine
from replays.course import Course
from replays.models import Match
from replays.models.match import Visibility
from replays.play.errors import KnownOtherwise, NoPermission, NotFinished
from replays.projections import matches
from replays.store import log
from replays.store.bulk import store_whole
from replays.store.clock import clock

UUID_TEXT = r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
STREAM = re.compile(rf"match:{UUID_TEXT}\Z")
ACTOR = re.compile(rf"(player:{UUID_TEXT}|bot:[\w\-]{{1,60}}|system)\Z")
NAME = re.compile(r"[\w.\-]{1,60}\Z")
DAY = 86_400_000_000


def import_match(*, player: Player, text: str | bytes, visibility: str = Visibility.UNLISTED) -> Match:
    """Bring in a match that was played to its end; one that is here already, event for event, is left alone."""
    if not may(player, "import-match"):
        raise NoPermission
    return bring_in(text, importer=player.actor, visibility=visibility)


def bring_in(text: str | bytes, *, importer: str, visibility: str = Visibility.UNLISTED) -> Match:
    """Check a match file and store it, once, in the name of whoever brings it."""
    events = cairn_file.from_text(text)
    check_plain(events)
    match = UUID(events[0].stream.removeprefix("match:"))
    if log.head_of(events[0].stream) is not None:
        return _known(match, events)
    _check(events)
    try:
        return _store(match, events, importer, visibility)
    except IntegrityError:
        return _known(match, events)


def check_plain(events: Sequence[Event]) -> None:
    """Refuse names, seats and times that no match of ours could hold, before anything else reads them."""
    opened = opening_of(events)
    if not STREAM.match(events[0].stream):
        raise BadRecord("wrong-stream", step=0)
    names = (opened.edition, opened.stand_in)
    if not all(map(NAME.match, names)) or not all(map(ACTOR.match, opened.seats)):
        raise BadRecord("broken-event", step=0, kind="match-opened")
    for event in events:
        if not 0 <= event.at <= clock() + DAY:
            raise BadRecord("wrong-time", step=event.seq)
        holds = from_event(event)
        seat, bot = getattr(holds, "seat", 0), getattr(holds, "bot", "x")
        actors = (event.actor, getattr(holds, "player", event.actor))
        if (
            not (0 <= seat < len(opened.seats) and NAME.match(bot) and all(map(ACTOR.match, actors)))
            or "\\u0000" in event.data
        ):
            raise BadRecord("broken-event", step=event.seq, kind=event.kind)


def _check(events: list[Event]) -> None:
    if events[-1].kind != "match-finished":
        raise NotFinished
    try:
        check_record(engine(opening_of(events).game), events)
    except GameError:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadEdition("broken-edition", what=type(error).__name__) from error  # it came with the file


@transaction.atomic
def _store(match: UUID, events: list[Event], importer: str, visibility: str) -> Match:
    store_whole([events])
    course = Course(events[0])
    for event in events[1:]:
        course.feed(event)
    row = Match(id=match, visibility=visibility, opener=importer, imported=True, made_at=clock())
    matches.save(row, course, None)
    return row


def _known(match: UUID, events: list[Event]) -> Match:
    if [event.hash for event in log.read(events[0].stream)] != [event.hash for event in events]:
        raise KnownOtherwise
    return Match.objects.get(id=match)
