"""What pairing is asked and what it answers: small values that an event can keep and anybody can run again."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from games.kit.digest import fingerprint
from games.kit.errors import GameError

VERSION = 2
"""The revision of the search; the same request gives the same pairing as long as it stays.

1 looked ahead round by round; 2 seats the coming rounds together, and gives what 1 gave where opponents cannot run out.
"""

EFFORT = 500
"""How many swaps are tried for each entrant."""

LARGEST_TABLE = 6

Table = tuple[int, ...]
"""The entrants of a table in seat order."""


class BadRequest(GameError):
    """A round that cannot be paired as it was asked for."""


class Entrant(NamedTuple):
    """Somebody to seat this round: number, points so far as a whole number, byes so far."""

    number: int
    score: int = 0
    byes: int = 0


@dataclass(frozen=True, slots=True)
class Request:
    """All that a pairing depends on; `earlier` has each table that counts as a meeting, in seat order.

    `ahead` is the number of rounds still to come after this one.

    `msgspec.to_builtins` and `msgspec.convert` turn it into plain data for an event and back.
    """

    entrants: tuple[Entrant, ...]
    earlier: tuple[Table, ...] = ()
    forbidden: tuple[tuple[int, int], ...] = ()
    table_size: int = 4
    smallest: int = 3
    seed: int = 0
    effort: int = EFFORT
    ahead: int = 0

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        if not 2 <= self.smallest <= self.table_size <= LARGEST_TABLE:
            raise BadRequest("table-size", size=self.table_size, smallest=self.smallest)
        if len({entrant.number for entrant in self.entrants}) != len(self.entrants):
            raise BadRequest("entrant-twice")
        if any(a == b for a, b in self.forbidden):
            raise BadRequest("forbidden-to-oneself")
        if self.effort < 0 or self.ahead < 0:
            raise BadRequest("effort", effort=self.effort, ahead=self.ahead)


class Cost(NamedTuple):
    """How far a pairing is from ideal, in the order in which it matters; all zero is perfect.

    `forbidden` pairs that meet · `turns` at short tables and byes taken by those who had some · the sum of squares of
    earlier `meetings` · the sum of squared score differences (`spread`) · the sum of 3^(earlier stays) - 1 over all
    `seats`.
    """

    forbidden: int
    turns: int
    meetings: int
    spread: int
    seats: int


class Pairing(NamedTuple):
    """A round: its tables in seat order, the strongest first, who has a bye, and what it cost."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    cost: Cost


def seed_of(tournament: str, round_: int, request: Request) -> int:
    """Derive a round's seed from where it is played and all its inputs, so that nobody can choose it."""
    facts = msgspec.to_builtins(request)
    return int(fingerprint([tournament, round_, facts])[:12], 16)
