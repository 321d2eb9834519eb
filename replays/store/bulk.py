"""Whole streams at once: a bot match or an import is stored in one transaction."""

from collections.abc import Iterable, Sequence
from itertools import chain

from games.kit.events import Event, check_chain
from replays.store.rows import insert_rows


def store_whole(streams: Iterable[Sequence[Event]]) -> None:
    """Store complete streams, all or nothing; an IntegrityError tells of one that was there already."""
    checked = list(streams)
    for events in checked:
        check_chain(list(events))
    insert_rows("replays_event", Event._fields, list(chain.from_iterable(checked)))
