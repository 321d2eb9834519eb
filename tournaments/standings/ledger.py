"""The ledger: every entrant's games in one pass over the results, in whole numbers."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tournaments.standings.points import Scale, split
from tournaments.standings.values import UNIT, BadResult, Games, Result


class Game(NamedTuple):
    """One entrant's game: his line in a result, everybody's points in 300ths, the place and how many share it."""

    result: Result
    line: int
    shares: tuple[int, ...]
    rank: int
    level: int


@dataclass(slots=True)
class Account:
    """What one entrant has gathered; points in 300ths, those from games and those from elsewhere apart."""

    games: list[Game] = field(default_factory=list)
    won: int = 0
    awarded: int = 0

    @property
    def points(self) -> int:
        """All points, in 300ths."""
        return self.won + self.awarded


def ledger_of(games: Games, scale: Scale) -> dict[int, Account]:
    """Open an account for each entrant and book every result and award."""
    accounts = {entrant: Account() for entrant in games.entrants}
    for result in games.results:
        _check(result, accounts)
        shares = tuple(split(scale, result.lines))
        present = [line.place for line in result.lines if line.came]
        for number, line in enumerate(result.lines):
            rank = 1 + sum(place < line.place for place in present) if line.came else len(result.lines)
            level = present.count(line.place) if line.came else 1
            account = accounts[line.entrant]
            account.games.append(Game(result, number, shares, rank, level))
            account.won += shares[number]
    for award in games.awards:
        accounts[award.entrant].awarded += int(award.points * UNIT)
    return accounts


def _check(result: Result, accounts: dict[int, Account]) -> None:
    entrants = [line.entrant for line in result.lines]
    if len(set(entrants)) != len(entrants):
        raise BadResult("entrant-twice", round=result.round, table=result.table)
    if unknown := [entrant for entrant in entrants if entrant not in accounts]:
        raise BadResult("unknown-entrant", round=result.round, table=result.table, entrant=unknown[0])
