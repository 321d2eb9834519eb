"""Write whole rows, new or known, past the models: a great field has a hundred thousand chairs."""

from collections.abc import Sequence
from typing import Any

from django.db import connection, transaction
from django.db.models import Model

from replays.store.rows import insert_rows

MANY = 500
"""From so many rows on, PostgreSQL takes them by COPY into a table of their own, and from there at once."""


def upsert(model: type[Model], key: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Store rows whose values stand in the order of the model's fields; `key` names the columns that find one again."""
    if not rows:
        return
    quote = connection.ops.quote_name
    names = [str(field.column) for field in model._meta.concrete_fields]
    columns, values = ", ".join(map(quote, names)), ", ".join(["%s"] * len(names))
    found = ", ".join(map(quote, key))
    changed = ", ".join(f"{quote(name)} = excluded.{quote(name)}" for name in names if name not in key)
    table, known = quote(model._meta.db_table), f"ON CONFLICT ({found}) DO UPDATE SET {changed}"
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor != "postgresql" or len(rows) < MANY:
            cursor.executemany(f"INSERT INTO {table} ({columns}) VALUES ({values}) {known}", rows)  # noqa: S608 - names of our own columns
            return
        cursor.execute(f"CREATE TEMPORARY TABLE arriving (LIKE {table})")
        insert_rows("arriving", names, rows)
        cursor.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM arriving {known}")  # noqa: S608 - names of our own columns
        cursor.execute("DROP TABLE arriving")
