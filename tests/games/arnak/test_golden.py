"""Golden matches: whole matches on both sides of the board, played again to the same end."""

from pathlib import Path

import pytest

from games.arnak import ENGINE
from games.kit import cairn_file
from games.kit.verify import check_record

FOLDER = Path(__file__).parents[2] / "golden" / "arnak"


@pytest.mark.parametrize(
    ("name", "totals", "places"),
    [
        ("two-seats-bird", [41, 65], [2, 1]),
        ("two-seats-snake", [51, 12], [1, 2]),
        ("three-seats-snake", [39, 19, 50], [2, 3, 1]),
        ("four-seats-bird", [19, 52, 28, 47], [4, 1, 3, 2]),
        ("four-seats-snake", [17, 14, 22, 18], [3, 4, 1, 2]),
        ("solo-difficulty-0", [38, 48], [2, 1]),
        ("solo-difficulty-5-snake", [42, 71], [2, 1]),
        ("tie-broken-by-research", [19, 19], [2, 1]),
    ],
)
def test_a_golden_match_ends_as_it_did(name: str, totals: list[int], places: list[int]) -> None:
    position = check_record(ENGINE, cairn_file.read(FOLDER / f"{name}.cairn"))
    assert position.decision is None
    sheets = ENGINE.score(position.state)
    assert [sheet.total for sheet in sheets] == totals
    assert [sheet.place for sheet in sheets] == places


def test_every_golden_match_is_looked_at() -> None:
    assert len(list(FOLDER.glob("*.cairn"))) == 8
