"""Verify the log."""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from replays.management.plain import PlainCommand
from replays.store.checkpoint import take_checkpoint
from replays.store.verify import MATCH, Difference, verify


class Command(PlainCommand):
    help = "Walk every chain, replay every match, compare heads, digests and scores; exit 1 at the first difference."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--match", metavar="ID", help="verify one match only")
        parser.add_argument("--json", action="store_true", help="answer as JSON")
        parser.add_argument(
            "--checkpoint", action="store_true", help="if all is well, record where every stream stands"
        )

    def handle(self, *args: Any, match: str | None, **options: Any) -> None:
        streams = matches = events = 0
        difference: Difference | None = None
        only = match and MATCH + match.removeprefix(MATCH)
        for seen in verify(only):
            streams, events = streams + 1, events + seen.events
            matches += seen.stream.startswith(MATCH)
            if seen.difference:
                difference = seen.difference
                break
        if only and not matches and not difference:
            raise CommandError(f"There is no match {match!r}.")
        facts: dict[str, object] = {"streams": streams, "matches": matches, "events": events}
        if options["checkpoint"] and not difference:
            facts["checkpoint"] = take_checkpoint().hash
        if options["json"]:
            self.stdout.write(json.dumps({**facts, "difference": difference and difference._asdict()}))
        elif not difference:
            self.stdout.write(", ".join(f"{name}: {value}" for name, value in facts.items()))
        if difference:
            if not options["json"]:
                self.stderr.write(f"{difference.stream} differs at step {difference.step}: {difference.what}")
            raise SystemExit(1)
