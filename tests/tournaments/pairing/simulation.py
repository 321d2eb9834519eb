"""A tournament on paper: strengths from a seed, results from strengths, real pairings."""

from dataclasses import dataclass, field
from random import Random

from tournaments.pairing import Entrant, Pairing, Request, pair, seat_counts

POINTS = {2: (10, 1), 3: (10, 5, 1), 4: (10, 6, 3, 1), 5: (10, 6, 4, 2, 1)}


@dataclass
class Simulation:
    players: int
    table_size: int
    smallest: int
    effort: int = 150
    seed: int = 1
    requests: list[Request] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)
    byes: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.strength = {one: self.random.gauss(0, 1) for one in range(1, self.players + 1)}

    def play(self, rounds: int, ahead: int = 0) -> "Simulation":
        """Play rounds, the last of which knows of so many more to come."""
        random, strength = self.random, self.strength
        for left in range(rounds - 1, -1, -1):
            entrants = tuple(Entrant(one, self.scores.get(one, 0), self.byes.get(one, 0)) for one in strength)
            earlier = tuple(table for pairing in self.pairings for table in pairing.tables)
            seed = 1000 * self.seed + len(self.pairings)
            request = Request(entrants, earlier, (), self.table_size, self.smallest, seed, self.effort, left + ahead)
            pairing = pair(request)
            self.requests.append(request)
            self.pairings.append(pairing)
            for table in pairing.tables:
                order = sorted(table, key=lambda one: -strength[one] - random.gauss(0, 1))
                for points, one in zip(POINTS[len(table)], order, strict=True):
                    self.scores[one] = self.scores.get(one, 0) + 60 * points
            for one in pairing.byes:
                self.byes[one] = self.byes.get(one, 0) + 1
                self.scores[one] = self.scores.get(one, 0) + 300
        return self

    @property
    def rematches(self) -> int:
        return sum(pairing.cost.meetings for pairing in self.pairings)

    @property
    def seat_imbalance(self) -> int:
        tables = [table for pairing in self.pairings for table in pairing.tables]
        return max(max(counts) - min(counts) for counts in seat_counts(tables).values())

    @property
    def short(self) -> list[int]:
        counts = dict.fromkeys(range(1, self.players + 1), 0)
        for pairing in self.pairings:
            for table in pairing.tables:
                for one in table:
                    counts[one] += len(table) < self.table_size
        return sorted(counts.values())
