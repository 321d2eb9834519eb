"""The engines alone: recorded moves replayed in a second of one core, and what a match by lot takes."""

from collections.abc import Iterator
from time import process_time

from games.kit.contract import AnyEngine, Setup
from games.kit.position import first_position, replay
from games.kit.record import Step
from games.registry import engines
from games.simulate import Played, play_match
from tests.benchmarks.figures import Figure, at_least, best

BARS = {"quetzal": 60_000, "tikal2": 60_000, "arnak": 40_000}
MATCHES = 5


def random_match(engine: AnyEngine, seats: int, seed: int) -> Played:
    """Play a match by lot."""
    return play_match(engine, Setup(seats), ["random"] * seats, seed)


def figures() -> Iterator[Figure]:
    """Measure each engine in processor time."""
    for engine in engines():
        seats = engine.seats[-1]
        start = process_time()
        played = [random_match(engine, seats, seed) for seed in range(MATCHES)]
        took = (process_time() - start) / MATCHES
        yield at_least(BARS[engine.slug], f"{engine.name}: replay", _moves_a_second(engine, played), "moves/s")
        yield Figure(f"{engine.name}: a match of {seats} by lot", took * 1000, "ms")


def _moves_a_second(engine: AnyEngine, matches: list[Played]) -> float:
    recorded = [(match.opened, [Step(n, move) for n, move in enumerate(match.moves, 1)]) for match in matches]
    seconds = 0.0
    for opened, steps in recorded:
        positions = iter([first_position(engine, opened) for _ in range(8)])
        seconds += best(lambda: replay(next(positions), steps), 8, process_time)  # noqa: B023
    return sum(len(steps) for _, steps in recorded) / seconds
