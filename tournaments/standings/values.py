"""What standings are made from, and what they are."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from games.kit.errors import GameError

UNIT = 300
"""Points are counted in 300ths inside: shares of 2 to 6 and hundredths are whole numbers then."""


class BadResult(GameError):
    """A result or a rule of scoring that cannot be."""


class Line(NamedTuple):
    """How one entrant did at a table; whoever did not come has no points, and no place that counts."""

    entrant: int
    place: int
    score: int | None = None
    came: bool = True


class Result(NamedTuple):
    """How a table ended, its lines in seat order."""

    round: int
    table: int
    lines: tuple[Line, ...]


class Award(NamedTuple):
    """Points that come from no table: a bye, or, below zero, a penalty."""

    round: int
    entrant: int
    points: Fraction
    is_bye: bool = False


@dataclass(frozen=True, slots=True)
class Games:
    """All that happened so far, in the order in which it happened; `given` are metrics that no result tells.

    `joined` is the round from which an entrant takes part, where that is not the first.
    """

    entrants: tuple[int, ...]
    results: tuple[Result, ...] = ()
    awards: tuple[Award, ...] = ()
    given: Mapping[str, Mapping[int, Fraction]] = field(default_factory=dict)
    joined: Mapping[int, int] = field(default_factory=dict)

    def through(self, round_: int) -> "Games":
        """Leave out what came after a round, and whoever came after it unless he holds points all the same."""
        results = tuple(result for result in self.results if result.round <= round_)
        awards = tuple(award for award in self.awards if award.round <= round_)
        there = {line.entrant for result in results for line in result.lines} | {award.entrant for award in awards}
        field = tuple(one for one in self.entrants if one in there or self.joined.get(one, 1) <= max(1, round_))
        return replace(self, entrants=field, results=results, awards=awards)


class Decision(NamedTuple):
    """What put an entrant behind the one above: the first metric that differs, with both values."""

    metric: str
    above: int
    value_above: Fraction
    value: Fraction


class Row(NamedTuple):
    """A line of the table; entrants whom nothing separates share a place and have no decision.

    `stage` is how far an entrant came where not all come equally far.
    """

    place: int
    entrant: int
    points: Fraction
    played: int
    values: Mapping[str, Fraction]
    decided: Decision | None
    stage: int = 0

    @property
    def score(self) -> int:
        """Points as the whole number that pairing takes."""
        return int(self.points * UNIT)
