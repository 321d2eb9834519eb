"""Competitions that need committed data get a throw-away database, as the log's tests do."""

from tests.databases import database, templates

__all__ = ["database", "templates"]
