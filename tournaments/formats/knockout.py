"""Knockout at tables: the best of each table go on, and the best of the others fill the next round's tables.

The tie rule is written and nothing is drawn by lot: a shared place goes to the larger share of the table's scores, then
to the better seed. A time-out ranks last like any other result, so it never makes chance decide.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import NamedTuple

from games.kit.digest import fingerprint
from tournaments.formats.dealing import Apart, deal
from tournaments.formats.options import require
from tournaments.pairing import Sizes, Table, table_sizes
from tournaments.pairing.seats import fairest_order


@dataclass(frozen=True, slots=True)
class KnockoutOptions:
    """Keep so many of each table; wildcards make the next round's tables full."""

    table_size: int = 4
    keep: int = 1
    smallest: int = 3
    wildcards: bool = True

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        require(2 <= self.table_size <= 5, "table-size", size=self.table_size)
        require(2 <= self.smallest <= self.table_size, "smallest", size=self.smallest)
        require(1 <= self.keep < self.smallest, "keep", keep=self.keep)


class Finish(NamedTuple):
    """How a seeded entrant did at his table; share is his part of all points scored there.

    Whoever did not come never goes on, not even where nobody came.
    """

    entrant: int
    seed: int
    table: int
    place: int
    share: Fraction = Fraction(0)
    came: bool = True


class Survivor(NamedTuple):
    """Somebody who goes on; his seed is his rank among those who do."""

    entrant: int
    seed: int
    is_wildcard: bool


class Cut(NamedTuple):
    """The end of a round: who goes on, best first, and who is out, best first."""

    on: tuple[Survivor, ...]
    out: tuple[int, ...]


class Draw(NamedTuple):
    """A round's tables, seeds dealt to and fro, and the top seeds who go on unplayed because no table was left."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...]


def draw(
    seeded: Sequence[int],
    options: KnockoutOptions,
    apart: Apart[int] | None = None,
    earlier: Sequence[Table] = (),
    rested: Collection[int] = (),
) -> Draw:
    """Seat a round from entrants in seed order; `apart` keeps those who have just met from meeting again.

    Seats even out over the `earlier` tables; among equals lots decide, drawn from the field: no seed buys a seat.
    A bye falls to the best seed of those who `rested` least.
    """
    require(len(seeded) > 1, "decided")
    sizes = table_sizes(len(seeded), options.table_size, options.smallest)
    if len(seeded) <= options.table_size:
        sizes = Sizes((len(seeded),), 0)
    stays = {entrant: [0] * options.table_size for entrant in seeded}
    for table in earlier:
        for chair, entrant in enumerate(table):
            if entrant in stays:
                stays[entrant][chair] += 1
    random = Random(fingerprint(list(seeded))).random
    byes = sorted(seeded, key=list(rested).count)[: sizes.byes]
    tables = deal([entrant for entrant in seeded if entrant not in byes], sizes.tables, apart)
    return Draw(tuple(fairest_order(table, stays, random) for table in tables), tuple(byes))


def cut(finishes: Sequence[Finish], options: KnockoutOptions, byes: Sequence[int] = ()) -> Cut:
    """Decide who goes on after a round; after the final, a single table, nobody does and `out` is the order of all."""
    ranked = sorted(finishes, key=lambda one: (not one.came, one.place, -one.share, one.seed))
    tables = {one.table for one in finishes}
    if len(tables) == 1 and not byes:
        return Cut((), tuple(one.entrant for one in ranked))
    came = [one for one in ranked if one.came]
    kept = {one.entrant for table in tables for one in [one for one in came if one.table == table][: options.keep]}
    through = [one for one in came if one.entrant in kept]
    others = [one for one in came if one.entrant not in kept]
    wildcards = others[: _room(len(finishes) + len(byes), len(byes) + len(through), options)]
    order = [*byes, *(one.entrant for one in through), *(one.entrant for one in wildcards)]
    first_wildcard = len(order) - len(wildcards)
    on = tuple(Survivor(entrant, seed, seed > first_wildcard) for seed, entrant in enumerate(order, 1))
    return Cut(on, tuple(one.entrant for one in ranked if one.entrant not in order))


def rounds_needed(players: int, options: KnockoutOptions) -> int:
    """Count the rounds to a winner."""
    rounds = 1
    while players > options.table_size:
        sizes = table_sizes(players, options.table_size, options.smallest)
        through = sizes.byes + options.keep * len(sizes.tables)
        players, rounds = through + _room(players, through, options), rounds + 1
    return rounds


def _room(players: int, through: int, options: KnockoutOptions) -> int:
    """Count the wildcards that make all tables full; none if then nobody would be out."""
    room = -through % options.table_size if options.wildcards else 0
    return room if through + room < players else 0
