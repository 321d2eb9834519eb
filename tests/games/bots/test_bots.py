"""Bots: seated by name, shown only what their seat may know, found by entry point."""

from importlib.metadata import EntryPoint, EntryPoints
from random import Random

import pytest

from games.bots import registry
from games.bots.contract import table_for
from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.kit.errors import BadSetup
from games.kit.setup import check_setup
from games.registry import engine
from games.simulate import play_match, seated

QUETZAL = engine("quetzal")


def test_bots_take_turns_over_the_seats() -> None:
    assert seated(["a", "b"], 4) == ["a", "b", "a", "b"]
    assert seated(["a", "b"], 3, shift=1) == ["a", "a", "b"]
    with pytest.raises(BadSetup):
        seated(["a", "b", "c"], 2)


def test_a_bot_is_shown_its_own_view_and_samples_worlds_it_could_be_in() -> None:
    state = QUETZAL.new_match(check_setup(QUETZAL, Setup(3)), SeededChance(1))
    decision = QUETZAL.decision(state)
    assert decision is not None
    table = table_for(QUETZAL, state, decision)
    assert table.view == QUETZAL.view(state, decision.seat)
    assert QUETZAL.view(table.sample(Random(4)), decision.seat) == table.view


@pytest.mark.parametrize("name", registry.SHIPPED)
def test_every_shipped_bot_plays_a_whole_match_and_the_same_one_again(name: str) -> None:
    one, again = (play_match(QUETZAL, Setup(2), [name] * 2, "bots") for _ in range(2))
    assert [move.move for move in one.moves] == [move.move for move in again.moves]


def test_an_installed_package_brings_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint("first", "tests.games.bots.first_move:FirstMove", "cairn.bots")
    monkeypatch.setattr(registry, "entry_points", lambda **which: EntryPoints([brought]).select(**which))
    registry.bot_names.cache_clear()
    try:
        assert "first" in registry.bot_names()
        assert play_match(QUETZAL, Setup(2), ["first", "random"], 1).scores
        with pytest.raises(BadSetup):
            registry.bot("second")
    finally:
        registry.bot_names.cache_clear()
