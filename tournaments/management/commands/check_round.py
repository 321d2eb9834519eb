"""`manage.py check_round`: run a stored pairing again from its event, and compare."""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from replays.management.plain import PlainCommand
from tournaments.selectors.rounds import check_stored_round
from tournaments.selectors.tournaments import tournament_named

WORDS = {
    "not-everybody-once": "somebody sits twice or not at all",
    "table-sizes": "the tables are not of the sizes they should be",
    "cost": "the cost is not what it says",
    "differs": "the same request gives another pairing",
    "version": "it is whole, but another revision of the search made it and this one seats otherwise",
    "state": "the request is not what the tournament was at that moment",
}


class Command(PlainCommand):
    help = "Run the pairing of a round again from its event and compare; exit 1 if they differ."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("tournament", help="its address or id")
        parser.add_argument("round", type=int)
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        tournament = tournament_named(options["tournament"])
        checked = check_stored_round(tournament.id, options["round"])
        if options["json"]:
            self.stdout.write(json.dumps(checked._asdict()))
        if checked.faults:
            raise CommandError(f"Round {checked.round}: {'; '.join(WORDS[fault] for fault in checked.faults)}.")
        if not options["json"]:
            self.stdout.write(f"Round {checked.round}: {checked.tables} tables, the same again.")
