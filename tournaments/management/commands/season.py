"""`manage.py season`: a whole season of bots, from registration to promotion, on the workers."""

import json
import time
from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import CommandError
from django.utils.text import slugify
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from games.bots.registry import bot
from games.kit.digest import fingerprint
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.management.plain import PlainCommand
from replays.models.job import Job, State
from tournaments.house import house, house_bots
from tournaments.models import League, Season
from tournaments.seasons.record import season_state
from tournaments.selectors.seasons import final_tables, tables_played
from tournaments.services.run_league import open_league
from tournaments.services.run_season import draw_divisions, open_season, register_player
from tournaments.settings import Settings

PAUSE = 0.2
"""Seconds to wait for the workers before looking again."""
LONGEST = 70
"""Letters of an address."""


class Command(PlainCommand):
    help = "Run a season of bots from registration to promotion on the workers. This process works along."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--game", default="quetzal")
        parser.add_argument("--divisions", type=int, default=8)
        parser.add_argument("--size", type=int, default=7, help="players of a division")
        parser.add_argument("--table", type=int, default=4, help="seats of a table")
        parser.add_argument("--bots", default="greedy,random", help="programs, given to the players in turn")
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same season, played once")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        season = _season(options)
        _work(season, quiet=options["json"])
        tables = final_tables(season)
        if options["json"]:
            self.stdout.write(json.dumps(tables))
            return
        for table in tables["divisions"]:
            self.stdout.write(f"\nDivision {table['division']}")
            for row in table["standings"]:
                move = {"promoted": "▲", "relegated": "▼"}.get(row["move"], " ")
                self.stdout.write(f"{row['place']:>3} {move} {row['player']:20} {row['points']:>8}")


def _season(options: dict[str, Any]) -> UUID:
    """Find the season of this seed, or open it and let the house's bots register; then draw its divisions."""
    programs = [name.strip() for name in options["bots"].split(",") if name.strip()]
    for name in programs:
        bot(name)
    if not 1 <= options["divisions"] <= 200:
        raise CommandError(f"--divisions must be from 1 to 200, not {options['divisions']}.")
    owner = house()
    numbers = (options[name] for name in ("game", "divisions", "size", "table", "seed"))
    slug = slugify("-".join(map(str, (*numbers, *programs))))
    if len(slug) > LONGEST:
        slug = f"{slug[: LONGEST - 9]}-{fingerprint([slug])[:8]}"
    league = League.objects.filter(slug=slug).first() or open_league(
        by=owner.actor, title=f"Bot league {options['seed']}", game=options["game"], slug=slug
    )
    settings = Settings(game=options["game"], format="league", table=options["table"], rounds=1, play="bots")
    season = league.seasons.first() or open_season(
        league=league, by=owner.actor, settings=settings, size=options["size"], seed=options["seed"]
    )
    _register(season, options["divisions"] * options["size"], programs)
    if season_state(season.id)[0].status == "registering":
        draw_divisions(season=season.id, by=owner.actor)
    return season.id


def _register(season: Season, many: int, programs: list[str]) -> None:
    state, _ = season_state(season.id)
    for number, player in enumerate(house_bots(many) if state.status == "registering" else ()):
        if player.actor not in state.players:
            program = programs[number % len(programs)]
            register_player(season=season.id, by=player.actor, player=player.actor, bot=program, rating=0)


def _work(season: UUID, *, quiet: bool) -> None:
    """Take jobs like any worker until the season has ended, and show how far it is."""
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as progress:
        bar, looked = progress.add_task("", total=None), 0.0
        while True:
            job = take()
            if job is not None:
                run(job)
            if job is None or time.monotonic() - looked > PAUSE:
                played, total = tables_played(season)
                progress.update(bar, completed=played, total=total)
                looked = time.monotonic()
                if season_state(season)[0].status == "ended":
                    return
                if dead := _dead_job(season):
                    raise CommandError(f"{dead.kind} could not be done: {dead.error.splitlines()[0]}")
            if job is None:
                time.sleep(PAUSE)


def _dead_job(season: UUID) -> Job | None:
    """Find a job of this season that was given up; what others gave up does not matter here."""
    own = {str(season), *(division.tournament for division in season_state(season)[0].divisions)}
    for job in Job.objects.filter(state=State.DEAD):
        about = json.loads(job.data)
        if own & {about.get("season"), about.get("tournament")}:
            return job
    return None
