import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import connection
from django.test import Client

from config.environment import database_from_url, secret_key_in

ROOT = Path(settings.BASE_DIR)


def manage(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


@pytest.mark.django_db
def test_sqlite_keeps_what_it_acknowledged_and_lets_no_replace_slip_past_triggers() -> None:
    def pragma(name: str) -> object:
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA {name}")
            return cursor.fetchone()[0]

    found = {name: pragma(name) for name in ("journal_mode", "synchronous", "recursive_triggers", "busy_timeout")}
    assert found == {"journal_mode": "wal", "synchronous": 2, "recursive_triggers": 1, "busy_timeout": 30_000}


def test_a_database_url_tells_engine_name_and_host() -> None:
    sqlite = database_from_url("sqlite:////tmp/cairn.sqlite3")
    assert (sqlite["ENGINE"], sqlite["NAME"]) == ("django.db.backends.sqlite3", "/tmp/cairn.sqlite3")
    postgres = database_from_url("postgresql://ada:secret@db:5433/cairn?sslmode=require")
    assert (postgres["ENGINE"], postgres["NAME"]) == ("django.db.backends.postgresql", "cairn")
    assert (postgres["HOST"], postgres["PORT"], postgres["USER"]) == ("db", 5433, "ada")
    assert postgres["OPTIONS"]["sslmode"] == "require"


@pytest.mark.parametrize("url", ["mysql://db/cairn", "cairn.sqlite3", ""])
def test_another_database_is_refused(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL"):
        database_from_url(url)


def test_processes_that_start_together_agree_on_the_secret_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(secret_key_in, [tmp_path] * 8))
    assert keys == {secret_key_in(tmp_path)}
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_machines_that_share_a_database_must_be_given_a_key(tmp_path: Path) -> None:
    shared = {"CAIRN_DATA": str(tmp_path), "DATABASE_URL": "postgresql://db/cairn", "ALLOWED_HOSTS": "cairn.example"}
    refused = manage("check", **shared)
    assert refused.returncode == 1
    assert refused.stderr.startswith("cairn: SECRET_KEY must be set")
    assert manage("check", **shared, SECRET_KEY="stones").returncode == 0


def test_bad_settings_get_one_clear_line(tmp_path: Path) -> None:
    refused = manage("check", CAIRN_DATA=str(tmp_path), DATABASE_URL="mysql://db/cairn")
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1


@pytest.mark.django_db
def test_no_answer_allows_inline_scripts(client: Client) -> None:
    policy = client.get("/api/v1/docs/").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
