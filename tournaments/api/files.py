"""Tables as files for spreadsheets: standings, the cross table, the pairings of a round."""

import csv
from collections.abc import Iterable, Sequence

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.request import Request

from replays.api.base import caller_of, parsed
from tournaments.api import shapes
from tournaments.api.base import View
from tournaments.points import to_number
from tournaments.selectors.cross import Cell, pairs_of
from tournaments.selectors.rounds import names_in, round_of
from tournaments.selectors.standings import standings_of
from tournaments.selectors.tournaments import tournament_for
from tournaments.streams import competition

ALL = 20_000
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def csv_answer(head: Sequence[str], lines: Iterable[Sequence[object]]) -> HttpResponse:
    """Write a table as a file for spreadsheets; what could be taken for a formula is not."""
    answer = HttpResponse(content_type="text/csv; charset=utf-8")
    writer = csv.writer(answer)
    writer.writerow(head)
    writer.writerows([_harmless(cell) for cell in line] for line in lines)
    return answer


def _harmless(cell: object) -> object:
    """Put an apostrophe before a text that a spreadsheet would reckon with; numbers stay numbers."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


class StandingsFile(View):
    """The standings as a file."""

    @extend_schema(
        parameters=[shapes.AsOf],
        responses={(200, "text/csv"): OpenApiResponse(str, "A line for each entrant, a column for each round.")},
        operation_id="get_standings_csv",
    )
    def get(self, request: Request, name: str) -> HttpResponse:
        """Give the standings as CSV: points and tie-breaks as decimal numbers, and the place in each round."""
        asked = parsed(shapes.AsOf, request.query_params) | {"start": 0, "count": ALL}
        found = standings_of(tournament_for(caller_of(request), name), **asked)
        rounds = range(1, max((one[0] for row in found.rows for one in row.strip), default=0) + 1)
        lines = [
            [
                *(row.place, row.name, to_number(row.points), row.played),
                *(to_number(value) for value in row.values),
                *(_placed(row.strip, round_) for round_ in rounds),
                row.decided,
            ]
            for row in found.rows
        ]
        head = ["place", "player", "points", "played", *found.tie_breaks]
        return csv_answer([*head, *(f"round {round_}" for round_ in rounds), "decided by"], lines)


class CrossFile(View):
    """Who met whom, as a file."""

    @extend_schema(
        responses={(200, "text/csv"): OpenApiResponse(str, "A line for each two who met, from either side.")},
        operation_id="get_cross_table_csv",
    )
    def get(self, request: Request, name: str) -> HttpResponse:
        """Give the cross table as CSV."""
        pairs = pairs_of(tournament_for(caller_of(request), name))
        lines = ([pair.name, pair.opponent, *map(_number, pair.cell)] for pair in pairs)
        return csv_answer(["player", "opponent", *Cell._fields], lines)


class PairingsFile(View):
    """Who sits where in a round, as a file."""

    @extend_schema(
        responses={(200, "text/csv"): OpenApiResponse(str, "A line for each chair, then one for each bye.")},
        operation_id="get_pairings_csv",
    )
    def get(self, request: Request, name: str, round_: int) -> HttpResponse:
        """Give the pairings of a round as CSV, with the results that are there; seats count from 1."""
        tournament = tournament_for(caller_of(request), name)
        found = round_of(tournament.id, round_)
        lines: list[list[object]] = [
            [table.table, table.group, one.seat + 1, one.entrant, one.name, one.place, one.score, _came(one.came)]
            for table in found.tables
            for one in table.seats
        ]
        names = names_in(competition(tournament.id)[0], found.byes)
        lines += [["bye", "", None, one, names[one], None, None, ""] for one in found.byes]
        return csv_answer(["table", "group", "seat", "entrant", "player", "place", "score", "came"], lines)


def _placed(strip: Sequence[Sequence[int]], round_: int) -> int | str:
    """Say how somebody did in a round: the place, or that he rested or did not come."""
    said: list[int | str] = [
        "bye" if not table else place or "absent" for number, table, place in strip if number == round_
    ]
    return said[0] if len(said) == 1 else " ".join(map(str, said))


def _number(cell: object) -> object:
    return to_number(cell) if isinstance(cell, str) else cell


def _came(came: bool | None) -> str:
    return "" if came is None else "yes" if came else "no"
