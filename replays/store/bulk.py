"""Whole streams at once: a bot match or an import is stored in one transaction, by COPY on PostgreSQL."""

from collections.abc import Iterable, Sequence
from itertools import chain

from django.db import connection, transaction

from games.kit.events import Event, check_chain

COLUMNS = ", ".join(Event._fields)


def store_whole(streams: Iterable[Sequence[Event]]) -> None:
    """Store complete streams, all or nothing; an IntegrityError tells of one that was there already."""
    checked = list(streams)
    for events in checked:
        check_chain(list(events))
    rows = list(chain.from_iterable(checked))
    with transaction.atomic(), connection.wrap_database_errors, connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY replays_event ({COLUMNS}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        else:
            cursor.executemany(f"INSERT INTO replays_event ({COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)", rows)
