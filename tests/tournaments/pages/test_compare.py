"""Players side by side."""

import pytest
from django.test import Client

from accounts.models import Player
from replays.models import Match, Seat
from replays.models.match import Status
from tests.tournaments.hall import pair, person, play_out, with_entrants
from tournaments.models import RatingRow
from tournaments.selectors.compare import compared

pytestmark = pytest.mark.django_db


def finished(*order: Player, **fields: object) -> None:
    """Store a match in which players finished in this order."""
    kept = {"game": "quetzal", "status": Status.FINISHED, "finished_at": 1, **fields}
    match = Match.objects.create(opener="bot:x", made_at=1, edition="base", seat_count=len(order), **kept)
    Seat.objects.bulk_create(
        Seat(match=match, seat=seat, actor=one.actor, place=seat + 1) for seat, one in enumerate(order)
    )


def test_each_game_is_counted_for_itself_and_meetings_over_all() -> None:
    ada, ben, cas = person("ada"), person("ben"), person("cas")
    finished(ada, ben, cas)
    finished(ben, ada)
    finished(ada, cas, game="arnak")
    finished(ada, ben, imported=True)
    RatingRow.objects.create(game="quetzal", player=ada.actor, mu=30, sigma=2, matches=2, at=1)
    found = compared([ada, ben], None)
    (_, arnak), (_, quetzal) = found.games
    assert [(one.name, one.matches) for one in arnak] == [("ada", 1), ("ben", 0)]
    first, second = quetzal
    assert (first.matches, first.wins.value, first.place.value) == (2, 0.5, 1.5)
    assert first.rating is not None
    assert first.rating.low < 30 < first.rating.high
    assert (second.rating, second.rated) == (None, 0)
    assert found.ratings == (first.rating.low, first.rating.high)
    (meeting,) = found.meetings
    assert (meeting.name, meeting.other, meeting.score[:4]) == ("ada", "ben", (2, 1, 0, 1))


def test_points_per_match_come_from_tournaments_the_reader_may_see() -> None:
    tournament, owner, entrants = with_entrants(4)
    pair(tournament, owner)
    play_out(tournament, owner)
    (_, lines), *_ = compared(entrants[:2], None).games
    assert [(one.points, one.counted) for one in lines] == [(10, 1), (6, 1)]
    tournament.progress.listed = False
    tournament.progress.save()
    assert compared(entrants[:2], None).games == []


def test_the_page_compares_two_to_four_and_says_what_is_wrong() -> None:
    players = [person(name) for name in ("ada", "ben", "cas", "dan", "eva")]
    finished(*players[:4])
    page = Client().get("/compare/?players=ada,BEN").content.decode()
    assert "ada and ben" in page
    assert "1 match<" in page
    assert "Nobody here is called zoe." in Client().get("/compare/?players=ada,ben,zoe").content.decode()
    assert "Four at most" in Client().get("/compare/?players=ada,ben,cas,dan,eva").content.decode()
    assert "will stand here side by side" in Client().get("/compare/?players=ada").content.decode()
    assert Client().get("/compare/").status_code == 200


def test_a_player_has_a_link_to_be_compared() -> None:
    person("ada")
    assert "/compare/?players=ada" in Client().get("/players/ada/").content.decode()
