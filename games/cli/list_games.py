"""`python -m games list`: the games there are."""

import argparse
from typing import Any

import orjson

from games.kit import editions
from games.registry import engines


def add_to(commands: Any) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("list", help="list the games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Print slug, seat counts, rules revision, editions and options of every game."""
    rows: list[dict[str, Any]] = [
        {
            "slug": engine.slug,
            "name": engine.name,
            "seats": list(engine.seats),
            "rules": engine.rules,
            "editions": [edition.name for edition in editions.shipped(engine.slug)],
            "options": {name: list(values) for name, values in engine.choices.items()},
        }
        for engine in engines()
    ]
    if arguments.json:
        print(orjson.dumps(rows).decode())
        return
    for row in rows:
        seats = row["seats"]
        print(f"{row['slug']:10} {row['name']}, {seats[0]} to {seats[-1]} seats, rules {row['rules']}")
        print(f"{'':10} editions: {', '.join(row['editions'])}")
        for name, values in row["options"].items():
            print(f"{'':10} option {name}: {' | '.join(values)}")
