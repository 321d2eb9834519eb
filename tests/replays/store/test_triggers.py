"""The log cannot be changed, whatever the caller, and the checks fail where it could."""

import sqlite3

import pytest
from django.apps import apps
from django.core.checks import Tags, run_checks
from django.core.management import call_command
from django.core.management.base import SystemCheckError
from django.db import Error, connection, models
from django.db.migrations.operations import AlterField
from django.db.migrations.state import ProjectState

from games.kit.events import Event as LogEvent
from replays.models import Event
from replays.store import log, triggers
from replays.store.log import NEW, Entry
from tests.databases import Database

COPIED = "INTO replays_event ({0}) SELECT {0} FROM replays_event WHERE true".format(", ".join(LogEvent._fields))
CHANGES = {
    "sqlite": [
        "UPDATE replays_event SET data = '[]' WHERE seq = 0",
        "DELETE FROM replays_event WHERE seq = 1",
        "DELETE FROM replays_event",
        f"REPLACE {COPIED}",
        f"INSERT OR REPLACE {COPIED}",
        f"INSERT {COPIED} ON CONFLICT (stream, seq) DO UPDATE SET data = '[]'",
    ],
    "postgresql": [
        "UPDATE replays_event SET data = '[]' WHERE seq = 0",
        "DELETE FROM replays_event WHERE seq = 1",
        "DELETE FROM replays_event",
        "TRUNCATE replays_event",
        "SET session_replication_role = replica; DELETE FROM replays_event",
        f"INSERT {COPIED} ON CONFLICT (stream, seq) DO UPDATE SET data = '[]'",
    ],
}


@pytest.fixture(autouse=True)
def two_events(database: Database) -> None:
    log.append("match:one", [Entry("a", "system", "{}"), Entry("b", "system", "{}")], after=NEW)


def every_change_is_refused(vendor: str) -> bool:
    before = log.read("match:one")
    for statement in CHANGES[vendor]:
        with pytest.raises(Error, match="append-only"), connection.cursor() as cursor:
            cursor.execute(statement)
        if vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("RESET session_replication_role")
    return log.read("match:one") == before


def test_every_change_is_refused_by_the_database(database: Database) -> None:
    assert every_change_is_refused(database.vendor)


def test_djangos_own_ways_are_refused_too() -> None:
    event = Event.objects.get(seq=0)
    event.data = "[]"
    for change in (event.save, event.delete, Event.objects.all().delete, lambda: Event.objects.update(data="[]")):
        with pytest.raises(Error, match="append-only"):
            change()
    assert len(log.read("match:one")) == 2


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_connection_without_our_settings_cannot_replace_either(database: Database) -> None:
    with sqlite3.connect(database.url.removeprefix("sqlite:///")) as stranger:
        for statement in CHANGES["sqlite"]:
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                stranger.execute(statement)


def remake_the_table() -> None:
    """Widen a column as a migration would: SQLite makes the table anew and drops its triggers."""
    state = ProjectState.from_apps(apps)
    after = state.clone()
    operation = AlterField("event", "actor", models.CharField(max_length=120))
    operation.state_forwards("replays", after)
    with connection.schema_editor() as editor:
        operation.database_forwards("replays", editor, state, after)


def test_a_migration_that_remakes_the_table_leaves_it_guarded(database: Database) -> None:
    remake_the_table()
    if database.vendor == "sqlite":
        assert len(triggers.missing(connection)) == 3
    call_command("migrate", verbosity=0, skip_checks=True)
    assert triggers.missing(connection) == []
    assert every_change_is_refused(database.vendor)


def drop_a_trigger(vendor: str) -> None:
    with connection.cursor() as cursor:
        if vendor == "sqlite":
            cursor.execute("DROP TRIGGER replays_event_no_delete")
        else:
            cursor.execute("ALTER TABLE replays_event DISABLE TRIGGER replays_event_append_only")


def test_the_checks_fail_where_a_trigger_is_missing_and_migrate_puts_it_back(database: Database) -> None:
    assert run_checks(tags=[Tags.database], databases=["default"]) == []
    drop_a_trigger(database.vendor)
    assert [message.id for message in run_checks(tags=[Tags.database], databases=["default"])] == ["replays.E001"]
    with pytest.raises(SystemCheckError, match="not guarded"):
        call_command("migrate", verbosity=0, skip_checks=False)
    call_command("migrate", verbosity=0, skip_checks=True)
    assert run_checks(tags=[Tags.database], databases=["default"]) == []
    assert every_change_is_refused(database.vendor)


def test_a_database_without_a_log_needs_no_triggers() -> None:
    call_command("migrate", "replays", "zero", verbosity=0)
    assert run_checks(tags=[Tags.database], databases=["default"]) == []
