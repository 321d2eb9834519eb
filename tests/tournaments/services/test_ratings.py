"""Ratings as rows: by game from all matches, by season from its own alone, and made anew by a rebuild."""

from io import StringIO
from uuid import uuid4

import pytest
from django.core.management import call_command
from django.test import Client

from accounts.models import Player
from replays.models import Job
from replays.play.bot_match import BotMatch, run_bot_match, store_bot_match
from replays.store import log
from replays.store.projection import projections, rebuild
from tests.tournaments.hall import in_order, opened, pair, people, person, play_out, state_of
from tournaments.events import SeatResult
from tournaments.house import house_bots
from tournaments.models import League, RatingChange, RatingRow, Season, SeasonRating, Seating, Tournament
from tournaments.projections.ratings import rate_game, rated_matches
from tournaments.ratings import rate_all
from tournaments.ratings.values import DAY, Model
from tournaments.services.correct_result import correct_result
from tournaments.services.open_tournament import open_tournament
from tournaments.services.record_result import record_forfeit
from tournaments.services.register_entrant import register_entrant
from tournaments.settings import Settings

pytestmark = pytest.mark.django_db


@pytest.fixture
def league() -> League:
    """Play a season of one division, and a match of two of its players outside of it."""
    call_command("season", "--divisions=1", "--bots=random", "--json", stdout=StringIO())
    match, players = uuid4(), [player.actor for player in house_bots(2)]
    store_bot_match(match, run_bot_match(BotMatch(match, "quetzal", ["random"] * 2, players, seed="beside")))
    rate_game("quetzal")
    return League.objects.get()


def record_absence(cup: Tournament, owner: Player) -> None:
    """Play a second round to which one does not come."""
    pair(cup, owner)
    record_forfeit(tournament=cup.id, by=owner.actor, round_=2, table=1, absent=[2])


def places_of(match: str) -> dict[str, int]:
    """Tell by which places a match was rated."""
    return dict(RatingChange.objects.filter(match=match).values_list("player", "place"))


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


def test_a_match_of_a_table_is_rated_as_its_result_stands(league: League) -> None:
    cup = Tournament.objects.get()
    table = state_of(cup).rounds[0].tables[0]
    turned = in_order([seat.entrant for seat in sorted(table.result or (), key=lambda seat: -seat.place)])
    before = places_of(table.match)
    correct_result(tournament=cup.id, by="system", round_=1, table=1, seats=turned, reason="Sheets were swapped.")
    assert Job.objects.filter(kind="rate-game", state="due").exists()
    rate_game("quetzal")
    assert places_of(table.match) == {player: 5 - place for player, place in before.items()}


def test_a_table_to_which_somebody_did_not_come_counts_for_nobody(league: League) -> None:
    cup = Tournament.objects.get()
    table = state_of(cup).rounds[0].tables[0]
    *came, absent = table.entrants
    seats = [*in_order(came), SeatResult(absent, 4, None, came=False)]
    correct_result(tournament=cup.id, by="system", round_=1, table=1, seats=seats, reason="A bot played for him.")
    rate_game("quetzal")
    assert places_of(table.match) == {}
    assert sum(SeasonRating.objects.values_list("matches", flat=True)) == 4 * 6


def test_what_is_told_by_hand_counts_in_its_season_and_nowhere_else() -> None:
    owner, players = person("owner"), people(4)
    league = League.objects.create(slug="league", title="League", game="quetzal")
    season = Season.objects.create(league=league, number=1).id
    settings = Settings("quetzal", play="hand", rounds=2)
    division = open_tournament(by=owner.actor, title="1A", settings=settings, season=season, division="1A")
    for cup in (opened(owner), division):
        for player in players:
            register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
        pair(cup, owner)
        play_out(cup, owner)
    record_absence(division, owner)
    rate_game("quetzal")
    rows = {row.player: row for row in SeasonRating.objects.all()}
    first, *_, last = (rows[player.actor] for player in players)
    told_at = next(event.at for event in log.read(division.stream) if event.kind == "result-recorded")
    assert {row.season for row in rows.values()} == {season}
    assert [(row.matches, row.at) for row in rows.values()] == [(1, told_at)] * 4
    assert first.mu > last.mu
    assert not RatingRow.objects.exists()
    correct_result(
        tournament=division.id, by="system", round_=1, table=1, seats=in_order([4, 3, 2, 1]), reason="Misread."
    )
    assert Job.objects.filter(kind="rate-game", data='{"game":"quetzal"}', state="due").exists()
    rate_game("quetzal")
    corrected = {row.player: row for row in SeasonRating.objects.all()}
    assert (corrected[players[3].actor].mu, corrected[players[3].actor].at) == (first.mu, told_at)
    kept = sorted(SeasonRating.objects.values(), key=repr)
    rebuild(projections()["tournaments"])
    rebuild(projections()["ratings"])
    assert sorted(SeasonRating.objects.values(), key=repr) == kept


def test_ratings_are_rebuilt_after_the_tables_they_are_made_of() -> None:
    order = list(projections())
    assert order.index("matches") < order.index("tournaments") < order.index("ratings")


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
