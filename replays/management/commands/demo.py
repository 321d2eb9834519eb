"""`manage.py demo`: finished bot matches of every game, and one that waits for a ready-made account."""

from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand
from rich.progress import track

from accounts.models import Player
from accounts.selectors import player_named
from accounts.services.sign_up import sign_up
from games.registry import engines
from replays.models import Match
from replays.play.bot_match import BotMatch, bot_match_id, run_bot_match, store_bot_match
from replays.play.bot_turn import play_bot_turn
from replays.play.open_match import open_match
from replays.selectors.matches import waiting_for

NAME, PASSWORD = "demo", "cairn-demo"  # noqa: S105 - a password to be printed
MATCHES = 12
"""Finished matches of each game."""


class Command(BaseCommand):
    help = "Fill the demo: finished bot matches of every game, and one match that waits for a human."

    def handle(self, *args: Any, **options: Any) -> None:
        missing = [asked for asked in _bot_matches() if not Match.objects.filter(id=asked.match).exists()]
        for asked in track(missing, "Bots play the demo matches", disable=not missing):
            store_bot_match(asked.match, run_bot_match(asked))
        player = player_named(NAME) or sign_up(name=NAME, password=PASSWORD)
        _let_wait(player)
        self.stdout.write(f"The demo is there. Sign in as {NAME}, password {PASSWORD}: it is your turn.")


def _bot_matches() -> Iterator[BotMatch]:
    """List the demo's matches, over all seat counts; each has a seed, so that it is always the same one."""
    for engine in engines():
        for number in range(MATCHES):
            seats = engine.seats[number % len(engine.seats)]
            bots = ["greedy" if (seat + number) % 2 == 0 else "random" for seat in range(seats)]
            seed = f"demo-{number}"
            match = bot_match_id(engine.slug, bots, seed)
            yield BotMatch(match=match, game=engine.slug, bots=bots, seed=seed)


def _let_wait(player: Player) -> None:
    """Have one match in which this player must decide; bots that come first play at once."""
    if waiting_for(player).exists():
        return
    game = engines()[0]
    bots = ["bot:greedy", "bot:random"]
    match = open_match(opener=player, game=game.slug, seats=[player.actor, *bots])
    while play_bot_turn(match_id=match.id) is not None:
        pass
