"""Golden matches: read through move by move against the rulebook, and played again here."""

from pathlib import Path

import pytest

from games.kit import cairn_file
from games.kit.position import first_position, replay_one
from games.kit.record import standing_moves
from games.kit.verify import check_record, opening_of
from games.kit.words import sentences
from games.quetzal import ENGINE

FOLDER = Path(__file__).parents[2] / "golden" / "quetzal"
MATCHES = sorted(FOLDER.glob("*.cairn"))
RARE = {"reshuffles"}
"""What none of them shows: the deck runs out only in the most extreme match."""


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_golden_match_is_played_again_to_the_same_end(path: Path) -> None:
    position = check_record(ENGINE, cairn_file.read(path))
    assert position.decision is None


@pytest.mark.parametrize(
    ("name", "totals", "places"),
    [
        ("two-seats", [56, 58], [2, 1]),
        ("three-seats", [71, 60, 30], [1, 2, 3]),
        ("tie-broken-by-the-track", [52, 18, 51, 52], [2, 4, 3, 1]),
        ("five-seats", [43, 38, 12, 41, 41], [1, 4, 5, 3, 2]),
        ("both-options-changed", [65, 20, 65, 12], [1, 3, 2, 4]),
        ("shared-victory", [58, 58], [1, 1]),
    ],
)
def test_a_golden_match_ends_as_it_was_read(name: str, totals: list[int], places: list[int]) -> None:
    position = check_record(ENGINE, cairn_file.read(FOLDER / f"{name}.cairn"))
    sheets = ENGINE.score(position.state)
    assert [sheet.total for sheet in sheets] == totals
    assert [sheet.place for sheet in sheets] == places


def test_together_they_show_everything_that_can_happen() -> None:
    told = set()
    for path in MATCHES:
        events = cairn_file.read(path)
        position = first_position(ENGINE, opening_of(events))
        for step in standing_moves(events):
            for fact in replay_one(position, step):
                told |= {fact.key} | ({fact.public.key} if fact.public else set())
    assert set(sentences("quetzal")["fact"]) - told == RARE
