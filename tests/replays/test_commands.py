import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from games.kit.contract import Setup
from games.registry import engine
from games.simulate import play_match, seated
from replays.management.commands.run import site_address
from replays.models import Match
from tests.databases import Database
from tests.replays.tables import GAME, opened, people, play_on

GOLDEN = min((Path(__file__).parents[1] / "golden").glob("*/*.cairn"))


def run(*arguments: str, **options: Any) -> str:
    told = StringIO()
    call_command(*arguments, stdout=told, **options)
    return told.getvalue()


def test_simulated_matches_are_those_of_the_terminal_and_are_stored_once(database: Database) -> None:
    arguments = ("simulate", GAME, "--seats=3", "--matches=4", "--bots=random", "--seed=9", "--json")
    summary = json.loads(run(*arguments))
    moves = sum(
        len(play_match(engine(GAME), Setup(3), seated(["random"], 3, shift=number % 3), f"9/{number}").moves)
        for number in range(4)
    )
    assert (summary["matches"], summary["moves"], sum(summary["wins_by_seat"])) == (4, moves, pytest.approx(4))
    assert json.loads(run(*arguments))["moves"] == moves
    assert Match.objects.filter(status="finished").count() == 4


@pytest.mark.django_db
def test_a_match_is_exported_as_it_was_imported() -> None:
    told = run("import_match", str(GOLDEN))
    match = Match.objects.get()
    assert str(match.id) in told
    assert run("export_match", str(match.id)) == GOLDEN.read_text("utf-8")


@pytest.mark.django_db
def test_a_running_match_is_not_exported() -> None:
    players = people("ada", "ben")
    match = opened(*players)
    play_on(match.id, players, 2)
    with pytest.raises(CommandError, match="secret"):
        run("export_match", str(match.id))


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "chess", "--seats=3", "--matches=3"), "no game called “chess”"),
        (("simulate", GAME, "--seats=30", "--matches=3"), "seats 2 to 5"),
        (("simulate", GAME, "--seats=3", "--matches=0"), "from 1 to"),
        (("simulate", GAME, "--seats=3", "--matches=1", "--bots=nobody"), "no bot called “nobody”"),
        (("simulate", GAME), "required: --seats, --matches"),
        (("export_match", "x"), "not the id of a match"),
        (("export_match", "00000000-0000-0000-0000-000000000000"), "no such match"),
        (("import_match", "no-such-file"), "no readable file"),
        (("import_match", __file__), "Line 1 is not an event"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: tuple[str, ...], told: str) -> None:
    with pytest.raises(CommandError, match=told) as refused:
        run(*arguments)
    assert "\n" not in str(refused.value)


def test_a_wrong_argument_is_told_without_a_traceback() -> None:
    command = [sys.executable, "manage.py", "simulate", GAME, "--seats", "many", "--matches", "1"]
    ended = subprocess.run(command, cwd=settings.BASE_DIR, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "--seats" in ended.stderr


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8113"),
        ("0.0.0.0", "http://localhost:8113"),
        ("::", "http://localhost:8113"),
        ("::1", "http://[::1]:8113"),
        ("cairn.example", "http://cairn.example:8113"),
    ],
)
def test_links_in_mails_lead_to_where_the_site_listens(host: str, address: str) -> None:
    assert site_address(host, 8113) == address
