"""A table round robin for any field: a perfect design where there is one, else the most even one found."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from tournaments.formats.cyclic import PERFECT, Table, most_even_base, turned
from tournaments.formats.options import require
from tournaments.formats.resolvable import rounds_for
from tournaments.pairing.balance import balanced, seat_counts

MOST = 100
"""More are no field for a schedule: two would have to meet everybody over a hundred rounds."""


class Balance(NamedTuple):
    """How even a schedule is: games of each, fewest and most meetings of two, fewest and most stays in a seat."""

    games: int
    fewest_meetings: int
    most_meetings: int
    fewest_stays: int
    most_stays: int

    @property
    def is_perfect(self) -> bool:
        """Whether everybody meets everybody equally often and seats are as even as the number of games allows."""
        return self.fewest_meetings == self.most_meetings and self.most_stays - self.fewest_stays <= 1


@dataclass(frozen=True, slots=True)
class Schedule:
    """Tables in seat order, by rounds; players are numbered from 0. A single round is played all at once."""

    players: int
    table_size: int
    kind: Literal["design", "near-design", "rounds"]
    rounds: tuple[tuple[Table, ...], ...]

    @property
    def tables(self) -> tuple[Table, ...]:
        """All tables, round after round."""
        return tuple(table for round_ in self.rounds for table in round_)

    @property
    def balance(self) -> Balance:
        """Count meetings and seats."""
        met = dict.fromkeys(combinations(range(self.players), 2), 0)
        for table in self.tables:
            for pair in combinations(sorted(table), 2):
                met[pair] += 1
        stays = seat_counts(self.tables)
        all_stays = [count for counts in stays.values() for count in counts]
        meetings = met.values()
        return Balance(sum(stays[0]), min(meetings), max(meetings), min(all_stays), max(all_stays))


@lru_cache(maxsize=256)
def schedule(players: int, table_size: int, cycles: int = 1) -> Schedule:
    """Plan a division: a perfect schedule played `cycles` times, or as many base tables of a near-design."""
    require(2 <= table_size <= 6 and cycles >= 1, "table-size", size=table_size, cycles=cycles)
    require(players >= table_size, "too-few-players", players=players, table_size=table_size)
    require(players <= MOST, "players", players=players, table_size=table_size)
    if rounds := rounds_for(players, table_size):
        return Schedule(players, table_size, "rounds", _seated(rounds * cycles))
    if base := PERFECT.get((players, table_size)):
        return Schedule(players, table_size, "design", (turned(base * cycles, players),))
    found = Schedule(
        players, table_size, "near-design", (turned(most_even_base(players, table_size, cycles), players),)
    )
    even = found.balance.is_perfect
    return Schedule(players, table_size, "design", found.rounds) if even else found


def _seated(rounds: tuple[tuple[Table, ...], ...]) -> tuple[tuple[Table, ...], ...]:
    tables = iter(balanced([table for round_ in rounds for table in round_]))
    return tuple(tuple(next(tables) for _ in round_) for round_ in rounds)
