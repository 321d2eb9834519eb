"""The cross table: how every entrant did against every other."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from tournaments.standings.points import DEFAULT, Scale, split
from tournaments.standings.values import Result


class Score(NamedTuple):
    """How often one met another, finished ahead of, level with or behind him, and the points (300ths) he took there."""

    met: int = 0
    ahead: int = 0
    level: int = 0
    behind: int = 0
    points: int = 0


def cross_table(results: Iterable[Result], scale: Scale = DEFAULT) -> dict[tuple[int, int], Score]:
    """Count every meeting from both sides; who did not come counts as met and behind."""
    cells: dict[tuple[int, int], Score] = {}
    for result in results:
        lines = zip(result.lines, split(scale, result.lines), strict=True)
        for (one, won), (other, took) in combinations(lines, 2):
            here = (not one.came, one.place if one.came else 0)
            there = (not other.came, other.place if other.came else 0)
            _add(cells, (one.entrant, other.entrant), here < there, here == there, won)
            _add(cells, (other.entrant, one.entrant), there < here, here == there, took)
    return cells


def _add(cells: dict[tuple[int, int], Score], pair: tuple[int, int], ahead: bool, level: bool, points: int) -> None:
    old = cells.get(pair, Score())
    behind = not ahead and not level
    counts = (old.met + 1, old.ahead + ahead, old.level + level, old.behind + behind)
    cells[pair] = Score(*counts, old.points + points)
