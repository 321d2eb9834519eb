"""Commands that tell every mistake in one clear line."""

from typing import Any, NoReturn

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from games.kit.errors import GameError
from games.kit.words import words_of


class Parser(CommandParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        raise CommandError(f"{message}. Try: {self.prog} --help", returncode=2)


class PlainCommand(BaseCommand):
    """A command whose mistakes are words, never a traceback."""

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        """Make a parser that speaks in one line."""
        parser = super().create_parser(prog_name, subcommand, **kwargs)
        parser.__class__ = Parser
        return parser

    def run_from_argv(self, argv: list[str]) -> None:
        """Run from the command line; a wrong argument is told as any other mistake."""
        try:
            super().run_from_argv(argv)
        except CommandError as error:
            self.stderr.write(f"CommandError: {error}")
            raise SystemExit(error.returncode) from None

    def execute(self, *args: Any, **options: Any) -> str | None:
        """Run the command and put into words what goes wrong."""
        try:
            return super().execute(*args, **options)
        except GameError as error:
            said = getattr(error, "words", "") or words_of(options.get("game")).explain(error)
            raise CommandError(said) from error
        except DatabaseError as error:
            raise CommandError(f"The database refuses: {str(error).splitlines()[0]}") from error
        except KeyboardInterrupt:
            raise CommandError("stopped; what was stored stays") from None
