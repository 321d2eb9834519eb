"""Files for spreadsheets: decimal numbers, a column for each round, and nothing that is reckoned with."""

import csv
from typing import Any

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import pair, play_out, with_entrants
from tournaments.api.files import csv_answer
from tournaments.models import Tournament
from tournaments.points import to_number, to_text
from tournaments.services.record_result import record_forfeit

pytestmark = pytest.mark.django_db


def table(cup: Tournament, path: str) -> list[dict[str, str]]:
    """Read a file as its lines by column."""
    answer = Client().get(f"/api/v1/tournaments/{cup.slug}/{path}")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    return list(csv.DictReader(answer.content.decode().splitlines()))


@pytest.mark.parametrize(
    ("text", "number"),
    [("21", 21), ("8½", 8.5), ("3⅓", 3.3333), ("½", 0.5), ("−½", -0.5), ("−2¾", -2.75), ("-1.333", -1.333), ("", "")],
)
def test_points_for_people_are_read_as_numbers(text: str, number: object) -> None:
    assert to_number(text) == number


@pytest.mark.parametrize("points", [0, 1, 100, 150, 300, 1000, -150, 3150, -3075])
def test_whatever_is_written_is_read_as_what_it_was(points: int) -> None:
    assert to_number(to_text(points)) == pytest.approx(points / 300, abs=0.006)


def test_standings_have_decimal_points_and_a_column_for_each_round() -> None:
    cup, owner, _ = with_entrants(9, rounds=2)
    for _ in range(2):
        pair(cup, owner)
        play_out(cup, owner)
    rows = table(cup, "standings.csv")
    assert [name for name in rows[0] if name.startswith("round ")] == ["round 1", "round 2"]
    assert all(float(row["points"]) >= 0 for row in rows)
    results = [row[f"round {number}"] for row in rows for number in (1, 2)]
    assert all(result.isdecimal() or result == "bye" for result in results)


def test_the_pairings_of_a_round_are_a_file_with_who_rests() -> None:
    cup, owner, players = with_entrants(5, table=2)
    pair(cup, owner)
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=_first(cup))
    rows = table(cup, "rounds/1/pairings.csv")
    assert sorted(row["player"] for row in rows) == sorted(player.name for player in players)
    assert [row["table"] for row in rows] == ["1", "1", "2", "2", "bye"]
    assert sorted(row["came"] for row in rows) == ["", "", "", "no", "yes"]
    assert Client().get(f"/api/v1/tournaments/{cup.slug}/rounds/2/pairings.csv").status_code == 404


def _first(cup: Tournament) -> list[int]:
    return [cup.seatings.get(round=1, table=1, seat=0).entrant]


@pytest.mark.parametrize("evil", ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])
def test_what_a_spreadsheet_would_reckon_with_is_a_text(evil: str) -> None:
    assert csv_answer(["x"], [[evil]]).content.decode().split("\r\n", 1)[1].lstrip('"')[0] == "'"


@pytest.mark.parametrize("number", [-1, -0.5, 3])
def test_numbers_stay_numbers(number: Any) -> None:
    assert csv_answer(["x"], [[number]]).content.decode() == f"x\r\n{number}\r\n"


def test_a_player_cannot_write_a_formula_into_the_standings() -> None:
    cup, owner, players = with_entrants(4)
    Player.objects.filter(id=players[0].id).update(name="-2+3")
    pair(cup, owner)
    play_out(cup, owner)
    assert "'-2+3" in {row["player"] for row in table(cup, "standings.csv")}
