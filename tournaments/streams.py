"""Tournaments as they stand: folded from the log once, then kept up to date."""

import threading
from collections import OrderedDict
from uuid import UUID

from games.kit.errors import BadRecord
from replays.store import log
from replays.store.log import Head
from tournaments.fold import advance, fold
from tournaments.refusals import Refused
from tournaments.state import Competition

KEPT = 32
_kept = threading.local()
"""Each thread keeps its own: what one of them advances in place, no other may be reading."""


def stream_of(tournament: UUID) -> str:
    """Name the stream of a tournament."""
    return f"tournament:{tournament}"


def competition(tournament: UUID) -> tuple[Competition, Head]:
    """Give a tournament as it stands now, with the head of its stream."""
    known = _known()
    state, head = known.pop(tournament, (None, None))
    if state is not None and head is not None:
        events = log.read(stream_of(tournament), after=head.seq - 1)
        if events and events[0].hash == head.hash:  # otherwise what was read before was rolled back
            advance(state, events[1:])
            head = Head(events[-1].seq, events[-1].hash, events[-1].at)
        else:
            state = None
    if state is None or head is None:
        events = log.read(stream_of(tournament))
        if not events:
            raise Refused("unknown-tournament")
        state, head = fold(events), Head(events[-1].seq, events[-1].hash, events[-1].at)
    known[tournament] = state, head
    if len(known) > KEPT:
        known.popitem(last=False)
    return state, head


def competition_at(tournament: UUID, seq: int) -> Competition:
    """Give a tournament as it stood after one of its events."""
    try:
        return fold(log.read(stream_of(tournament), upto=seq))
    except BadRecord as error:
        raise Refused("unknown-tournament") from error


def _known() -> OrderedDict[UUID, tuple[Competition, Head]]:
    if not hasattr(_kept, "known"):
        _kept.known = OrderedDict()
    known: OrderedDict[UUID, tuple[Competition, Head]] = _kept.known
    return known
