"""Pair whole events of table Swiss: seconds a round, rematches, seat imbalance, shares of short tables and byes.

`python -m tests.benchmarks.tournaments_pairing` prints one JSON line for each field; the bars are no rematch, seat
imbalance at most 2, at most 5 seconds a round, nobody short or resting twice before everybody once.
"""

import json
from collections.abc import Iterator
from time import perf_counter

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


def figures() -> Iterator[dict[str, object]]:
    """Measure each field, one event each, with the effort that real rounds are paired with."""
    for players, size, smallest, rounds in FIELDS:
        event = Simulation(players, size, smallest, effort=EFFORT)
        seconds = []
        for left in range(rounds - 1, -1, -1):
            start = perf_counter()
            event.play(1, ahead=left)
            seconds.append(perf_counter() - start)
        rests = [event.byes.get(one, 0) for one in range(1, players + 1)]
        yield {
            "what": f"pair {players} at {size}, at least {smallest}, {rounds} rounds",
            "slowest_round_seconds": round(max(seconds), 2),
            "rematches": event.rematches,
            "seat_imbalance": event.seat_imbalance,
            "short_tables": [event.short[0], event.short[-1]],
            "byes": [min(rests), max(rests)],
        }


if __name__ == "__main__":
    for figure in figures():
        print(json.dumps(figure))
