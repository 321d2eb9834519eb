"""Seat advantage on the page of a game and in the API."""

from uuid import uuid4

import pytest
from django.test import Client

from replays.models import Match, Seat
from replays.models.match import Status
from tournaments.selectors import seats as selector
from tournaments.selectors.seats import seats_of

pytestmark = pytest.mark.django_db


def finished(*places: int, at: int = 1, **fields: object) -> Match:
    """Store a match that ended so, seat by seat."""
    kept = {"game": "quetzal", "status": Status.FINISHED, "finished_at": at, **fields}
    match = Match.objects.create(opener="bot:x", made_at=1, edition="base", seat_count=len(places), **kept)
    Seat.objects.bulk_create(
        Seat(match=match, seat=seat, actor=f"player:{uuid4()}", place=place) for seat, place in enumerate(places)
    )
    return match


def test_seats_are_counted_by_table_size() -> None:
    finished(1, 2)
    finished(1, 1)
    finished(3, 1, 2)
    first, second, *three = seats_of("quetzal")
    assert (first.size, first.seat, first.matches, first.wins, first.fair) == (2, 0, 2, 1.5, 0.5)
    assert (second.wins, second.mean_place) == (0.5, 1.5)
    assert first.share.low < 0.75 < first.share.high
    assert [row.wins for row in three] == [0, 1, 0]


def test_what_runs_was_imported_or_is_another_game_does_not_count() -> None:
    finished(1, 2, status=Status.RUNNING)
    finished(1, 2, imported=True)
    finished(1, 2, game="arnak")
    finished(1, 2, status=Status.VOIDED)
    assert seats_of("quetzal") == []


def test_only_the_newest_matches_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selector, "LATEST", 2)
    finished(2, 1, at=1)
    finished(1, 2, at=2)
    finished(1, 2, at=3)
    first, _ = seats_of("quetzal")
    assert (first.matches, first.wins) == (2, 2)


def test_the_page_of_a_game_shows_how_its_seats_fare() -> None:
    assert "How often each seat wins will stand here" in Client().get("/games/quetzal/").content.decode()
    finished(1, 2, 3)
    page = Client().get("/games/quetzal/").content.decode()
    assert "3 players · 1 match<" in page
    assert "21\u202f% to 100\u202f%; fair: 33\u202f%" in page


def test_the_api_tells_it_too() -> None:
    finished(1, 2)
    first, second = Client().get("/api/v1/games/quetzal/seats/").json()
    assert (first["seat"], first["wins"], first["fair"], second["share"]["value"]) == (0, 1, 0.5, 0)
    assert Client().get("/api/v1/games/nothing/seats/").status_code == 404
