"""`manage.py export_match`: the `.cairn` file of a match that is over, on standard output."""

from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import CommandError

from games.kit import cairn_file
from replays.management.plain import PlainCommand
from replays.models import Match
from replays.play.errors import SecretUntilTheEnd, UnknownMatch
from replays.store import log


class Command(PlainCommand):
    help = "Print the .cairn file of a match that is over."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("id", help="the match")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            identity = UUID(options["id"].removeprefix("match:"))
        except ValueError:
            raise CommandError(f"“{options['id'][:60]}” is not the id of a match.") from None
        match = Match.objects.filter(id=identity).first()
        if match is None:
            raise UnknownMatch(match=identity)
        if not match.is_over:
            raise SecretUntilTheEnd
        self.stdout.write(cairn_file.to_text(log.read(match.stream)), ending="")
