"""Marks for tests of pages."""

import pytest

on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
