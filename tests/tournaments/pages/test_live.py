"""Live pages of tournaments and seasons: what rings, what is brought anew, and what stays."""

import re
from uuid import UUID

import pytest
from asgiref.sync import sync_to_async
from django.http import HttpResponseBase
from django.test import AsyncClient, Client

from accounts.models import Player
from tests.databases import Database
from tests.frontend.test_live import news_in, run
from tests.tournaments.hall import in_order, opened, pair, people, person, play_out, state_of, with_entrants
from tournaments.models import League, Season, Tournament
from tournaments.projections.standings import count_standings
from tournaments.seasons.record import season_state
from tournaments.selectors.news import season_news, tournament_news
from tournaments.services.close_round import end_tournament
from tournaments.services.record_result import record_result
from tournaments.services.register_entrant import register_entrant
from tournaments.services.run_division import open_division
from tournaments.services.run_league import open_league
from tournaments.services.run_season import draw_divisions, open_season, register_player
from tournaments.settings import Settings


def record_one(tournament: Tournament, owner: Player, table: int = 1) -> None:
    entrants = state_of(tournament).rounds[0].tables[table - 1].entrants
    record_result(tournament=tournament.id, by=owner.actor, round_=1, table=table, seats=in_order(sorted(entrants)))


def season_of(owner: Player, players: list[Player]) -> Season:
    league = open_league(by=owner.actor, title="River League", game="quetzal")
    season = open_season(league=league, by=owner.actor, settings=Settings(game="quetzal", format="league", play="hand"))
    for player in players:
        register_player(season=season.id, by=owner.actor, player=player.actor)
    draw_divisions(season=season.id, by=owner.actor)
    for tournament in divisions_of(season):
        open_division(season=season.id, tournament=tournament)
    return Season.objects.get(id=season.id)


def divisions_of(season: Season) -> list[UUID]:
    return [UUID(division.tournament) for division in season_state(season.id)[0].divisions]


async def ask(address: str, after: int | None = None) -> HttpResponseBase:
    return await AsyncClient().get(address, headers={} if after is None else {"Last-Event-ID": str(after)})


def test_a_result_rings_in_the_stream_of_its_tournament(database: Database) -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)

    async def scene() -> None:
        news = news_in(await ask(f"/tournaments/{tournament.slug}/stream/"))
        first, _ = await anext(news)
        await sync_to_async(record_one, thread_sensitive=False)(tournament, owner)
        second, told = await anext(news)
        assert second > first
        assert told == {"step": second, "seat": None, "over": False}
        await news.aclose()  # type: ignore[attr-defined]

    run(scene)


def test_a_result_in_a_division_rings_in_the_stream_of_its_season(database: Database) -> None:
    owner = person("owner")
    season = season_of(owner, people(14))
    division = Tournament.objects.get(id=divisions_of(season)[1])

    async def scene() -> None:
        news = news_in(await ask("/leagues/river-league/1/stream/1/"))
        first, _ = await anext(news)
        await sync_to_async(record_one, thread_sensitive=False)(division, owner)
        assert (await anext(news))[0] > first
        await news.aclose()  # type: ignore[attr-defined]

    run(scene)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_is_over_or_hidden_or_not_there_has_no_stream(database: Database) -> None:
    tournament, owner, _ = with_entrants(4, rounds=1)
    pair(tournament, owner)
    play_out(tournament, owner)
    end_tournament(tournament=tournament.id, by=owner.actor)
    hidden = opened(person("other"), listed=False)
    step = tournament_news(tournament.id).step

    async def scene() -> None:
        assert (await ask(f"/tournaments/{tournament.slug}/stream/", after=step)).status_code == 204
        assert (await ask(f"/tournaments/{hidden.slug}/stream/")).status_code == 403
        assert (await ask("/tournaments/nowhere/stream/")).status_code == 404
        assert (await ask("/leagues/nowhere/1/stream/1/")).status_code == 404

    run(scene)
    page = Client().get(f"/tournaments/{tournament.slug}/").content.decode()
    assert "data-stream" not in page


def latest(page: str) -> int:
    found = re.search(r'data-latest="(\d+)"', page)
    assert found
    return int(found[1])


def versions(page: str) -> dict[str, str]:
    return dict(re.findall(r'data-part="(\w+)" data-version="([^"]*)"', page))


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["", "rounds/1/", "rounds/1/tables/1/"])
def test_a_page_knows_how_far_it_is_and_its_parts_change_with_a_result(path: str) -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    address = f"/tournaments/{tournament.slug}/{path}"
    before = Client().get(address).content.decode()
    assert latest(before) == tournament_news(tournament.id).step
    assert 'id="news" role="status"' in before
    assert "Round 1: 0 of 2 results are there." in before
    record_one(tournament, owner)
    after = Client().get(address).content.decode()
    assert latest(after) > latest(before)
    assert "Round 1: 1 of 2 results are there." in after
    old, new = versions(before), versions(after)
    changed = {part for part in new if new[part] != old[part]}
    assert changed >= {"head", {"": "standings", "rounds/1/": "round"}.get(path, "seats")}
    assert not changed & {"own", "tabs"}


@pytest.mark.django_db
def test_a_result_elsewhere_leaves_the_forms_of_a_table_alone() -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    client = Client()
    client.force_login(owner, backend="django.contrib.auth.backends.ModelBackend")
    address = f"/tournaments/{tournament.slug}/rounds/1/tables/1/"
    before = versions(client.get(address).content.decode())["forms"]
    record_one(tournament, owner, table=2)
    assert versions(client.get(address).content.decode())["forms"] == before
    record_one(tournament, owner, table=1)
    assert versions(client.get(address).content.decode())["forms"] != before


@pytest.mark.django_db
def test_standings_of_a_moment_that_is_over_are_not_live() -> None:
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    page = Client().get(f"/tournaments/{tournament.slug}/?as_of_round=1").content.decode()
    assert "data-stream" not in page
    assert "data-following" not in page


@pytest.mark.django_db
def test_standings_that_are_counted_later_are_news_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tournaments.projections.tournament.BIG", 4)
    tournament, owner, _ = with_entrants(8)
    pair(tournament, owner)
    record_one(tournament, owner)
    before = tournament_news(tournament.id).step
    count_standings(state_of(tournament))
    assert tournament_news(tournament.id).step > before


@pytest.mark.django_db
def test_somebody_new_is_news_of_a_tournament_that_is_open_for_entry() -> None:
    tournament, _, _ = with_entrants(2)
    before = tournament_news(tournament.id).step
    late = person("late")
    register_entrant(tournament=tournament.id, by=late.actor, player=late.actor)
    assert tournament_news(tournament.id).step > before


@pytest.mark.django_db
def test_the_page_of_a_season_is_live_while_it_runs() -> None:
    owner = person("owner")
    season = season_of(owner, people(14))
    page = Client().get("/leagues/river-league/").content.decode()
    assert latest(page) == season_news(season.id, 0).step
    assert 'data-stream="/leagues/river-league/1/stream/1/"' in page
    assert League.objects.get().seasons.get().status == "running"
