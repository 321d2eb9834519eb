"""Match files: what is written is read again, and what was tampered with is not."""

from pathlib import Path

import pytest

from games.kit import cairn_file
from games.kit.contract import Setup
from games.kit.errors import BadRecord
from games.registry import engine
from games.simulate import events_of, play_match

EVENTS = events_of(play_match(engine("quetzal"), Setup(2), ["random"] * 2, "file"), "file")


def refused(text: str | bytes) -> str:
    """Read a file that must be refused; return the code."""
    with pytest.raises(BadRecord) as why:
        cairn_file.from_text(text)
    return why.value.code


def test_a_match_survives_being_written_and_read() -> None:
    assert cairn_file.from_text(cairn_file.to_text(EVENTS)) == EVENTS


def test_every_event_is_a_line_that_a_person_can_read() -> None:
    lines = cairn_file.to_text(EVENTS).splitlines()
    assert len(lines) == len(EVENTS)
    assert '"move":"' in lines[1]


def test_a_broken_or_tampered_file_is_refused() -> None:
    text = cairn_file.to_text(EVENTS)
    lines = text.splitlines(keepends=True)
    assert refused("") == "empty-record"
    assert refused("hello\n") == "broken-line"
    assert refused(b"\xff\xfe\n") == "broken-line"
    assert refused("[" * 100_000) == "broken-line"
    assert refused('{"stream": 1}\n') == "broken-line"
    assert refused(lines[0] + lines[2]) == "missing-step"
    assert refused(text.replace('"at":3,', '"at":4,')) == "wrong-hash"
    assert refused(lines[0].replace('"chance":[', '"chance":[0.5,')) == "broken-line"
    assert refused(b"x" * (cairn_file.LARGEST + 1)) == "file-too-large"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        cairn_file.read(tmp_path / "none.cairn")
