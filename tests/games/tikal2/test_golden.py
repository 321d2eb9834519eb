"""Golden matches: whole matches that were read through against the rulebook, and must stay what they are."""

from pathlib import Path

import pytest

from games.kit.cairn_file import read
from games.kit.record import from_event
from games.kit.verify import check_record, opening_of
from games.tikal2 import ENGINE

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "tikal2").glob("*.cairn"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_replays_to_its_digests_and_scores(path: Path) -> None:
    events = read(path)
    position = check_record(ENGINE, events)
    assert position.decision is None
    assert from_event(events[-1]).scores == ENGINE.score(position.state)


def test_every_seat_count_and_variant_has_a_golden_match() -> None:
    opened = [opening_of(read(path)) for path in GOLDEN]
    assert {len(match.seats) for match in opened} == set(ENGINE.seats)
    assert {name for match in opened for name, value in match.options.items() if value == "yes"} == set(ENGINE.choices)
