"""How many tables of which size: the fewest byes, then the fewest short tables."""

from typing import NamedTuple


class Sizes(NamedTuple):
    """The size of each table, full ones first, and how many entrants must rest."""

    tables: tuple[int, ...]
    byes: int


def table_sizes(entrants: int, largest: int, smallest: int) -> Sizes:
    """Split entrants into as few tables as possible, as evenly as possible: n = a·k + b·(k-1) where that can be.

    >>> table_sizes(23, 4, 3)
    Sizes(tables=(4, 4, 4, 4, 4, 3), byes=0)
    >>> table_sizes(5, 4, 3)
    Sizes(tables=(4,), byes=1)
    """
    for seated in range(entrants, smallest - 1, -1):
        count = -(-seated // largest)
        size, larger = divmod(seated, count)
        if size >= smallest:
            return Sizes((size + 1,) * larger + (size,) * (count - larger), entrants - seated)
    return Sizes((), entrants)
