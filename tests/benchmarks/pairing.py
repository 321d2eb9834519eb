"""Pair whole events of table Swiss: seconds a round, rematches, seat imbalance, shares of short tables and byes."""

from collections.abc import Iterator
from time import perf_counter

from tests.benchmarks.figures import Figure, at_most
from tests.tournaments.pairing.simulation import Simulation
from tournaments.pairing.values import EFFORT

FIELDS = [  # players, table size, smallest table, rounds
    (200, 4, 3, 8),
    (1000, 4, 3, 8),
    (200, 5, 4, 6),
    (201, 3, 2, 7),
    (64, 2, 2, 6),
    (23, 4, 3, 5),
    (47, 4, 3, 8),
    (101, 4, 3, 8),
    (23, 4, 4, 5),
    (47, 4, 4, 8),
    (101, 4, 4, 8),
]


def figures() -> Iterator[Figure]:
    """Measure each field, one event each, with the effort that real rounds are paired with."""
    for players, size, smallest, rounds in FIELDS:
        event = Simulation(players, size, smallest, effort=EFFORT)
        seconds = []
        for left in range(rounds - 1, -1, -1):
            start = perf_counter()
            event.play(1, ahead=left)
            seconds.append(perf_counter() - start)
        rests = [event.byes.get(one, 0) for one in range(1, players + 1)]
        unfair = max(event.short[-1] - event.short[0], max(rests) - min(rests))
        what = f"Pair {players} at tables of {smallest} to {size}, {rounds} rounds"
        yield at_most(5, f"{what}: slowest round", max(seconds), "s")
        yield at_most(0, f"{what}: rematches", event.rematches, "")
        yield at_most(2, f"{what}: seat imbalance", event.seat_imbalance, "")
        yield at_most(1, f"{what}: short tables or byes apart", unfair, "")
