"""Measure, and compare with the bars of the design."""

import json
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from rich.console import Console
from rich.table import Table

from replays.management.plain import PlainCommand

BENCHMARKS = ("engine", "store", "pairing", "ratings", "standings")


class Command(PlainCommand):
    help = "Measure what the design sets bars for; compare ratios and figures of one run only."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", help="answer as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            modules = [import_module(f"tests.benchmarks.{name}") for name in BENCHMARKS]
        except ModuleNotFoundError as error:
            raise CommandError(f"The benchmarks need a checkout with its development packages: {error}") from error
        figures = [figure._asdict() for module in modules for figure in module.figures()]
        file = Path(settings.BASE_DIR) / "build" / "bench.json"
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
        if options["json"]:
            self.stdout.write(json.dumps(figures))
        else:
            self._show(figures)

    def _show(self, figures: list[dict[str, Any]]) -> None:
        table = Table("what", "bar", "figure", "")
        for row in figures:
            told = f"{row['figure']:,.0f}" if row["figure"] >= 1000 else f"{row['figure']:.2f}"
            verdict = {True: "met", False: "[bold red]missed[/]", None: ""}[row["met"]]
            table.add_row(row["what"], row["bar"], f"{told} {row['unit']}", verdict)
        Console(width=None if self.stdout.isatty() else 110).print(table)
