"""`manage.py demo`: finished bot matches of every game, and one that waits for a ready-made account."""

from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

import django
from django.apps import apps
from django.utils.module_loading import module_has_submodule
from rich.progress import track

from accounts.models import Player
from accounts.selectors import player_named
from accounts.services.sign_up import sign_up
from games.registry import engines
from replays.management.plain import PlainCommand
from replays.models import Match
from replays.play.bot_match import BotMatch, bot_match_id, run_bot_match, store_bot_match
from replays.play.bot_turn import play_bot_turn
from replays.play.open_match import open_match
from replays.selectors.matches import waiting_for

NAME, PASSWORD = "demo", "cairn-demo"


class Command(PlainCommand):
    help = "Fill the demo: finished bot matches of every game, and one match that waits for a human."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--matches", type=int, default=12, help="finished matches of each game (default 12)")

    def handle(self, *args: Any, **options: Any) -> None:
        wanted = list(_bot_matches(options["matches"]))
        known = set(Match.objects.filter(id__in=[asked.match for asked in wanted]).values_list("id", flat=True))
        missing = [asked for asked in wanted if asked.match not in known]
        if missing:
            _play(missing)
        player = player_named(NAME) or sign_up(name=NAME, password=PASSWORD)
        _let_wait(player)
        for app in apps.get_app_configs():
            if module_has_submodule(app.module, "demo"):  # what apps above have to show
                import_module(f"{app.name}.demo").fill(player)
        self.stdout.write(f"The demo is there. Sign in as {NAME}, password {PASSWORD}: it is your turn.")


def _bot_matches(count: int) -> Iterator[BotMatch]:
    """List the demo's matches, over all seat counts; each has a seed, so that it is always the same one."""
    for engine in engines():
        for number in range(count):
            seats = engine.seats[number % len(engine.seats)]
            bots = ["greedy" if seat == number % (2 * seats) else "random" for seat in range(seats)]
            seed = f"demo-{number}"
            match = bot_match_id(engine.slug, bots, seed)
            yield BotMatch(match=match, game=engine.slug, bots=bots, seed=seed)


def _play(missing: list[BotMatch]) -> None:
    """Play on all cores, in processes that know no database; store what comes back."""
    with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=django.setup) as pool:
        played = zip(missing, pool.map(run_bot_match, missing), strict=True)
        for asked, events in track(played, "Bots play the demo matches", total=len(missing)):
            store_bot_match(asked.match, events)


def _let_wait(player: Player) -> None:
    """Have one match in which this player must decide; bots that come first play at once."""
    if waiting_for(player).exists():
        return
    match = open_match(opener=player, game=engines()[0].slug, seats=[player.actor, "bot:greedy", "bot:random"])
    while play_bot_turn(match_id=match.id) is not None:
        pass
