"""Notation: a move is one line of lower-case words and numbers, the verb first."""

import re

from games.kit.errors import IllegalMove

LONGEST = 400
MOVE = re.compile(r"[a-z0-9_+\-]+(?: [a-z0-9_+\-]+)*+\Z")


def from_text(move: str) -> list[str]:
    """Split a move into its words; refuse what no engine could have written."""
    if not isinstance(move, str) or len(move) > LONGEST:
        raise IllegalMove("move-too-long", most=LONGEST)
    if not MOVE.match(move):
        raise IllegalMove("bad-notation")
    return move.split(" ")


def to_text(*words: str | int) -> str:
    """Join the words of a move."""
    return " ".join(map(str, words))


def number(word: str) -> int:
    """Read a small whole number in its only spelling."""
    if not word.isascii() or not word.isdigit() or len(word) > 3 or str(int(word)) != word:
        raise IllegalMove("bad-notation")
    return int(word)
