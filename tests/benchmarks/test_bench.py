"""The bench tells every figure of the design beside its bar; how high they are is no matter of tests."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from pytest_django import DjangoDbBlocker

from tests.benchmarks import append, engine, pairing, ratings, standings, store
from tests.services import why_missing


def test_every_bar_of_the_design_has_its_figure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, django_db_blocker: DjangoDbBlocker
) -> None:
    monkeypatch.setattr(settings, "BASE_DIR", tmp_path)
    monkeypatch.setattr(append, "TURNS", 10)
    monkeypatch.setattr(engine, "MATCHES", 1)
    monkeypatch.setattr(store, "STREAMS", 2)
    monkeypatch.setattr(pairing, "FIELDS", [(23, 4, 3, 2)])
    monkeypatch.setattr(ratings, "MATCHES", 50)
    monkeypatch.setattr(standings, "ENTRANTS", 40)
    monkeypatch.setattr(standings, "VISITS", 2)
    out = StringIO()
    with django_db_blocker.unblock():
        call_command("bench", "--json", stdout=out)
    figures = json.loads(out.getvalue())
    assert json.loads((tmp_path / "build" / "bench.json").read_text()) == figures
    told = {f"{row['what'].partition(':')[0]} {row['bar']} {row['unit']}" for row in figures if row["bar"]}
    expected = {"SQLite ≤ 12 ms", "SQLite ≤ 2 ms", "Lost Ruins of Arnak ≥ 40,000 moves/s", "Quetzal ≥ 60,000 moves/s"}
    expected |= {"Ratings ≤ 1.2 × openskill", "Ratings ≤ 2 × openskill", "SQLite ≤ 10 s", "SQLite ≤ 100 ms"}
    expected |= {"Pair 23 at tables of 3 to 4, 2 rounds ≤ 5 s"}
    if not why_missing("postgres"):
        expected |= {"PostgreSQL ≤ 1.5 × raw psycopg", "PostgreSQL ≥ 40,000 events/s", "PostgreSQL ≤ 12 ms"}
    assert expected <= told
    assert all(row["figure"] > 0 for row in figures if row["bar"] and row["unit"])
