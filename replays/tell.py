"""Tell what happened: each event as one viewer may know it, in facts and in words."""

from collections.abc import Iterator, Sequence

import msgspec

from games.kit.contract import AnyEngine
from games.kit.events import Event
from games.kit.facts import Told, told_to
from games.kit.position import edition_of
from games.kit.record import MatchOpened, from_event
from games.kit.verify import opening_of
from games.kit.words import Words, words_of
from replays.viewers import Viewer
from replays.walk import Stop, walk

AROUND = {
    "match-opened": "The match begins.",
    "moves-undone": "{player} takes moves back.",
    "seat-resigned": "{player} resigns; the {bot} bot plays on.",
    "seat-timed-out": "{player} runs out of time; the {bot} bot plays on.",
    "seat-handed-to-bot": "{player} leaves the seat to the {bot} bot.",
    "seat-handed-to-player": "{player} takes the seat over.",
    "match-finished": "The match is over.",
    "match-voided": "The match is declared void.",
}
"""What happened around the game itself."""


class Line(msgspec.Struct):
    """One event as it is told; `move` only to whoever may know it."""

    step: int
    kind: str
    seat: int | None
    turn: int
    at: int
    words: list[str]
    facts: list[Told]
    move: str | None
    undone: bool


def words_for(opened: MatchOpened) -> Words:
    """Find the words of a match's game and edition."""
    return words_of(opened.game, edition_of(opened).names)


def tell(
    engine: AnyEngine,
    events: Sequence[Event],
    viewer: Viewer,
    players: Sequence[str],
    *,
    over: bool,
    undone: bool = False,
) -> Iterator[tuple[Line, Stop]]:
    """Tell each event to one viewer, with the stop it is told at; `players` are the names by seat."""
    words = words_for(opening_of(events))
    for stop in walk(engine, events, undone=undone):
        yield _line(stop, viewer, words, players, over), stop


def _line(stop: Stop, viewer: Viewer, words: Words, players: Sequence[str], over: bool) -> Line:
    event, facts = stop.event, told_to(viewer.seat, stop.facts)
    said = [words.say("fact", fact.key, fact.arguments, players) for fact in facts]
    if event.kind in AROUND:
        said = [_around(stop, players)]
    knows_move = over or (stop.seat is not None and stop.seat == viewer.seat)
    return Line(
        step=event.seq,
        kind=event.kind,
        seat=stop.seat,
        turn=stop.turn,
        at=event.at,
        words=said,
        facts=facts,
        move=stop.move if stop.move and knows_move else None,
        undone=stop.undone,
    )


def _around(stop: Stop, players: Sequence[str]) -> str:
    bot = getattr(from_event(stop.event), "bot", "")
    return AROUND[stop.event.kind].format(player="" if stop.seat is None else players[stop.seat], bot=bot)
