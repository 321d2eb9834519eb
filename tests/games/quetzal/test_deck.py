"""Refilling, and what happens when the box runs out."""

from copy import deepcopy
from random import Random

import pytest

from games.kit import editions, laws
from games.kit.contract import Setup
from games.quetzal import ENGINE


@pytest.fixture(scope="module")
def small_box() -> str:
    """Pack an edition whose deck and stack run out: every other artifact, and four tiles."""
    base = editions.find("quetzal", "base")
    data = deepcopy(base.data)
    data["artifact"] = data["artifact"][::2]
    data["tile"] = data["tile"][:4]
    return editions.carry(editions.Edition("quetzal", "small", "A small box", data)).pinned


@pytest.mark.parametrize("seats", [2, 5])
def test_a_box_that_runs_out_obeys_every_law(small_box: str, seats: int) -> None:
    trail = laws.random_trail(ENGINE, Setup(seats, edition=small_box), "small box")
    assert trail.last.pools > 3, "the deck was never made anew"
    assert not trail.last.upgrades.parts
    laws.check_replay(ENGINE, trail)
    laws.check_saving(ENGINE, trail, Random(1))
    laws.check_steps(ENGINE, trail, Random(2), every_move=0.5)
    laws.check_secrecy(ENGINE, trail, Random(3), share=0.5)
