"""A plan: this round and some to come, seated together.

It is the social golfers' problem with a first week by score; it is searched as I. Dotú and P. Van Hentenryck do it
(Scheduling Social Golfers Locally, 2005). The scores of coming rounds are unknown: meetings and turns alone count.
"""

from collections.abc import Callable, Sequence

from tournaments.pairing.floor import BENCH, Floor
from tournaments.pairing.history import History
from tournaments.pairing.values import Request

EFFORT = 150_000
"""Swaps weighed in each search, whatever the field."""
PAUSE = 10
"""A swap is not undone for so many steps, and at most as many again."""


class Plan:
    """Rounds on the chairs of one floor; a fault is a pair that meets again or a turn beyond one's share."""

    def __init__(
        self, floor: Floor, request: Request, history: History, coming: int, random: Callable[[], float]
    ) -> None:
        """Begin with the floor as it is, and with lots for the coming rounds."""
        field = range(len(floor.sitting))
        self.floor, self.history, self.random = floor, history, random
        self.byes = [entrant.byes for entrant in request.entrants]
        kinds = [2 if size == BENCH else int(size < request.table_size) for size in floor.sizes]
        self.kinds = [kinds[table] for table in floor.table_of]  # of chairs: at a full table, at a short one, resting
        self.place([floor.sitting[:]] + [sorted(field, key=lambda _: random()) for _ in range(coming)])

    def place(self, rounds: list[list[int]]) -> None:
        """Seat everybody in all rounds, and count meetings, turns and faults afresh."""
        self.rounds, self.faults = rounds, 0
        field = range(len(self.kinds))
        had = ([0 for _ in field], self.history.short[:], self.byes[:])
        shares = [
            -(-(sum(turns) + self.kinds.count(kind) * len(rounds)) // len(field)) for kind, turns in enumerate(had)
        ]
        shares[0] = len(rounds)  # nobody sits at full tables too often
        self.turns = [had[kind] for kind in self.kinds]
        self.share = [shares[kind] for kind in self.kinds]
        self.met = [[0] * len(field) for _ in field]
        for one, pairs in enumerate(self.floor.pairs):  # a forbidden pair counts as one that met
            for other in pairs:
                self.met[one][other] = max(1, self.history.met[one].get(other, 0))
        for sitting in rounds:
            for chair, one in enumerate(sitting):
                self.faults += self.turns[chair][one] >= self.share[chair]
                self.turns[chair][one] += 1
                for c in self.floor.mates[chair]:
                    self.faults += c < chair and self.met[one][sitting[c]] > 0
                    self.met[one][sitting[c]] += 1

    def mend(self, numbers: Sequence[int]) -> None:
        """Lessen the faults by swaps within these rounds, each the best for somebody at fault; keep the best plan."""
        tries, step = EFFORT, 0
        best = self.faults, [sitting[:] for sitting in self.rounds]
        paused: dict[tuple[int, int, int], int] = {}
        chairs = len(self.share)
        while tries > 0 and self.faults and numbers:
            number = numbers[int(self.random() * len(numbers))]
            sitting, a = self.rounds[number], int(self.random() * chairs)
            tries -= 1
            if not self._is_at_fault(sitting, a):
                continue
            tries -= chairs
            step += 1
            change, b = self._best_swap(number, a, paused, step, best[0])
            if b < 0:
                continue
            until = step + PAUSE + int(self.random() * PAUSE)
            paused[number, sitting[a], b] = paused[number, sitting[b], a] = until
            self._swap(number, a, b, change)
            if self.faults < best[0]:
                best = self.faults, [sitting[:] for sitting in self.rounds]
        self.floor.place(best[1][0])
        self.place(best[1])

    def polish(self) -> None:
        """Bring like scores together in this round as far as the plan bears it, without a new fault."""
        chairs = len(self.share)
        for step in range(EFFORT):
            number = int(self.random() * len(self.rounds)) if step & 1 else 0
            a, b = int(self.random() * chairs), int(self.random() * chairs)
            if self.floor.table_of[a] != self.floor.table_of[b] and (number or self.floor.swap_cost(a, b) <= (0, 0)):
                change = self._change(self.rounds[number], a, b)
                if change <= 0:
                    self._swap(number, a, b, change)

    def _is_at_fault(self, sitting: Sequence[int], chair: int) -> bool:
        one = sitting[chair]
        met = self.met[one]
        return self.turns[chair][one] > self.share[chair] or any(met[sitting[c]] > 1 for c in self.floor.mates[chair])

    def _best_swap(
        self, number: int, a: int, paused: dict[tuple[int, int, int], int], step: int, least: int
    ) -> tuple[int, int]:
        """Find the chair whose swap leaves the fewest faults, beginning anywhere; -1 if none is free."""
        sitting, table_of, chairs = self.rounds[number], self.floor.table_of, len(self.share)
        best, found = len(sitting) ** 2, -1
        start = int(self.random() * chairs)
        for b in (*range(start, chairs), *range(start)):
            if table_of[a] == table_of[b] or (number == 0 and self._is_unfair(a, b)):
                continue
            change = self._change(sitting, a, b)
            if change < best:
                waits = max(paused.get((number, sitting[a], b), 0), paused.get((number, sitting[b], a), 0))
                if waits < step or self.faults + change < least:
                    best, found = change, b
        return best, found

    def _is_unfair(self, a: int, b: int) -> bool:
        """Say whether a swap in this round gives a short table or a bye to somebody who had more of them."""
        floor = self.floor
        one, other = floor.sitting[a], floor.sitting[b]
        here, there = (floor.turn[floor.sizes[floor.table_of[chair]]] for chair in (a, b))
        return here[other] + there[one] > here[one] + there[other]

    def _change(self, sitting: Sequence[int], a: int, b: int) -> int:
        """Tell how many faults a swap of two chairs at different tables would add."""
        one, other = sitting[a], sitting[b]
        met_one, met_other = self.met[one], self.met[other]
        change = 0
        for c in self.floor.mates[a]:
            x = sitting[c]
            change += (met_other[x] > 0) - (met_one[x] > 1)
        for c in self.floor.mates[b]:
            x = sitting[c]
            change += (met_one[x] > 0) - (met_other[x] > 1)
        here, there = self.turns[a], self.turns[b]
        if here is not there:
            change += (here[other] >= self.share[a]) - (here[one] > self.share[a])
            change += (there[one] >= self.share[b]) - (there[other] > self.share[b])
        return change

    def _swap(self, number: int, a: int, b: int, change: int) -> None:
        sitting = self.rounds[number]
        one, other = sitting[a], sitting[b]
        for chair, leaving, joining in ((a, one, other), (b, other, one)):
            self.turns[chair][leaving] -= 1
            self.turns[chair][joining] += 1
            for c in self.floor.mates[chair]:
                mate = sitting[c]
                self.met[leaving][mate] -= 1
                self.met[mate][leaving] -= 1
                self.met[joining][mate] += 1
                self.met[mate][joining] += 1
        sitting[a], sitting[b] = other, one
        self.faults += change
        if number == 0:
            self.floor.swap(a, b)
