"""Triggers that make the log immutable in the database itself."""

from typing import Any

from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper

TABLE = "replays_event"
REFUSAL = "the event log is append-only"

POSTGRESQL = {
    "replays_event_append_only": f"""
        CREATE OR REPLACE FUNCTION replays_event_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            RAISE EXCEPTION '{REFUSAL}: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
        END $$;
        CREATE OR REPLACE TRIGGER replays_event_append_only
            BEFORE UPDATE OR DELETE OR TRUNCATE ON {TABLE}
            FOR EACH STATEMENT EXECUTE FUNCTION replays_event_refuse();
        ALTER TABLE {TABLE} ENABLE ALWAYS TRIGGER replays_event_append_only;
    """,
}
# The third one refuses INSERT OR REPLACE also on a connection that has not turned recursive triggers on.
SQLITE = {
    name: f"CREATE TRIGGER IF NOT EXISTS {name} BEFORE {what} BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
    for name, what in {
        "replays_event_no_update": f"UPDATE ON {TABLE}",
        "replays_event_no_delete": f"DELETE ON {TABLE}",
        "replays_event_no_replace": f"INSERT ON {TABLE} WHEN EXISTS"
        f" (SELECT 1 FROM {TABLE} WHERE stream = NEW.stream AND seq = NEW.seq)",
    }.items()
}


def wanted(connection: BaseDatabaseWrapper) -> dict[str, str]:
    """Name the triggers that this kind of database needs, each with the statements that make it."""
    return POSTGRESQL if connection.vendor == "postgresql" else SQLITE


def missing(connection: BaseDatabaseWrapper) -> list[str]:
    """Name the triggers that are not there, or not always on; a log that is not there needs none."""
    with connection.cursor() as cursor:
        if TABLE not in connection.introspection.table_names(cursor):
            return []
        if connection.vendor == "postgresql":
            cursor.execute("SELECT tgname FROM pg_trigger WHERE tgrelid = %s::regclass AND tgenabled = 'A'", [TABLE])
        else:
            cursor.execute("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s", [TABLE])
        found = {name for (name,) in cursor.fetchall()}
    return [name for name in wanted(connection) if name not in found]


def install(*, using: str = "default", **_signal: Any) -> None:
    """Make the triggers that are missing: a table that a migration has remade has lost them."""
    connection = connections[using]
    for name in missing(connection):
        with connection.cursor() as cursor:
            cursor.execute(wanted(connection)[name])
