"""`python -m games play`: one match, or many with a summary."""

import argparse
import secrets
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import orjson

from games import simulate
from games.cli.me import ME, me_or_bot
from games.kit import cairn_file, editions
from games.kit.contract import AnyEngine, Setup
from games.kit.errors import BadSetup
from games.kit.setup import check_setup
from games.kit.words import words_of
from games.registry import engine as engine_of


def add_to(commands: Any) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("play", help="play a match with bots, or yourself as the bot `me`")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bots", default="random", help="names by seat, repeated if there are more seats; `me` is you")
    parser.add_argument("--seed", help="the same seed gives the same match")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, metavar="FILE.cairn", help="keep the match in a file")
    parser.add_argument("--matches", type=int, help="play many, bots rotated over the seats, and sum up")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Play as asked and print the result."""
    engine = engine_of(arguments.game)
    setup = check_setup(engine, Setup(arguments.seats, options=_options(arguments.option)))
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()] or ["random"]
    seed = arguments.seed or str(secrets.randbelow(1_000_000))
    if arguments.matches is None:
        _play_one(arguments, engine, setup, bots, seed)
    elif arguments.matches < 1 or ME in bots or arguments.out:
        raise BadSetup("bad-matches")
    else:
        _play_many(arguments, engine, setup, bots, seed)


def _options(pairs: list[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("bad-option", option=pair[:80])
        options[name] = value
    return options


def _play_one(arguments: argparse.Namespace, engine: AnyEngine, setup: Setup, bots: list[str], seed: str) -> None:
    began = time.perf_counter()
    seated = simulate.seated(bots, setup.seats)
    played = simulate.play_match(engine, setup, seated, seed, make=me_or_bot)
    seconds = time.perf_counter() - began
    if arguments.out:
        arguments.out.write_text(cairn_file.to_text(simulate.events_of(played, seed)), "utf-8")
    if arguments.json:
        scores = [msgspec.to_builtins(sheet) for sheet in played.scores]
        told = {"game": engine.slug, "seats": setup.seats, "seed": seed, "options": setup.options}
        print(orjson.dumps({**told, "moves": len(played.moves), "seconds": seconds, "scores": scores}).decode())
        return
    words = words_of(engine.slug, editions.find(engine.slug, setup.edition).names)
    print(f"{engine.name}, {setup.seats} seats, seed {seed}: {len(played.moves)} moves in {seconds:.2f} s")
    for sheet in sorted(played.scores, key=lambda sheet: sheet.place):
        who = "rival" if sheet.seat is None else f"seat {sheet.seat + 1} ({seated[sheet.seat]})"
        parts = ", ".join(f"{words.say('part', part, {})} {value}" for part, value in sheet.parts.items() if value)
        print(f"{sheet.place:>3}. {who:20} {sheet.total:>4}   {parts}")
    if arguments.out:
        print(f"kept in {arguments.out}; step through it: python -m games replay {arguments.out}")


def _play_many(arguments: argparse.Namespace, engine: AnyEngine, setup: Setup, bots: list[str], seed: str) -> None:
    moves, totals = 0, 0
    by_seat: defaultdict[int, float] = defaultdict(float)
    by_bot: defaultdict[str, float] = defaultdict(float)
    began = time.perf_counter()
    for number in range(arguments.matches):
        seated = simulate.seated(bots, setup.seats, shift=number % setup.seats)
        played = simulate.play_match(engine, setup, seated, f"{seed}/{number}")
        moves += len(played.moves)
        sheets = [sheet for sheet in played.scores if sheet.seat is not None]
        totals += sum(sheet.total for sheet in sheets)
        winners = [sheet.seat for sheet in sheets if sheet.place == 1 and sheet.seat is not None]
        for seat in winners:
            by_seat[seat] += 1 / len(winners)
            by_bot[seated[seat]] += 1 / len(winners)
    seconds = time.perf_counter() - began
    summary = {
        "game": engine.slug,
        "seats": setup.seats,
        "matches": arguments.matches,
        "moves": moves,
        "moves_per_second": round(moves / seconds),
        "matches_per_second": round(arguments.matches / seconds, 2),
        "mean_total": round(totals / (arguments.matches * setup.seats), 2),
        "wins_by_seat": [round(by_seat[seat], 3) for seat in range(setup.seats)],
        "wins_by_bot": {name: round(by_bot[name], 3) for name in dict.fromkeys(bots)},
    }
    if arguments.json:
        print(orjson.dumps(summary).decode())
        return
    for name, value in summary.items():
        print(f"{name.replace('_', ' '):20} {value}")
