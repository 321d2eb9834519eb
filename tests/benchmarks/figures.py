"""What a benchmark tells: a figure beside the bar of the design."""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple


class Figure(NamedTuple):
    """Something measured; `bar` is what the design asks for, `met` None where it asks for nothing."""

    what: str
    figure: float
    unit: str
    bar: str = ""
    met: bool | None = None


def at_least(bar: float, what: str, figure: float, unit: str) -> Figure:
    """Tell a figure that should be high."""
    return Figure(what, figure, unit, f"≥ {bar:,g}", figure >= bar)


def at_most(bar: float, what: str, figure: float, unit: str) -> Figure:
    """Tell a figure that should be low."""
    return Figure(what, figure, unit, f"≤ {bar:,g}", figure <= bar)


def best(run: Callable[[], object], turns: int, clock: Callable[[], float] = perf_counter) -> float:
    """Give the seconds of the quickest of several runs: what the machine can do when nothing disturbs it."""
    seconds = []
    for _ in range(turns):
        start = clock()
        run()
        seconds.append(clock() - start)
    return min(seconds)
