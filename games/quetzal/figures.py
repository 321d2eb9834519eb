"""Figures as a move names them: how many black, white and wild ones, and the leader."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

MOST = 6
"""There are six team figures of each colour (rulebook p. 2)."""


class Figures(NamedTuple):
    """Some figures of one seat; the leader is there or not."""

    black: int = 0
    white: int = 0
    wild: int = 0
    leader: int = 0

    @property
    def size(self) -> int:
        """Count them."""
        return self.black + self.white + self.wild + self.leader


def to_text(figures: Figures) -> str:
    """Write figures in their only spelling, such as `2 white leader`."""
    return " ".join(_parts(figures))


def to_names(figures: Figures) -> list[str]:
    """List figures by the ids that the words know, such as `white_2` and `leader`."""
    return [f"{role}_{number}" if role else number for number, _, role in (p.partition(" ") for p in _parts(figures))]


def _parts(figures: Figures) -> Iterator[str]:
    for role, number in (("black", figures.black), ("white", figures.white), ("wild", figures.wild)):
        if number:
            yield f"{number} {role}"
    if figures.leader:
        yield "leader"


_ALL = [Figures(*counts) for counts in product(range(MOST + 1), range(MOST + 1), range(MOST + 1), (0, 1))][1:]
TEXT = {figures: to_text(figures) for figures in _ALL if figures.size <= MOST + 1}
"""Each set of figures in its spelling."""
FIGURES = {text: figures for figures, text in TEXT.items()}
"""Each spelling with its figures; no other spelling is known."""
NAMES = {figures: to_names(figures) for figures in TEXT}
