"""The edition: what the box holds, and what a broken one is told."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from games.kit import editions
from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.kit.errors import BadEdition
from games.kit.setup import check_setup
from games.quetzal import ENGINE
from games.quetzal.box import Box, box_of

BASE = editions.find("quetzal", "base")


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Rulebook p. 2, p. 3."""
    box = box_of("base")
    types = Counter(box.type_of.values())
    assert types == {"jar": 21, "weapon": 18, "tablet": 15, "sculpture": 12, "mummy": 9}
    assert (len(box.tiles), len(box.upgrades), len(box.automaton)) == (24, 12, 10)
    assert max(box.end_vp.values()) == 3


def test_every_row_has_its_source_and_says_how_sure_it_is() -> None:
    for table in BASE.data.values():
        for row in table if isinstance(table, list) else [table]:
            assert row["source"], row
            assert row["confidence"] in editions.CONFIDENCE, row


def changed(**changes: Any) -> editions.Edition:
    return editions.Edition("quetzal", "house", "House edition", editions.overlay(deepcopy(BASE.data), changes))


def test_other_odds_of_the_throw_are_another_edition() -> None:
    lucky = editions.carry(changed(throw={"black": 0, "white": 0, "side": 0, "standing": 100}))
    state = ENGINE.new_match(check_setup(ENGINE, Setup(3, edition=lucky.pinned)), SeededChance(0))
    assert [seat.standing for seat in state.seats] == [6, 6, 6]
    assert state.edition == lucky.pinned != BASE.pinned


@pytest.mark.parametrize(
    "changes",
    [
        {"throw": {"black": -1}},
        {"throw": {"leader_lying": 0, "leader_standing": 0}},
        {"match": {"coins": [4]}},
        {"match": {"rounds": 11}},
        {"match": {"temple": 80}},
        {"match": {"slots": "two"}},
        {"players": []},
        {"players": [{"id": "six", "team": 4, "village": 3}]},
        {"players": [{"id": "3", "team": 7}]},
        {"artifact": [{"id": "jar_01", "type": "vase"}]},
        {"artifact": [{"id": "jar_01", "bonus": "gold"}]},
        {"tile": [{"id": "reroll_two_a", "upgrade": "nothing"}]},
        {"automaton_tile": {"types": ["jar"]}},
        {"automaton": [{"id": "automaton_01", "places": [{"banner": "ship_2", "role": "white", "figures": 1}]}]},
        {"banner": [{"id": "camp", "kind": "secret"}]},
        {"banner": [{"id": "camp", "gain": {"upgrade": 1}}]},
        {"banner": [{"id": "temple_1", "picks": 1_000_000_000}]},
        {"upgrade": [{"id": "coins_to_vp", "exchange": {"coin": 3}}]},
    ],
)
def test_a_broken_edition_is_refused_in_words(changes: dict[str, Any]) -> None:
    with pytest.raises(BadEdition) as caught:
        Box(changed(**changes))
    assert caught.value.code == "broken-edition"
    assert caught.value.facts["what"]
