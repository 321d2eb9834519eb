import pytest

from tournaments.demo import fill
from tournaments.models import League, RatingRow, Seating, Tournament
from tournaments.seasons.record import season_state

pytestmark = pytest.mark.django_db


def test_the_demo_shows_a_league_in_its_second_season_and_a_cup_to_enter_and_is_filled_once() -> None:
    fill()
    fill()
    league = League.objects.get()
    season, former = league.seasons.all()
    assert (season.status, season.divisions, season.entrants) == ("running", 3, 21)
    tables = Seating.objects.filter(seat=0, tournament__progress__season=season.id)
    assert (tables.filter(came=True).count(), tables.count()) == (12, 21)
    moves = season_state(former.id)[0].moves
    assert (former.status, len(moves)) == ("ended", 21)
    assert {"promoted", "relegated"} <= {move.why for move in moves}
    assert {"new", "rests"} <= {move.why for move in season_state(season.id)[0].arrivals}
    assert Tournament.objects.get(slug="orchid-cup").progress.status == "registering"
    assert RatingRow.objects.filter(game="quetzal").exists()
