"""Table Swiss: in every round those of like score meet, and nobody meets twice if it can be helped."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, NamedTuple

from tournaments.formats.options import require
from tournaments.pairing import Entrant, Pairing, Request, Sizes, Table, pair, seed_of, table_sizes
from tournaments.standings.points import DEFAULT, Scale


@dataclass(frozen=True, slots=True)
class SwissOptions:
    """Rounds, table sizes, and what a bye is worth: the mean of a table, a win, or nothing."""

    rounds: int = 5
    table_size: int = 4
    smallest: int = 3
    bye: Literal["mean", "win", "nothing"] = "mean"

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        require(1 <= self.rounds <= 99, "rounds", rounds=self.rounds)
        require(2 <= self.table_size <= 5, "table-size", size=self.table_size)
        require(2 <= self.smallest <= self.table_size, "smallest", size=self.smallest)


class Preview(NamedTuple):
    """What an organiser sees before the start; beyond `most_rounds` somebody must meet somebody again."""

    sizes: Sizes
    most_rounds: int


def preview(players: int, options: SwissOptions) -> Preview:
    """Tell the tables of a round, and how many rounds new opponents can last."""
    sizes = table_sizes(players, options.table_size, options.smallest)
    largest = max(sizes.tables, default=0)
    return Preview(sizes, (players - 1) // (largest - 1) if largest else 0)


def pair_round(
    options: SwissOptions,
    tournament: str,
    round_: int,
    entrants: Sequence[Entrant],
    *,
    earlier: Sequence[Table] = (),
    forbidden: Sequence[tuple[int, int]] = (),
) -> tuple[Request, Pairing]:
    """Pair a round; the request is what the event keeps, and `pairing.check` runs it again."""
    require(1 <= round_ <= options.rounds, "round", round=round_)
    ordered = tuple(sorted(entrants))
    unseeded = Request(
        ordered,
        tuple(earlier),
        tuple(sorted(forbidden)),
        options.table_size,
        options.smallest,
        ahead=options.rounds - round_,
    )
    request = replace(unseeded, seed=seed_of(tournament, round_, unseeded))
    return request, pair(request)


def bye_points(options: SwissOptions, scale: Scale = DEFAULT) -> Fraction:
    """Tell what a bye is worth on this scale."""
    worth = scale[options.table_size]
    return {"mean": Fraction(sum(worth), len(worth)), "win": Fraction(worth[0]), "nothing": Fraction(0)}[options.bye]
