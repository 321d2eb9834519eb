"""Make projections anew from the log."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from replays.management.plain import PlainCommand
from replays.store.projection import projections, rebuild


class Command(PlainCommand):
    help = "Make projections anew from the log: those named, or all."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("projection", nargs="*")

    def handle(self, *args: Any, **options: Any) -> None:
        known = projections()
        if unknown := [name for name in options["projection"] if name not in known]:
            raise CommandError(f"There is no projection {unknown[0]!r}; there are: {', '.join(known) or 'none'}.")
        for name in options["projection"] or known:
            self.stdout.write(f"{name}: {rebuild(known[name])} streams")
