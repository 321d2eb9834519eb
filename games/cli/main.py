"""Read the command line, run one command, and tell mistakes in one clear line."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from games.cli import list_games, play, replay
from games.kit.errors import GameError
from games.kit.words import words_of


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        raise SystemExit(complain(f"{message[:300]}. Try: {self.prog} --help"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 1 with one line on standard error."""
    parser = Parser(prog="python -m games", description="Play and replay board games in the terminal.")
    commands = parser.add_subparsers(required=True, metavar="list | play | replay")
    for command in (list_games, play, replay):
        command.add_to(commands)
    chosen = parser.parse_args(arguments)
    try:
        chosen.run(chosen)
        sys.stdout.flush()
    except GameError as error:
        return complain(words_of(getattr(chosen, "game", None)).explain(error))
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        return complain(f"{error.strerror}: {error.filename}")
    except (KeyboardInterrupt, EOFError):
        return complain("stopped; nothing was saved")
    return 0


def complain(line: str) -> int:
    """Tell a mistake on standard error."""
    print(" ".join(line.split()), file=sys.stderr)
    return 1
