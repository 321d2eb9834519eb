"""Which seat wins how often in a game."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from replays.models import Match, Seat
from replays.models.match import Status
from tournaments.ratings import RatedMatch, seat_records
from tournaments.statistics.share import Share, wilson

LATEST = 1000
"""So many of a game's newest matches are counted: enough for intervals of three in a hundred, and soon done."""


class SeatRow(NamedTuple):
    """One seat at tables of one size: its share of wins beside the fair one, and its mean place."""

    size: int
    seat: int
    matches: int
    wins: float
    share: Share
    fair: float
    mean_place: float


def seats_of(game: str) -> list[SeatRow]:
    """Count the newest finished matches of a game that were played here, by table size and seat."""
    return [
        SeatRow(
            size=one.size,
            seat=one.seat,
            matches=one.matches,
            wins=float(one.wins),
            share=wilson(one.wins, one.matches),
            fair=1 / one.size,
            mean_place=float(one.mean_place),
        )
        for one in seat_records(_newest(game))
    ]


def _newest(game: str) -> Iterator[RatedMatch]:
    finished = Match.objects.filter(game=game, status=Status.FINISHED, imported=False, finished_at__isnull=False)
    newest = finished.order_by("-finished_at").values("id")[:LATEST]
    rows = Seat.objects.filter(match__in=newest).order_by("match_id", "seat").values_list("match_id", "actor", "place")
    for match, group in groupby(rows, key=lambda row: row[0]):
        seats = list(group)
        places = tuple(place for *_, place in seats if place)
        if len(places) == len(seats) > 1:
            yield RatedMatch(0, str(match), tuple(row[1] for row in seats), places)
