"""Pages are tested on SQLite; what depends on the database, on both."""

import pytest
from django.test import Client

from tests.databases import Database, database, templates

__all__ = ["client", "database", "templates"]


@pytest.fixture
def client(database: Database) -> Client:
    """Give a browser without script, and a database of its own."""
    return Client()
