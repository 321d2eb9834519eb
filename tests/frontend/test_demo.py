"""The demo: there once, however often it is asked for."""

from io import StringIO

from django.core.management import call_command

from accounts.selectors import player_named
from games.registry import engines
from replays.models import Match
from replays.selectors.matches import waiting_for
from tests.databases import Database
from tests.frontend.marks import on_sqlite


@on_sqlite
def test_the_demo_has_finished_matches_of_every_game_and_waits_for_its_player(database: Database) -> None:
    for _ in range(2):
        told = StringIO()
        call_command("demo", matches=1, stdout=told)
        assert "Sign in as demo, password cairn-demo" in told.getvalue()
    for engine in engines():
        finished = Match.objects.filter(game=engine.slug, status="finished", context={})  # not of the league
        assert finished.count() == 1
    demo = player_named("demo")
    assert demo is not None
    assert demo.check_password("cairn-demo")
    assert waiting_for(demo).count() == Match.objects.filter(status="running").count() == 1
