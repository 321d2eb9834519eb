"""Whole matches of bots: asked for as jobs, played in memory, stored at once."""

import secrets
from collections.abc import Sequence
from uuid import NAMESPACE_URL, UUID, uuid4, uuid5

import msgspec
from django.db import transaction

from games.kit.contract import Setup
from games.kit.digest import canonical
from games.kit.events import Event, seal
from games.kit.record import SeatLeft, to_data
from games.kit.score import ranked_last
from games.registry import engine
from games.simulate import play_match
from replays.course import Course
from replays.positions import stream_of
from replays.projections import matches
from replays.store import log
from replays.store.bulk import store_whole
from replays.store.clock import clock
from replays.store.log import NEW, Entry, JobRequest


class BotMatch(msgspec.Struct):
    """A match that bots are to play; with a seed it goes the same way every time. `players` run them, if named.

    Seats that are `resigned` from the start are ranked last, whatever their bots achieve.
    """

    match: UUID
    game: str
    bots: list[str]
    players: list[str] = []
    resigned: list[int] = []
    seed: str = ""
    edition: str = "base"
    options: dict[str, str] = {}
    context: dict[str, str] = {}


def bot_match_id(game: str, bots: Sequence[str], seed: str) -> UUID:
    """Name a match by its seed, so that asking for it twice is asking once; without a seed it is a new one."""
    return uuid5(NAMESPACE_URL, f"cairn/{game}/{','.join(bots)}/{seed}") if seed else uuid4()


def to_job(asked: BotMatch) -> JobRequest:
    """Write a bot match as a job, due from now: what people wait for has no such time, and goes first."""
    return JobRequest("bot-match", f"bot-match:{asked.match}", canonical(msgspec.to_builtins(asked)), clock())


def from_job(data: str) -> BotMatch:
    """Read a bot match from a job."""
    return msgspec.json.decode(data, type=BotMatch)


def run_bot_match(asked: BotMatch) -> list[Event]:
    """Play a whole match in memory and write it as events."""
    setup = Setup(len(asked.bots), engine(asked.game).rules, asked.edition, asked.options)
    began = clock()
    played = play_match(engine(asked.game), setup, asked.bots, asked.seed or secrets.token_hex(16))
    played.opened.context = asked.context
    actors = played.opened.seats[:]
    if asked.players:
        played.opened.seats = asked.players
        actors = [actors[seat] if seat in asked.resigned else player for seat, player in enumerate(asked.players)]
    played.finished.scores = ranked_last(played.finished.scores, asked.resigned)
    left = [SeatLeft(seat, asked.bots[seat]) for seat in asked.resigned]
    entries = [
        Entry("match-opened", "system", to_data(played.opened)),
        *(Entry("seat-resigned", "system", to_data(one)) for one in left),
        *(Entry("move-played", actors[move.seat], to_data(move)) for move in played.moves),
        Entry("match-finished", "system", to_data(played.finished)),
    ]
    return _sealed(stream_of(asked.match), entries, began, clock())


@transaction.atomic
def store_bot_match(match: UUID, events: list[Event]) -> None:
    """Store a whole match with its row, once: what is there already is left alone."""
    if log.head_of(stream_of(match)) is not None:
        return
    store_whole([events])
    course = Course(events[0])
    for event in events[1:]:
        course.feed(event)
    matches.save(matches.new_row(match, course), course, None)


def _sealed(stream: str, entries: list[Entry], began: int, ended: int) -> list[Event]:
    """Seal entries into a chain, their times spread evenly over the playing."""
    events, prev = [], NEW.hash
    for seq, entry in enumerate(entries):
        at = began + (ended - began) * seq // len(entries)
        events.append(seal(stream, seq, *entry, at, prev))
        prev = events[-1].hash
    return events
