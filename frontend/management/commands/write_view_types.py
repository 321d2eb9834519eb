"""`manage.py write_view_types [--check]`: the TypeScript types of the games' views."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from frontend.view_types import PATH, view_types


class Command(BaseCommand):
    help = "Write the TypeScript types of the games' views; with --check, only say whether they are up to date."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is out of date")

    def handle(self, *args: Any, **options: Any) -> None:
        wanted = view_types()
        if options["check"]:
            if not PATH.exists() or PATH.read_text("utf-8") != wanted:
                raise CommandError("boards/views.ts is out of date: run manage.py write_view_types")
        else:
            PATH.write_text(wanted, "utf-8")
            self.stdout.write(f"{PATH.name} is up to date.")
