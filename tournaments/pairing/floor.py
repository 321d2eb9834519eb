"""The playing floor during the search: entrants on numbered chairs, and what a swap of two chairs would change.

An entrant is known by his position in the request, a chair by its number; the bench of those who rest is a table of
size 0. `trouble` folds the levels that come before the score spread into one whole number: a forbidden pair outweighs
every unfair turn, an unfair turn every earlier meeting.
"""

from collections.abc import Sequence

from tournaments.pairing.history import History
from tournaments.pairing.values import Request

BENCH = 0


class Floor:
    """Chairs in a row, table after table; entrants move, chairs and tables stay."""

    def __init__(
        self, request: Request, history: History, tables: Sequence[Sequence[int]], bench: Sequence[int]
    ) -> None:
        """Seat everybody as given, the bench at the end."""
        groups = [*tables, bench] if bench else list(tables)
        self.scores = [entrant.score for entrant in request.entrants]
        self.lowest = min(self.scores, default=0)
        self.sizes = [len(table) for table in tables] + [BENCH] * bool(bench)
        self.table_of = [number for number, group in enumerate(groups) for _ in group]
        chairs = range(len(self.table_of))
        first = [sum(map(len, groups[:number])) for number in range(len(groups))]
        self.mates = [
            tuple(c for c in range(first[t], first[t] + self.sizes[t]) if c != chair)
            for chair, t in zip(chairs, self.table_of, strict=True)
        ]
        self._weigh(request, history)
        self.place([one for group in groups for one in group])

    def _weigh(self, request: Request, history: History) -> None:
        self.pairs: list[dict[int, int]] = [
            {other: times * times for other, times in met.items()} for met in history.met
        ]
        couples = len(self.scores) * request.table_size
        unfair = 1 + couples * max((m for row in self.pairs for m in row.values()), default=0)
        most = max([*history.short, *(entrant.byes for entrant in request.entrants)], default=0)
        never = unfair * (1 + most * len(self.scores))
        position = {entrant.number: index for index, entrant in enumerate(request.entrants)}
        for a, b in request.forbidden:
            if a in position and b in position:
                one, other = position[a], position[b]
                for x, y in ((one, other), (other, one)):
                    self.pairs[x][y] = self.pairs[x].get(y, 0) % never + never
        free = [0] * len(self.scores)
        self.turn = [free] * (request.table_size + 1)
        for size in range(1, request.table_size):
            self.turn[size] = [unfair * times for times in history.short]
        self.turn[BENCH] = [unfair * entrant.byes for entrant in request.entrants]

    def place(self, sitting: Sequence[int]) -> None:
        """Seat entrants on the chairs in this order."""
        self.sitting = list(sitting)
        self.sums = [0] * len(self.sizes)
        self.troubles = [0] * len(self.sizes)
        for chair, one in enumerate(self.sitting):
            table = self.table_of[chair]
            self.sums[table] += self.scores[one]
            self.troubles[table] += sum(self.pairs[one].get(self.sitting[c], 0) for c in self.mates[chair] if c > chair)
            self.troubles[table] += self.turn[self.sizes[table]][one]

    def swap_cost(self, a: int, b: int) -> tuple[int, int]:
        """Tell how much trouble and spread a swap of two chairs at different tables would add."""
        one, other = self.sitting[a], self.sitting[b]
        trouble = self.leave_and_join(one, other, a) + self.leave_and_join(other, one, b)
        return trouble, self._spread(one, other, a) + self._spread(other, one, b)

    def leave_and_join(self, leaving: int, joining: int, chair: int) -> int:
        """Tell the change in trouble at one table when its chair changes hands."""
        old, new = self.pairs[leaving], self.pairs[joining]
        turn = self.turn[self.sizes[self.table_of[chair]]]
        change = turn[joining] - turn[leaving]
        for mate in self.mates[chair]:
            x = self.sitting[mate]
            change += new.get(x, 0) - old.get(x, 0)
        return change

    def _spread(self, leaving: int, joining: int, chair: int) -> int:
        table = self.table_of[chair]
        old, new = self.scores[leaving], self.scores[joining]
        if self.sizes[table] == BENCH:  # a bye goes to the lowest score
            return (new - self.lowest) ** 2 - (old - self.lowest) ** 2
        return (new - old) * ((new + old) * (self.sizes[table] - 1) - 2 * (self.sums[table] - old))

    def swap(self, a: int, b: int) -> None:
        """Let two entrants at different tables change chairs."""
        one, other = self.sitting[a], self.sitting[b]
        ta, tb = self.table_of[a], self.table_of[b]
        self.troubles[ta] += self.leave_and_join(one, other, a)
        self.troubles[tb] += self.leave_and_join(other, one, b)
        self.sums[ta] += self.scores[other] - self.scores[one]
        self.sums[tb] += self.scores[one] - self.scores[other]
        self.sitting[a], self.sitting[b] = other, one

    def cost(self) -> tuple[int, int]:
        """Sum trouble and spread over all tables."""
        spread = 0
        for chair, one in enumerate(self.sitting):
            score = self.scores[one]
            if self.sizes[self.table_of[chair]] == BENCH:
                spread += (score - self.lowest) ** 2
            spread += sum((score - self.scores[self.sitting[c]]) ** 2 for c in self.mates[chair] if c > chair)
        return sum(self.troubles), spread

    def groups(self) -> list[list[int]]:
        """List who sits at each table, the bench last if there is one."""
        groups: list[list[int]] = [[] for _ in self.sizes]
        for chair, one in enumerate(self.sitting):
            groups[self.table_of[chair]].append(one)
        return groups

    def tables_and_bench(self) -> tuple[list[list[int]], list[int]]:
        """List who sits at each table, and apart from them who rests."""
        groups = self.groups()
        bench = groups.pop() if self.sizes[-1:] == [BENCH] else []
        return groups, bench
