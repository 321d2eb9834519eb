"""`python -m games replay`: check a match file, tell its log in words, show any position to any viewer."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
import orjson

from games.cli.panels import position_in_words
from games.kit import cairn_file, editions
from games.kit.contract import AnyEngine
from games.kit.errors import BadRecord
from games.kit.events import Event
from games.kit.facts import Told, told_to
from games.kit.knowledge import ALL_SEEING
from games.kit.position import Position, first_position, replay_one
from games.kit.record import Step, standing_moves
from games.kit.verify import check_record, opening_of
from games.kit.words import words_of
from games.registry import engine as engine_of


def add_to(commands: Any) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("replay", help="check a match file and step through it")
    parser.add_argument("file", type=Path, metavar="FILE.cairn")
    parser.add_argument("--step", type=int, help="show the position after this step")
    parser.add_argument("--viewer", default="all", metavar="0|1|..|public|all", help="as whom to look at it")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    """Check the file, then print the log, or the position after a step."""
    events = cairn_file.read(arguments.file)
    opened = opening_of(events)
    arguments.game = opened.game
    engine = engine_of(opened.game)
    viewer = viewer_from_text(arguments.viewer, len(opened.seats))
    check_record(engine, events)
    if arguments.step is not None and not 0 <= arguments.step < len(events):
        raise BadRecord("no-such-step", step=arguments.step, steps=len(events) - 1)
    position, told = _walk(engine, events, viewer, arguments.step)
    if arguments.json:
        print(orjson.dumps(_as_data(position, told, viewer, arguments.viewer, len(events) - 1)).decode())
    elif arguments.step is not None:
        _print_position(position, viewer)
    else:
        _print_log(engine, told, opened.seats, editions.find(engine.slug, _edition(events)).names)
        _print_scores(position)


def viewer_from_text(text: str, seats: int) -> int | None:
    """Read who looks on: a seat from 0, `public` or `all`."""
    if text in ("public", "all"):
        return None if text == "public" else ALL_SEEING
    if text.isdecimal() and int(text) < seats:
        return int(text)
    raise BadRecord("no-such-viewer", viewer=text[:40])


def _edition(events: list[Event]) -> str:
    opened = opening_of(events)
    return f"{opened.edition}@{opened.edition_hash}"


def _walk(
    engine: AnyEngine, events: list[Event], viewer: int | None, upto: int | None
) -> tuple[Position, list[tuple[Step, list[Told]]]]:
    position = first_position(engine, opening_of(events))
    steps = standing_moves(events[: None if upto is None else upto + 1])
    return position, [(step, told_to(viewer, replay_one(position, step))) for step in steps]


def _as_data(position: Position, told: list[Any], viewer: int | None, name: str, steps: int) -> dict[str, Any]:
    engine, decision = position.engine, position.decision
    return {
        "game": engine.slug,
        "step": position.step,
        "steps": steps,
        "viewer": name,
        "to_move": None if decision is None else decision.seat,
        "view": msgspec.to_builtins(engine.view(position.state, viewer)),
        "scores": msgspec.to_builtins(engine.score(position.state)),
        "digest": engine.digest(position.state),
        "facts": [[step.seq, step.played.seat, msgspec.to_builtins(facts)] for step, facts in told],
    }


def _print_position(position: Position, viewer: int | None) -> None:
    decision = position.decision
    print(f"{position.engine.name} after step {position.step}")
    print("the match is over" if decision is None else f"to move: seat {decision.seat + 1}")
    print(position_in_words(position.engine.view(position.state, viewer)))


def _print_log(engine: AnyEngine, told: list[Any], seats: list[str], names: dict[str, str]) -> None:
    words = words_of(engine.slug, names)
    players = [f"Seat {number} ({player.removeprefix('bot:')})" for number, player in enumerate(seats, 1)]
    for step, facts in told:
        lines = [words.say("fact", fact.key, fact.arguments, players) for fact in facts]
        print(f"{step.seq:>4}  {step.played.move:34} {' '.join(lines)}")


def _print_scores(position: Position) -> None:
    for sheet in sorted(position.engine.score(position.state), key=lambda sheet: sheet.place):
        parts = ", ".join(f"{part} {value}" for part, value in sheet.parts.items())
        print(
            f"{sheet.place:>4}. {'rival' if sheet.seat is None else f'seat {sheet.seat + 1}'}: {sheet.total} ({parts})"
        )
