"""Write whole rows, new or known, past the models: a great field has a hundred thousand chairs."""

from collections.abc import Sequence
from typing import Any

from django.db import connection
from django.db.models import Model


def upsert(model: type[Model], key: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Store rows whose values stand in the order of the model's fields; `key` names the columns that find one again."""
    if not rows:
        return
    quote = connection.ops.quote_name
    names = [str(field.column) for field in model._meta.concrete_fields]
    columns, values = ", ".join(map(quote, names)), ", ".join(["%s"] * len(names))
    found = ", ".join(map(quote, key))
    changed = ", ".join(f"{quote(name)} = excluded.{quote(name)}" for name in names if name not in key)
    table = quote(model._meta.db_table)
    with connection.cursor() as cursor:
        cursor.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({values}) ON CONFLICT ({found}) DO UPDATE SET {changed}",  # noqa: S608 - names of our own columns
            rows,
        )
