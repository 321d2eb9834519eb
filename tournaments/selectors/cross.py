"""The cross table for people: some entrants, best first, against some others."""

from collections.abc import Iterator
from typing import NamedTuple

from accounts.selectors import names_of
from tournaments.models import Standing, Tournament
from tournaments.points import to_text
from tournaments.standings.cross import Score, cross_table
from tournaments.streams import competition
from tournaments.tally import games_of, scale_of


class Head(NamedTuple):
    """An entrant as he stands at the edge of the table."""

    line: int
    entrant: int
    player: str
    name: str


class Cell(NamedTuple):
    """How one did against another: meetings, how they ended, and the points of both at the tables they shared."""

    met: int
    ahead: int
    level: int
    behind: int
    points: str
    points_against: str


class CrossRow(NamedTuple):
    """An entrant with a cell for each column; none where they did not meet."""

    head: Head
    cells: list[Cell | None]


class Cross(NamedTuple):
    """Some rows and columns of the cross table, and how many entrants there are in all."""

    total: int
    columns: list[Head]
    rows: list[CrossRow]


class Pair(NamedTuple):
    """One line of the cross table as a list."""

    name: str
    opponent: str
    cell: Cell


def cross_of(tournament: Tournament, *, start: int = 0, against: int = 0, count: int = 40) -> Cross:
    """Set `count` entrants from line `start` against as many from line `against`."""
    heads = _heads(tournament, {*range(start, start + count), *range(against, against + count)})
    rows, columns = ([head for head in heads if first < head.line <= first + count] for first in (start, against))
    scores = _scores(tournament, {head.entrant for head in rows})
    total = Standing.objects.filter(tournament=tournament).count()
    lines = [CrossRow(row, [_cell(scores, row.entrant, column.entrant) for column in columns]) for row in rows]
    return Cross(total, columns, lines)


def pairs_of(tournament: Tournament) -> Iterator[Pair]:
    """List everybody who met somebody, by their places."""
    heads = _heads(tournament, None)
    by_entrant = {head.entrant: head for head in heads}
    scores = _scores(tournament, None)
    for one, other in sorted(scores, key=lambda pair: tuple(by_entrant[each].line for each in pair)):
        if cell := _cell(scores, one, other):
            yield Pair(by_entrant[one].name, by_entrant[other].name, cell)


def _heads(tournament: Tournament, lines: set[int] | None) -> list[Head]:
    stored = Standing.objects.filter(tournament=tournament).order_by("line")
    if lines is not None:
        stored = stored.filter(line__in=[line + 1 for line in lines])
    rows = list(stored.values_list("line", "entrant", "player"))
    names = names_of(player for _, _, player in rows)
    return [Head(line, entrant, player, names[player]) for line, entrant, player in rows]


def _scores(tournament: Tournament, entrants: set[int] | None) -> dict[tuple[int, int], Score]:
    """Count the meetings at the tables where somebody of these sat, or at all tables."""
    state, _ = competition(tournament.id)
    results = games_of(state).results
    if entrants is not None:
        results = tuple(one for one in results if any(line.entrant in entrants for line in one.lines))
    return cross_table(results, scale_of(state.settings))


def _cell(scores: dict[tuple[int, int], Score], one: int, other: int) -> Cell | None:
    score = scores.get((one, other))
    if score is None:
        return None
    return Cell(*score[:4], to_text(score.points), to_text(scores[other, one].points))
