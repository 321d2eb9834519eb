"""Many rows at once, past the models: by COPY on PostgreSQL, in one statement prepared once on SQLite."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from django.db import connection, transaction


def insert_rows(table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Store rows, all or nothing; their values stand in the order of the columns."""
    names = ", ".join(map(connection.ops.quote_name, columns))
    with transaction.atomic(), connection.wrap_database_errors, connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        else:
            values = ", ".join(["%s"] * len(columns))
            cursor.executemany(f"INSERT INTO {table} ({names}) VALUES ({values})", rows)  # type: ignore[arg-type]  # any iterable will do


def as_id(identity: UUID) -> UUID | str:
    """Write an id as the database keeps it."""
    return identity if connection.vendor == "postgresql" else identity.hex
