"""Panels: the examples that also hold the browser's side, and every game's views."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games.kit.chance import SeededChance
from games.kit.contract import AnyEngine, Setup
from games.kit.position import open_match
from games.registry import engines
from replays.panels import Names, panels_of

EXAMPLES = json.loads((Path(__file__).parent / "panels.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["what"])
def test_a_view_is_laid_out_as_the_example_says(example: dict[str, Any]) -> None:
    names = msgspec.convert(example["names"], Names)
    assert msgspec.to_builtins(panels_of(example["view"], names)) == example["panels"]


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.slug)
def test_every_game_can_be_shown_and_gives_each_seat_a_panel(engine: AnyEngine) -> None:
    seats, rng, chance = engine.seats[-1], Random(7), SeededChance(7)
    _, position = open_match(engine, Setup(seats), [f"bot:{seat}" for seat in range(seats)], chance)
    for _ in range(40):
        decision = position.decision
        assert decision is not None
        panels = panels_of(msgspec.to_builtins(engine.view(position.state, None)), Names())
        assert [panel.seat for panel in panels if panel.seat is not None] == list(range(seats))
        position.play(decision.seat, rng.choice(decision.moves), chance)
