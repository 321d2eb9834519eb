"""Players by strength, and one of them with his seasons and his ratings."""

from uuid import uuid4

import pytest
from django.test import Client

from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.store.clock import clock
from tests.tournaments.api.test_roles import league_of
from tests.tournaments.hall import pair, people, person, play_out, with_entrants
from tournaments.league_actions import league_act
from tournaments.models import RatingChange, RatingRow
from tournaments.selectors.compare import compared
from tournaments.selectors.players import curve, player_page
from tournaments.selectors.ratings import ratings_of

pytestmark = pytest.mark.django_db


def rated(name: str, mu: float, sigma: float) -> Player:
    """Have somebody who is believed to be this strong."""
    player = person(name)
    RatingRow.objects.create(game="quetzal", player=player.actor, mu=mu, sigma=sigma, matches=9, at=clock())
    return player


def test_the_list_and_the_comparison_show_the_same_interval() -> None:
    ada, ben = rated("ada", 30, 2), rated("ben", 25, 4)
    (first, second) = ratings_of("quetzal").rows
    assert (first.rating.low, first.rating.high) == pytest.approx((30 - 1.959964 * 2, 30 + 1.959964 * 2), abs=1e-3)
    ((_, figures),) = compared([ada, ben], None).games
    for row, figure in zip((first, second), figures, strict=True):
        assert figure.rating == pytest.approx(row.rating, abs=1e-3)
    page = Client().get("/players/?game=quetzal").content.decode()
    assert "26.1 to 33.9" in page
    assert "95 times of 100" in page


def test_the_page_of_a_player_shows_the_interval_and_draws_it() -> None:
    ada = rated("ada", 30, 2)
    for step in range(3):
        RatingChange.objects.create(
            match=uuid4(),
            player=ada.actor,
            game="quetzal",
            at=step,
            place=1,
            before=25,
            after=26 + step,
            sigma=4 - step,
        )
    page = Client().get("/players/ada/").content.decode()
    assert "26.1 to 33.9 by now" in page
    assert "<polygon" in page


def test_a_curve_lies_within_its_band_and_its_box() -> None:
    changes = [RatingChange(after=after, sigma=sigma) for after, sigma in ((25.0, 8.0), (27.0, 5.0), (24.0, 3.0))]
    drawn = curve(changes)
    assert drawn is not None
    line = [float(point.split(",")[1]) for point in drawn.line.split()]
    band = [float(point.split(",")[1]) for point in drawn.band.split()]
    above, below = band[:3], band[3:][::-1]
    assert all(0 <= high < middle < low <= 60 for high, middle, low in zip(above, line, below, strict=True))
    assert curve(changes[:1]) is None


def test_what_is_hidden_is_hidden_on_the_page_of_a_player_too() -> None:
    cup, owner, players = with_entrants(4, listed=False)
    pair(cup, owner)
    play_out(cup, owner)
    assert player_page(players[0], None).tournaments == []
    assert [one.place for one in player_page(players[0], players[0]).tournaments] == [1]


def test_results_in_leagues_stand_by_season() -> None:
    owner = person("owner")
    league, players = league_of(owner), people(7)
    for player in players:
        league_act(player, "enter-season", league, {})
    league_act(owner, "draw-divisions", league, {})
    while job := take():
        run(job)
    ((name, lines),) = player_page(players[0], None).seasons
    assert name == "Pyramid, season 1"
    assert len(lines) == 1
    assert "Pyramid, season 1" in Client().get(f"/players/{players[0].name}/").content.decode()
