"""Ask the database; PostgreSQL keeps the plans of what is asked, which cost more than most of the answers."""

from collections.abc import Sequence
from typing import Any

from django.db import connection
from psycopg import Cursor


def fetch(statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Run a statement, as it stands for every call, and return its rows."""
    if connection.vendor != "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(statement, values)
            rows: list[tuple[Any, ...]] = cursor.fetchall()
            return rows
    connection.ensure_connection()
    with connection.wrap_database_errors, Cursor(connection.connection) as prepared:  # Django's own never prepares
        return prepared.execute(statement, values, prepare=True).fetchall()
