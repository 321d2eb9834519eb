"""Who goes up and down is tinted and named, in the pyramid and in a division's own standings."""

import re

import pytest
from django.test import Client

from tests.tournaments.hall import pair, people, person, play_out, with_entrants
from tests.tournaments.pages.test_live import divisions_of, season_of
from tests.tournaments.pyramids import end, play_division, whys
from tournaments.models import Standing, Tournament
from tournaments.selectors.seasons import zones_in
from tournaments.services.leave_tournament import withdraw_entrant

pytestmark = pytest.mark.django_db


def named(page: str) -> list[tuple[str, str]]:
    """Read each line's zone and the word beside it."""
    lines = re.findall(r'<tr class="zone-([a-z-]+)">(.*?)</tr>', page, re.DOTALL)
    words = [re.search(r'class="zone"[^>]*>(. [a-z ]+)<', line) for _, line in lines]
    return [(zone, word[1] if word else "") for (zone, _), word in zip(lines, words, strict=True)]


def test_the_first_of_a_lower_division_goes_up_and_the_last_of_the_upper_go_down() -> None:
    owner = person("owner")
    season = season_of(owner, people(14))
    upper, lower = divisions_of(season)
    for division in (upper, lower):
        tournament = Tournament.objects.get(id=division)
        assert named(Client().get(f"/tournaments/{tournament.slug}/").content.decode()) == []
        play_out(tournament, owner)
    down = named(Client().get(f"/tournaments/{Tournament.objects.get(id=upper).slug}/").content.decode())
    up = named(Client().get(f"/tournaments/{Tournament.objects.get(id=lower).slug}/").content.decode())
    assert down == [("stays", "")] * 5 + [("relegated", "▼ goes down")] * 2
    assert up == [("promoted", "▲ goes up")] + [("stays", "")] * 6
    assert named(Client().get("/leagues/river-league/").content.decode()) == down + up


def test_zones_go_by_lines_of_the_division() -> None:
    season = season_of(person("owner"), people(14))
    upper, lower = divisions_of(season)
    assert [line for line, zone in zones_in(season.id, upper, 7).items() if zone == "relegated"] == [6, 7]
    assert [line for line, zone in zones_in(season.id, lower, 7).items() if zone == "promoted"] == [1]
    assert zones_in(season.id, season.id, 7) == {}


def test_a_division_shows_where_its_players_went_once_the_season_has_ended() -> None:
    """Recorded moves tell more than the rule: with a gap above, a runner-up moves up as well."""
    owner, players = person("owner"), people(14)
    season = season_of(owner, players)
    upper, lower = divisions_of(season)
    for tournament in (upper, lower):
        play_division(tournament, owner)
    withdraw_entrant(tournament=upper, by=owner.actor, entrant=1)
    during = named(Client().get(f"/tournaments/{Tournament.objects.get(id=upper).slug}/").content.decode())
    assert during[0] == ("relegated", "▼ goes down")
    for tournament in (upper, lower):
        end(tournament, owner)
    for tournament in (upper, lower):
        page = Client().get(f"/tournaments/{Tournament.objects.get(id=tournament).slug}/").content.decode()
        leads = whys(season)
        rows = Standing.objects.filter(tournament=tournament).order_by("line")
        assert [zone for zone, _ in named(page)] == [leads[row.player] for row in rows]


def test_what_is_no_division_has_no_zones() -> None:
    tournament, _, _ = with_entrants(4)
    page = Client().get(f"/tournaments/{tournament.slug}/").content.decode()
    assert named(page) == []
    assert "Next season" not in page


def test_a_movement_says_by_how_many() -> None:
    tournament, owner, _ = with_entrants(8)
    for _ in range(2):
        pair(tournament, owner)
        play_out(tournament, owner)
    Standing.objects.filter(tournament=tournament, line=1).update(before=3)
    Standing.objects.filter(tournament=tournament, line=8).update(before=2)
    page = Client().get(f"/tournaments/{tournament.slug}/").content.decode()
    assert "up by </span> 2" in page
    assert "down by </span> 6" in page
