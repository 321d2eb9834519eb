"""Ratings as rows: by game from all matches, by season from its own alone, and made anew by a rebuild."""

from io import StringIO
from uuid import uuid4

import pytest
from django.core.management import call_command
from django.test import Client

from replays.play.bot_match import BotMatch, run_bot_match, store_bot_match
from replays.store.projection import projections, rebuild
from tests.tournaments.hall import person
from tournaments.house import house_bots
from tournaments.models import League, RatingRow, SeasonRating, Seating
from tournaments.projections.ratings import rate_game, rated_matches
from tournaments.ratings import rate_all
from tournaments.ratings.values import DAY, Model

pytestmark = pytest.mark.django_db


@pytest.fixture
def league() -> League:
    """Play a season of one division, and a match of two of its players outside of it."""
    call_command("season", "--divisions=1", "--bots=random", "--json", stdout=StringIO())
    match, players = uuid4(), [player.actor for player in house_bots(2)]
    store_bot_match(match, run_bot_match(BotMatch(match, "quetzal", ["random"] * 2, players, seed="beside")))
    rate_game("quetzal")
    return League.objects.get()


def test_a_season_has_ratings_of_its_own_made_from_its_matches_alone(league: League) -> None:
    season = league.seasons.get()
    played = set(
        map(str, Seating.objects.filter(tournament__progress__season=season.id).values_list("match", flat=True))
    )
    book = rate_all(match for match in rated_matches(league.game) if match.match in played)
    rows = {row.player: row for row in SeasonRating.objects.filter(season=season.id)}
    assert set(rows) == set(book.players) != set()
    assert all(row.mu == book.rating(player).mu for player, row in rows.items())
    assert sum(row.matches for row in rows.values()) == 4 * 7
    assert sum(RatingRow.objects.values_list("matches", flat=True)) == 4 * 7 + 2


def test_ratings_rebuilt_are_the_same(league: League) -> None:
    def kept() -> list[object]:
        return [sorted(model.objects.values(), key=repr) for model in (RatingRow, SeasonRating)]

    before = kept()
    rebuild(projections()["ratings"])
    assert kept() == before
    rate_game(league.game)
    assert kept() == before


def test_whoever_does_not_play_becomes_unsure_again(league: League) -> None:
    row = RatingRow.objects.filter(game=league.game)[0]
    assert row.sigma_at(row.at + 28 * DAY) == row.sigma < row.sigma_at(row.at + 30 * DAY)
    assert row.sigma_at(row.at + 800 * DAY) == Model().sigma


def test_the_list_and_the_history_are_read_by_page_and_api(league: League, client: Client) -> None:
    season = league.seasons.get()
    page = client.get("/players/", {"game": league.game, "season": str(season.id)})
    assert f"{league.title}, season {season.number}" in page.content.decode()
    whole = client.get("/api/v1/ratings/", {"game": league.game}).json()
    alone = client.get("/api/v1/ratings/", {"game": league.game, "season": str(season.id), "count": "3"}).json()
    assert alone["total"] == SeasonRating.objects.count()
    assert [row["rank"] for row in alone["rows"]] == [1, 2, 3]
    assert whole["rows"] == sorted(whole["rows"], key=lambda row: (-row["mu"], row["player"]))
    best = whole["rows"][0]
    history = client.get(f"/api/v1/players/{best['name']}/rating-history/", {"game": league.game}).json()
    assert len(history) == best["matches"]
    assert history[-1]["after"] == best["mu"]


def test_ratings_of_what_is_not_there_are_refused(client: Client) -> None:
    ada = person("ada")
    nobody = "00000000-0000-4000-8000-000000000000"
    assert client.get("/api/v1/ratings/", {"game": "chess"}).status_code == 400
    assert client.get("/api/v1/ratings/", {"game": "quetzal", "season": nobody}).status_code == 404
    assert client.get("/api/v1/players/nobody/rating-history/", {"game": "quetzal"}).status_code == 404
    assert client.get(f"/api/v1/players/{ada.name}/rating-history/", {"game": "quetzal"}).json() == []
