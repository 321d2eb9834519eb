"""Standings: rank by one metric after another, and say which one decided."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby, pairwise

from tournaments.standings.measures import Measures, Values
from tournaments.standings.metrics import NONE
from tournaments.standings.scoring import Scoring
from tournaments.standings.values import UNIT, Decision, Games, Row


def standings(games: Games, scoring: Scoring) -> tuple[Row, ...]:
    """Rank all entrants; each row tells what separated it from the one above."""
    measures = Measures(games, scoring)
    rows: list[Row] = []
    for level in _ranked(sorted(games.entrants), measures.order, measures):
        first = len(rows) + 1
        for entrant in level:
            account = measures.accounts[entrant]
            points = Fraction(account.points, UNIT)
            rows.append(Row(first, entrant, points, len(account.games), Values(measures, entrant), None))
    return _decided(rows, scoring)


def in_stages(stages: Sequence[Games], scoring: Scoring) -> tuple[Row, ...]:
    """Rank whoever came further first, and those who came equally far by what they did in their last stage alone.

    The stages stand in the order in which they were played; each lists everybody who reached it.
    """
    rows: list[Row] = []
    further: set[int] = set()
    for number, stage in reversed(list(enumerate(stages, 1))):
        here = [row for row in standings(stage, scoring) if row.entrant not in further]
        for _, level in groupby(here, key=lambda row: row.place):
            first = len(rows) + 1
            rows += [row._replace(place=first, stage=number) for row in level]
        further.update(stage.entrants)
    return _decided(rows, scoring)


def history(games: Games, scoring: Scoring) -> dict[int, tuple[Row, ...]]:
    """Give the standings as they were after each round."""
    rounds = sorted({result.round for result in games.results} | {award.round for award in games.awards})
    return {round_: standings(games.through(round_), scoring) for round_ in rounds}


def _ranked(group: list[int], order: Sequence[str], measures: Measures) -> Iterator[list[int]]:
    """Yield those whom nothing separates together, the best first."""
    if not order or len(group) == 1:
        yield group
        return
    values = measures.among(group, order[0])
    for _, level in groupby(sorted(group, key=values.__getitem__, reverse=True), key=values.__getitem__):
        yield from _ranked(list(level), order[1:], measures)


def _decided(rows: Sequence[Row], scoring: Scoring) -> tuple[Row, ...]:
    """Tell of each row the first metric in which it differs from the one above."""
    order = (scoring.first, *scoring.tie_breaks)
    told = list(rows[:1])
    for above, row in pairwise(rows):
        told.append(row if row.place == above.place else row._replace(decided=_between(row, above, order)))
    return tuple(told)


def _between(row: Row, above: Row, order: Sequence[str]) -> Decision:
    if row.stage != above.stage:
        return Decision("stage", above.entrant, Fraction(above.stage), Fraction(row.stage))
    name = next(name for name in order if row.values.get(name, NONE) != above.values.get(name, NONE))
    return Decision(name, above.entrant, above.values.get(name, NONE), row.values.get(name, NONE))
