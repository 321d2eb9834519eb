"""Addresses: one for each, also when many ask at once, and none that reads as the id of another."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from django.db import connection

from tests.databases import Database
from tests.tournaments.hall import opened, person
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.selectors.tournaments import tournament_named
from tournaments.services.open_tournament import open_tournament
from tournaments.services.run_league import open_league
from tournaments.settings import Settings

HAND = Settings(game="quetzal", play="hand")


@pytest.mark.django_db
def test_a_title_that_is_another_tournaments_id_does_not_take_its_address() -> None:
    honest = opened(person("ada"))
    forged = open_tournament(by=person("mallory").actor, title=str(honest.id), settings=HAND)
    assert tournament_named(str(honest.id)) == honest
    assert tournament_named(forged.slug) == forged


@pytest.mark.django_db
@pytest.mark.parametrize("title", ["", "  ", "one\ntwo", "a\rb", "nul\x00", "x" * 121])
def test_a_title_is_one_printable_line(title: str) -> None:
    with pytest.raises(Refused, match="bad-title"):
        open_tournament(by=person("ada").actor, title=title, settings=HAND)


def test_tournaments_opened_at_once_under_one_title_all_get_an_address(database: Database) -> None:
    owner = person("ada")

    def open_one(_: int) -> str:
        try:
            return open_tournament(by=owner.actor, title="Spring Cup", settings=HAND).slug
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        slugs = list(pool.map(open_one, range(8)))
    assert len(set(slugs)) == 8 == Tournament.objects.count()


def test_leagues_founded_at_once_under_one_title_all_get_an_address(database: Database) -> None:
    owner = person("ada")

    def found_one(_: int) -> str:
        try:
            return open_league(by=owner.actor, title="Spring League", game="quetzal").slug
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(found_one, range(8)))) == 8


@pytest.mark.django_db
def test_an_id_that_nothing_has_is_no_tournament() -> None:
    with pytest.raises(Refused, match="unknown-tournament"):
        tournament_named(str(uuid4()))
