"""The ladders of bots, entering one's own, and the guide."""

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import opened, pair, person, play_out, state_of, with_entrants
from tournaments.refusals import Refused
from tournaments.selectors.ladders import ladders_for
from tournaments.services.enter_bot import enter_bot

pytestmark = pytest.mark.django_db


def signed_in(player: Player) -> Client:
    """Give a browser in which somebody is signed in."""
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_the_pages_are_there_for_everybody() -> None:
    page = Client().get("/bots/").content.decode()
    assert "No ladder is open" in page
    assert 'href="/bots/guide/"' in page
    guide = Client().get("/bots/guide/").content.decode()
    assert "cairn.bots" in guide
    assert "Bearer cairn_" in guide


def test_a_bot_of_ones_own_enters_an_open_ladder_on_the_page() -> None:
    ada, ladder = person("ada"), opened(person("owner"), format="ladder", play="bots", table=2)
    bot = Player.objects.create(name="ada-bot", owner=ada)
    client = signed_in(ada)
    page = client.get("/bots/").content.decode()
    assert "<option>ada-bot</option>" in page
    assert "itself, with its token" not in page
    asked = {"player": "ada-bot", "bot": "random", "next": "/bots/"}
    assert client.post(f"/tournaments/{ladder.slug}/do/enter-bot/", asked)["Location"] == "/bots/"
    (entrant,) = state_of(ladder).entrants.values()
    assert (entrant.player, entrant.bot, entrant.status) == (bot.actor, "random", "untested")
    assert "0 entrants" in Client().get("/bots/").content.decode()  # it has not shown yet that it can play


def test_nobody_enters_a_bot_of_somebody_else_nor_a_person() -> None:
    ada, ben = person("ada"), person("ben")
    ladder = opened(person("owner"), format="ladder", play="bots", table=2)
    theirs = Player.objects.create(name="ben-bot", owner=ben)
    for player in (theirs, ben, ada):
        with pytest.raises(Refused, match="not-your-bot"):
            enter_bot(tournament=ladder.id, by=ada.actor, player=player.actor, bot="random")


def test_where_the_workers_play_a_program_is_needed() -> None:
    ada = person("ada")
    bot = Player.objects.create(name="ada-bot", owner=ada)
    workers = opened(ada, format="ladder", play="bots", table=2)
    with pytest.raises(Refused, match="program-needed"):
        enter_bot(tournament=workers.id, by=ada.actor, player=bot.actor)
    site = opened(ada, format="ladder", play="site", table=2)
    assert enter_bot(tournament=site.id, by=ada.actor, player=bot.actor) == 1


def test_an_unlisted_ladder_is_not_shown_to_strangers() -> None:
    owner = person("owner")
    opened(owner, format="ladder", play="bots", table=2, listed=False)
    assert "Spring Cup" not in Client().get("/bots/").content.decode()
    assert "Spring Cup" in signed_in(owner).get("/bots/").content.decode()


def test_the_top_of_a_ladder_stands_there_with_its_strength() -> None:
    ladder, owner, _ = with_entrants(6, format="ladder", table=2)
    pair(ladder, owner)
    play_out(ladder, owner)
    (shown,) = ladders_for(None)
    assert len(shown.rungs) == 5
    assert all(float(rung.strength) for rung in shown.rungs)
    assert [rung.played for rung in shown.rungs] == [1] * 5
