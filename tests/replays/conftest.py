"""The record's tests run on SQLite and on PostgreSQL."""

from tests.databases import database, templates

__all__ = ["database", "templates"]
