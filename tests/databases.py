"""Throw-away databases: tests of the log cannot be undone by a flush, since its triggers refuse that."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import psycopg
import pytest
from django.core.management import call_command
from django.db import connections
from psycopg import sql
from pytest_django import DjangoDbBlocker

from config.environment import database_from_url
from tests.services import POSTGRES_URL, require

VENDORS = ("sqlite", "postgresql")
Templates = Callable[[str], str]


class Database(NamedTuple):
    """A database made for one test; give `url` as DATABASE_URL to processes that shall share it."""

    vendor: str
    url: str


@pytest.fixture(params=VENDORS)
def database(
    request: pytest.FixtureRequest, tmp_path: Path, templates: Templates, django_db_blocker: DjangoDbBlocker
) -> Iterator[Database]:
    """Run the test on SQLite and on PostgreSQL, each time with an empty, migrated database as the default one.

    Nothing is rolled back and every thread may connect: what the test commits is committed. To use one kind only:
    `@pytest.mark.parametrize("database", ["postgresql"], indirect=True)`.
    """
    vendor: str = request.param
    template = templates(vendor)
    with django_db_blocker.unblock(), throw_away(vendor, tmp_path, template) as url, pointed_at(url):
        yield Database(vendor, url)


@pytest.fixture(scope="session")
def templates(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker) -> Iterator[Templates]:
    """Migrate one database of each kind, once; tests get copies."""
    made: dict[str, str] = {}
    with ExitStack() as stack:

        def template(vendor: str) -> str:
            if vendor == "postgresql":
                require("postgres")
            if vendor not in made:
                made[vendor] = stack.enter_context(throw_away(vendor, tmp_path_factory.mktemp("template")))
                with django_db_blocker.unblock(), pointed_at(made[vendor]):
                    call_command("migrate", verbosity=0)
            return made[vendor]

        yield template


@contextmanager
def throw_away(vendor: str, folder: Path, template: str | None = None) -> Iterator[str]:
    """Make a database, give its address, and remove it again."""
    if vendor == "sqlite":
        file = folder / "cairn.sqlite3"
        if template:
            shutil.copyfile(template.removeprefix("sqlite:///"), file)
        yield f"sqlite:///{file}"
        return
    name, source = f"cairn_test_{uuid4().hex}", template.rpartition("/")[2] if template else "template1"
    server = POSTGRES_URL.rpartition("/")[0]
    with psycopg.connect(POSTGRES_URL, autocommit=True) as control:
        control.execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(source)))
        try:
            yield f"{server}/{name}"
        finally:
            control.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Let the default connection, in all threads, lead to this database."""
    before, settings = connections["default"], connections.settings["default"]
    connections.settings["default"] = connections.configure_settings({"default": database_from_url(url)})["default"]
    del connections["default"]
    try:
        yield
    finally:
        connections["default"].close()
        if hasattr(connections["default"], "close_pool"):
            connections["default"].close_pool()
        connections["default"], connections.settings["default"] = before, settings
