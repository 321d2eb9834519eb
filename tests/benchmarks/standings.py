"""Rank 10,000 entrants after eight rounds at tables of four.

`python -m tests.benchmarks.tournaments_standings` prints one JSON line.
"""

import json
from random import Random
from time import process_time

from tournaments.standings import Games, Line, Result, Scoring, standings

ENTRANTS, ROUNDS = 10_000, 8


def season(entrants: int = ENTRANTS, rounds: int = ROUNDS, seed: int = 1) -> Games:
    """Imagine results with scores and a few ties."""
    random = Random(seed)
    field = list(range(entrants))
    results = []
    for number in range(1, rounds + 1):
        random.shuffle(field)
        for table in range(entrants // 4):
            scores = [random.randint(20, 90) for _ in range(4)]
            ranks = sorted(scores, reverse=True)
            seats = zip(field[4 * table : 4 * table + 4], scores, strict=True)
            results.append(
                Result(number, table + 1, tuple(Line(one, 1 + ranks.index(score), score) for one, score in seats))
            )
    return Games(tuple(range(entrants)), tuple(results))


def figures() -> dict[str, object]:
    """Measure one ranking of all."""
    games = season()
    start = process_time()
    rows = standings(games, Scoring())
    return {"what": f"rank {len(rows)} entrants, {ROUNDS} rounds", "seconds": round(process_time() - start, 2)}


if __name__ == "__main__":
    print(json.dumps(figures()))
