"""`manage.py random_tournament`: simulated results, real pairing; for outside checkers and for measuring."""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from replays.management.plain import PlainCommand
from tournaments.draws import DRAWS
from tournaments.imagined import imagine
from tournaments.settings import Settings

FORMATS = tuple(DRAWS)


class Command(PlainCommand):
    help = "Imagine a tournament: real pairing, results drawn by strength. Nothing is stored."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--players", type=int, required=True)
        parser.add_argument("--table", type=int, required=True, help="seats of a full table")
        parser.add_argument("--rounds", type=int, required=True)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--format", choices=FORMATS, default="swiss")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        if not 2 <= options["players"] <= 20_000:
            raise CommandError(f"--players must be from 2 to 20000, not {options['players']}.")
        settings = Settings(game="", format=options["format"], table=options["table"], rounds=options["rounds"])
        summary = imagine(settings, options["players"], options["rounds"], options["seed"])
        if options["json"]:
            self.stdout.write(json.dumps(summary))
            return
        for name, value in summary.items():
            self.stdout.write(f"{name.replace('_', ' '):20} {value}")
