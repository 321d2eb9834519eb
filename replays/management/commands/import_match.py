"""`manage.py import_match`: bring in a match from its file."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from games.kit.errors import BadRecord
from replays.management.plain import PlainCommand
from replays.play.import_match import bring_in


class Command(PlainCommand):
    help = "Bring in a match from its .cairn file: checked, marked, and never rated."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            text = options["file"].read_bytes()
        except OSError as error:
            raise BadRecord("no-such-file", file=options["file"]) from error
        match = bring_in(text, importer="system")
        self.stdout.write(f"{match.id} ({match.game}, {match.seat_count} seats, {match.step} steps)")
