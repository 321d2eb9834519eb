"""The cross table: how every entrant did against every other."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from tournaments.standings.values import Result


class Score(NamedTuple):
    """How often one met another, and finished ahead of, level with or behind him."""

    met: int = 0
    ahead: int = 0
    level: int = 0
    behind: int = 0


def cross_table(results: Iterable[Result]) -> dict[tuple[int, int], Score]:
    """Count every meeting from both sides; who did not come counts as met and behind."""
    cells: dict[tuple[int, int], Score] = {}
    for result in results:
        for one, other in combinations(result.lines, 2):
            here = (not one.came, one.place if one.came else 0)
            there = (not other.came, other.place if other.came else 0)
            _add(cells, (one.entrant, other.entrant), here < there, here == there)
            _add(cells, (other.entrant, one.entrant), there < here, here == there)
    return cells


def _add(cells: dict[tuple[int, int], Score], pair: tuple[int, int], ahead: bool, level: bool) -> None:
    old = cells.get(pair, Score())
    behind = not ahead and not level
    cells[pair] = Score(old.met + 1, old.ahead + ahead, old.level + level, old.behind + behind)
