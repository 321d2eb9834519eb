"""Timelines: all that a browser needs to step through a match as one viewer, in one answer.

The first view, then for each step what changes, with whole views in between, and what happened in facts and words.
Words name the seats as ⟨0⟩, ⟨1⟩ …, so that a stored timeline knows nobody's name.
"""

import gzip
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import orjson

from games.kit.contract import AnyEngine
from games.kit.digest import fingerprint
from games.kit.events import Event
from games.kit.verify import opening_of
from games.kit.words import sentences
from games.registry import engine
from replays.diff import changes
from replays.models import Match, Timeline
from replays.play.errors import MatchNotBegun
from replays.store import log
from replays.tell import tell
from replays.viewers import Viewer

FORM = 1
KEY_VIEW_EVERY = 32


def timeline(match: Match, viewer: Viewer, *, undone: bool = False) -> bytes:
    """Give the timeline of a match as compressed JSON; of one that is over, the stored one."""
    if match.status == "open":
        raise MatchNotBegun
    if not match.is_over:
        return _pack(match, viewer, undone)
    version = version_of(match.game)
    kept = Timeline.objects.filter(match=match, viewer=viewer.name, undone=undone, version=version)
    body = kept.values_list("body", flat=True).first()
    if body is None:
        body = _pack(match, viewer, undone)
        made = {"version": version, "body": body}
        Timeline.objects.update_or_create(match=match, viewer=viewer.name, undone=undone, defaults=made)
    return bytes(body)


def tag_of(match: Match, viewer: Viewer, *, undone: bool = False) -> str:
    """Tag a timeline by what it is made of: a stream only grows, so that its last step tells all of it."""
    return fingerprint([version_of(match.game), str(match.id), match.step, match.status, viewer.name, undone])


def version_of(game: str) -> str:
    """Name the form of a timeline: another one is made when our words or the form change."""
    return fingerprint([FORM, engine(game).rules, sentences(game)])


def timeline_document(
    rules: AnyEngine, events: Sequence[Event], viewer: Viewer, *, over: bool, undone: bool = False
) -> dict[str, Any]:
    """Make a timeline from the events of a match."""
    opened = opening_of(events)
    steps = list(_steps(rules, events, viewer, over=over, undone=undone))
    first = steps.pop(0)
    return {
        "game": opened.game,
        "seats": len(opened.seats),
        "viewer": viewer.name,
        "over": over,
        "first": first["view"],
        "steps": steps,
    }


def _steps(
    rules: AnyEngine, events: Sequence[Event], viewer: Viewer, *, over: bool, undone: bool
) -> Iterator[dict[str, Any]]:
    names = [f"⟨{seat}⟩" for seat in range(len(opening_of(events).seats))]
    before: Any = None
    for number, (line, stop) in enumerate(tell(rules, events, viewer, names, over=over, undone=undone)):
        after = msgspec.to_builtins(rules.view(stop.position.state, viewer.seat))
        step = msgspec.to_builtins(line)
        if number % KEY_VIEW_EVERY == 0:
            step["view"] = after
        if number:
            step["changes"] = changes(before, after)
        if over:
            step["totals"] = [sheet.total for sheet in rules.score(stop.position.state) if sheet.seat is not None]
        before = after
        yield step


def _pack(match: Match, viewer: Viewer, undone: bool) -> bytes:
    events = log.read(match.stream, upto=match.step)
    document = timeline_document(engine(match.game), events, viewer, over=match.is_over, undone=undone)
    return gzip.compress(orjson.dumps({"match": str(match.id), **document}), 6, mtime=0)
