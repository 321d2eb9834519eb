"""Rate four-player matches: our fold, with and without history, beside openskill alone; as ratios of one run.

`python -m tests.benchmarks.tournaments_ratings` prints one JSON line; the bars are 1.2 for the fold, 2 with history.
"""

import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from openskill.models import PlackettLuce

from tournaments.ratings import DAY, Book, RatedMatch, rate_all

MATCHES, PLAYERS, TURNS = 20_000, 1000, 5


def matches(count: int = MATCHES, players: int = PLAYERS, seed: int = 1) -> list[RatedMatch]:
    """Imagine matches between random players, a thousand a day."""
    random = Random(seed)
    places = [1, 2, 3, 4]
    made = []
    for number in range(count):
        random.shuffle(places)
        seats = tuple(f"player-{one}" for one in random.sample(range(players), 4))
        made.append(RatedMatch(number * DAY // 1000, f"match-{number:06}", seats, tuple(places)))
    return made


def alone(played: list[RatedMatch]) -> None:
    """Let openskill do no more than its own work."""
    engine = PlackettLuce()
    ratings = {f"player-{one}": engine.rating() for one in range(PLAYERS)}
    for match in played:
        rated = engine.rate([[ratings[player]] for player in match.players], ranks=list(match.places))
        for player, team in zip(match.players, rated, strict=True):
            ratings[player] = team[0]


def with_history(played: list[RatedMatch]) -> None:
    """Keep every change in memory."""
    book = Book()
    kept = [change for match in played for change in book.record(match)]
    assert len(kept) == 4 * len(played)


def figures() -> dict[str, object]:
    """Measure in turns, so that a busy machine slows all alike; the median of the turns counts."""
    played = matches()
    turns = [
        (_seconds(alone, played), _seconds(rate_all, played), _seconds(with_history, played)) for _ in range(TURNS)
    ]
    return {
        "what": f"rate {MATCHES} matches of four",
        "openskill_matches_per_second": round(MATCHES / median(turn[0] for turn in turns)),
        "fold": round(median(turn[1] / turn[0] for turn in turns), 2),
        "with_history": round(median(turn[2] / turn[0] for turn in turns), 2),
    }


def _seconds(work: Callable[[list[RatedMatch]], object], played: list[RatedMatch]) -> float:
    start = process_time()
    work(played)
    return process_time() - start


if __name__ == "__main__":
    print(json.dumps(figures()))
