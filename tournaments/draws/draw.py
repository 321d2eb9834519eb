"""What every format answers: its options, how many rounds, and the next one."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from tournaments.events import RoundPaired
from tournaments.settings import Settings
from tournaments.standings.scoring import Scoring
from tournaments.standings.values import Row
from tournaments.state import Competition, Table
from tournaments.tally import by_points, scoring_of

FORBIDDEN = 1000
"""What it costs to put two together who are not to meet: more than all meetings there can be."""


class Draw(NamedTuple):
    """A format: checked options from the settings, the number of rounds, the draw of the next one, and the ranking.

    `rank` counts the rounds through one of them, by the rules of `scoring`.
    """

    options: Callable[[Settings], object]
    rounds: Callable[[Competition], int]
    draw: Callable[[Competition], RoundPaired]
    rank: Callable[[Competition, int], tuple[Row, ...]] = by_points
    scoring: Callable[[Competition], Scoring] = scoring_of


def seeded(state: Competition) -> list[int]:
    """List who plays the first round, the best rating first, then as they came."""
    return [one.number for one in sorted(state.playing(1), key=lambda one: (-one.rating, one.number))]


def met(tables: Iterable[Table]) -> dict[frozenset[int], int]:
    """Count who has met whom at these tables."""
    times: dict[frozenset[int], int] = {}
    for table in tables:
        for pair in map(frozenset, combinations(table.entrants, 2)):
            times[pair] = times.get(pair, 0) + 1
    return times


def kept_apart(state: Competition, tables: Iterable[Table]) -> dict[frozenset[int], int]:
    """Say who should not sit together: those who have met at these tables, and above all those who are not to meet."""
    return met(tables) | {frozenset(pair): FORBIDDEN for pair in state.forbidden}


def still_there(state: Competition, field: Iterable[int]) -> dict[int, int]:
    """Say who sits for each of a field now: himself, his substitute, or nobody any more."""
    stand_ins = {one.stands_in_for: one.number for one in state.entrants.values() if one.stands_in_for}
    there = {}
    for original in field:
        one = original
        while one in stand_ins:
            one = stand_ins[one]
        if state.entrants[one].plays_in(state.next_round):
            there[original] = one
    return there
