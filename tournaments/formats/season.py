"""The season league: a pyramid of divisions, each playing a table round robin.

Worked rules: Meeple League and tmtour: leagues of 7, one in division 1 and twice as many in each next one; the winner
goes up, the last two go down; what does not divide by 7 makes the lowest leagues one larger.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tournaments.formats.cyclic import MOST_PLAYERS
from tournaments.formats.dealing import Apart, deal
from tournaments.formats.options import require
from tournaments.formats.schedule import Schedule, schedule


@dataclass(frozen=True, slots=True)
class SeasonOptions:
    """How the pyramid is built; `widths` are the divisions of each level, the last one repeats below."""

    table_size: int = 4
    division_size: int = 7
    widths: tuple[int, ...] = (1, 2, 4, 8)
    up: int = 1
    down: int = 2
    cycles: int = 1

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        require(2 <= self.table_size <= 5, "table-size", size=self.table_size)
        require(self.table_size < self.division_size < MOST_PLAYERS, "division-size", size=self.division_size)
        require(bool(self.widths) and min(self.widths) >= 1, "widths")
        require(min(self.up, self.down) >= 0 and self.up + self.down < self.division_size, "up-and-down")
        require(1 <= self.cycles <= 5, "cycles", cycles=self.cycles)


class Division(NamedTuple):
    """A group of players who play each other in a season; level and number count from 1."""

    level: int
    number: int
    players: tuple[str, ...]


Pyramid = tuple[Division, ...]


def division_sizes(players: int, size: int, table_size: int = 2) -> tuple[int, ...]:
    """Cut a field into divisions from the top down; a rest makes the lowest larger by one, or else smaller.

    None has as few players as a table has seats, since the same people would then meet in every match: rather than
    that, there is one division less, and all are larger.

    >>> division_sizes(59, 7)
    (7, 7, 7, 7, 7, 8, 8, 8)
    >>> division_sizes(9, 6, table_size=5)
    (9,)
    """
    full, rest = divmod(players, size)
    if full and rest <= full:
        return (size,) * (full - rest) + (size + 1,) * rest
    many = full if full and players // (full + 1) <= table_size else full + 1
    least, larger = divmod(players, many)
    return (least + 1,) * larger + (least,) * (many - larger)


def pyramid_of(ranked: Sequence[str], options: SeasonOptions, apart: Apart[str] | None = None) -> Pyramid:
    """Build a pyramid from players in order of strength; divisions of a level are dealt to be equally strong."""
    require(len(ranked) >= options.table_size, "too-few-players", players=len(ranked))
    require(len(set(ranked)) == len(ranked), "player-twice")
    divisions: list[Division] = []
    start = 0
    for level, sizes in enumerate(level_sizes(len(ranked), options), 1):
        field = ranked[start : start + sum(sizes)]
        start += sum(sizes)
        for number, players in enumerate(deal(field, sizes, apart), 1):
            divisions.append(Division(level, number, tuple(players)))
    return tuple(divisions)


def level_sizes(players: int, options: SeasonOptions) -> tuple[tuple[int, ...], ...]:
    """Tell the sizes of the divisions at each level, from the top."""
    sizes = division_sizes(players, options.division_size, options.table_size)
    levels: list[tuple[int, ...]] = []
    while sizes:
        width = options.widths[min(len(levels), len(options.widths) - 1)]
        levels.append(sizes[:width])
        sizes = sizes[width:]
    return tuple(levels)


def division_schedule(division: Division, options: SeasonOptions) -> Schedule:
    """Plan a division's matches; its players are numbered in the order in which they stand."""
    return schedule(len(division.players), options.table_size, options.cycles)
