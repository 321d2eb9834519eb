import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from replays.models.job import Job, State
from tests.databases import Database
from tournaments.models import Seating

ROOT = Path(__file__).parents[3]
OPTIONS = ("--divisions=2", "--bots=random", "--seed=11", "--json")


def season(*options: str) -> Any:
    """Run the command here and read what it prints."""
    out = StringIO()
    call_command("season", *options, stdout=out)
    return json.loads(out.getvalue())


def tables(printed: Any) -> list[Any]:
    """Keep what must be the same in every run: divisions, places, players, points, moves."""
    return [(one["division"], one["standings"]) for one in printed["divisions"]]


def start(database: Database, data: Path) -> "subprocess.Popen[bytes]":
    """Run the command in a process of its own."""
    environment = {**os.environ, "DATABASE_URL": database.url, "CAIRN_DATA": str(data)}
    return subprocess.Popen(
        [sys.executable, "manage.py", "season", *OPTIONS],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def played() -> int:
    """Count tables with a result."""
    return Seating.objects.filter(seat=0, came__isnull=False).count()


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """Run the season once in peace."""
    data = tmp_path_factory.mktemp("undisturbed")
    database = Database("sqlite", f"sqlite:///{data}/cairn.sqlite3")
    environment = {**os.environ, "DATABASE_URL": database.url, "CAIRN_DATA": str(data)}
    subprocess.run([sys.executable, "manage.py", "migrate", "-v0"], cwd=ROOT, env=environment, check=True)
    return tables(json.loads(start(database, data).communicate()[0]))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_season_runs_from_registration_to_promotion(database: Database) -> None:
    printed = season(*OPTIONS)
    assert printed["status"] == "ended"
    assert [one["division"] for one in printed["divisions"]] == ["1A", "2A"]
    assert all(len(one["standings"]) == 7 for one in printed["divisions"])
    moves = [row["move"] for one in printed["divisions"] for row in one["standings"]]
    assert (moves.count("promoted"), moves.count("relegated")) == (1, 2)
    assert played() == 14
    assert season(*OPTIONS) == printed


def test_a_season_killed_at_any_moment_ends_as_if_nothing_had_happened(
    database: Database, tmp_path: Path, undisturbed: list[Any]
) -> None:
    for least in (0, 3, 9):
        process = start(database, tmp_path)
        while played() < least and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
        process.wait()
    process = start(database, tmp_path)
    out, _ = process.communicate()
    assert process.returncode == 0
    assert played() == 14
    assert tables(json.loads(out)) == undisturbed


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--bots=nobody"], "nobody"),
        (["--divisions=0"], "from 1 to 200"),
        (["--game=chess"], "chess"),
        (["--table=9"], "9"),
    ],
)
def test_a_mistake_is_told_in_one_line(database: Database, options: list[str], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        call_command("season", *options)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_other_bots_play_another_season(database: Database) -> None:
    first = season("--divisions=1", "--bots=random", "--seed=3", "--json")
    second = season("--divisions=1", "--bots=random,random", "--seed=3", "--json")
    assert first["season"] != second["season"]
    assert season("--divisions=1", "--bots=random", "--seed=3", "--json") == first


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_season_minds_no_dead_job_but_its_own(database: Database) -> None:
    Job.objects.create(
        kind="tell-round", key="of-others", data='{"tournament": "x"}', state=State.DEAD, error="no mail"
    )
    assert season("--divisions=1", "--bots=random", "--seed=4", "--json")["status"] == "ended"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_dead_job_of_the_season_is_told_in_one_line(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise RuntimeError("the division cannot be opened")

    monkeypatch.setattr("tournaments.handlers.open_division", fail)
    monkeypatch.setattr("replays.jobs.lease.MOST_ATTEMPTS", 1)
    with pytest.raises(CommandError, match="open-division could not be done: RuntimeError"):
        season("--divisions=1", "--bots=random", "--seed=5", "--json")
