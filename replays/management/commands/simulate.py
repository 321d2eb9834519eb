"""`manage.py simulate`: many bot matches through the workers, into the log."""

import json
import secrets
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.db.models import Max
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from games.bots.registry import bot
from games.kit.contract import Setup
from games.kit.setup import check_setup
from games.registry import engine
from games.simulate import seated
from replays.jobs.lease import take
from replays.jobs.outbox import ask
from replays.jobs.run import run
from replays.management.plain import PlainCommand
from replays.models.job import Job, State
from replays.play.bot_match import BotMatch, bot_match_id, to_job
from replays.selectors.simulations import summary_of

PAUSE = 0.2
"""Seconds to wait for the workers before looking again."""
MOST = 100_000


class Command(PlainCommand):
    help = "Let bots play many matches through the workers, into the log. This process works along."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game")
        parser.add_argument("--seats", type=int, required=True)
        parser.add_argument("--matches", type=int, required=True)
        parser.add_argument("--bots", default="random", help="names by seat, repeated and rotated over the seats")
        parser.add_argument("--seed", default="", help="the same seed gives the same matches, and stores them once")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        asked = _matches(options)
        before = Job.objects.aggregate(last=Max("id"))["last"] or 0
        began = time.perf_counter()
        ask([to_job(one) for one in asked])
        _work(before, len(asked), quiet=options["json"])
        summary = summary_of([one.match for one in asked], time.perf_counter() - began)
        if options["json"]:
            self.stdout.write(json.dumps(summary))
            return
        for name, value in summary.items():
            self.stdout.write(f"{name.replace('_', ' '):20} {value}")


def _matches(options: dict[str, Any]) -> list[BotMatch]:
    game, seats, count = options["game"], options["seats"], options["matches"]
    check_setup(engine(game), Setup(seats))
    if not 1 <= count <= MOST:
        raise CommandError(f"--matches must be from 1 to {MOST}, not {count}.")
    bots = [name.strip() for name in options["bots"].split(",") if name.strip()] or ["random"]
    for name in bots:
        bot(name)
    seed = options["seed"] or secrets.token_hex(8)
    found = []
    for number in range(count):
        players = seated(bots, seats, shift=number % seats)
        lot = f"{seed}/{number}"
        found.append(BotMatch(bot_match_id(game, players, lot), game, players, seed=lot))
    return found


def _work(before: int, total: int, *, quiet: bool) -> None:
    """Take jobs like any worker until those asked for are done, and show how far it is."""
    jobs = Job.objects.filter(id__gt=before, kind="bot-match")
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as progress:
        bar, looked, left = progress.add_task("", total=total), 0.0, total
        while left:
            job = take()
            if job is not None:
                run(job)
            if job is None or time.monotonic() - looked > PAUSE:
                left, looked = jobs.filter(state=State.DUE).count(), time.monotonic()
                progress.update(bar, completed=total - left)
            if job is None and left:
                time.sleep(PAUSE)
    dead = jobs.filter(state=State.DEAD)
    if failed := dead.first():
        raise CommandError(f"{dead.count()} matches could not be played: {failed.error.splitlines()[0]}")
