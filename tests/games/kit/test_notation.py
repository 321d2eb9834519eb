"""Notation: one line of lower-case words and numbers, in one spelling only."""

import pytest

from games.kit.errors import IllegalMove
from games.kit.notation import LONGEST, from_text, number, to_text


def test_a_move_is_words_parted_by_one_space() -> None:
    assert from_text("place quarry 2 white leader") == ["place", "quarry", "2", "white", "leader"]
    assert to_text("place", "quarry", 2, "white", "leader") == "place quarry 2 white leader"


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        "Place",
        "place  quarry",
        " place",
        "place ",
        "place\tquarry",
        "place\n",
        "plåce",
        "<b>",
        "x" * (LONGEST + 1),
    ],
)
def test_anything_else_is_refused(move: str) -> None:
    with pytest.raises(IllegalMove):
        from_text(move)


def test_a_number_has_one_spelling() -> None:
    assert number("10") == 10
    for word in ("01", "-1", "1.0", "", "ten", "1000", "²"):
        with pytest.raises(IllegalMove):
            number(word)
