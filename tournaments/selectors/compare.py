"""Two to four players side by side: by game, and among themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from django.db.models import Count, F, Q, QuerySet, Sum

from accounts.models import Player
from accounts.policy import Caller
from games.registry import engine
from replays.models import Seat
from replays.models.match import Status
from replays.store.clock import clock
from tournaments.models import RatingRow, Standing
from tournaments.selectors.tournaments import tournaments_for
from tournaments.standings.cross import Score, cross_table
from tournaments.standings.values import UNIT, Line, Result
from tournaments.statistics.share import Share, mean, sure_of, wilson

LAST_PLACE = 5.0
SHARED = 1000
"""So many of the newest matches in which some of them met are looked at."""


class Figures(NamedTuple):
    """One player in one game; the number of matches stands for wins and places, others bring their own."""

    name: str
    matches: int
    wins: Share
    place: Share
    rating: Share | None
    rated: int
    points: float | None
    counted: int


class Scale(NamedTuple):
    """From where to where the ratings of all reach."""

    least: float
    most: float


class Meeting(NamedTuple):
    """How one did against another over all games."""

    name: str
    other: str
    score: Score


class Comparison(NamedTuple):
    """Figures by game, on one scale, and the matches among the players."""

    games: list[tuple[str, list[Figures]]]
    ratings: Scale
    meetings: list[Meeting]


def compared(players: Sequence[Player], caller: Caller) -> Comparison:
    """Count what these players did in each game, and against each other."""
    actors = [player.actor for player in players]
    names = {player.actor: player.name for player in players}
    played, ratings, points = _played(actors), _ratings(actors), _points(actors, caller)
    slugs = sorted({game for _, game in (*played, *ratings, *points)}, key=lambda slug: engine(slug).name)
    games = []
    for slug in slugs:
        lines = []
        for actor in actors:
            count, wins, total, squares = played.get((actor, slug), (0, 0, 0, 0))
            rating, rated = ratings.get((actor, slug), (None, 0))
            won, counted = points.get((actor, slug), (0, 0))
            place = mean(count, total, squares, 1.0, LAST_PLACE)
            worth = won / counted / UNIT if counted else None
            lines.append(Figures(names[actor], count, wilson(wins, count), place, rating, rated, worth, counted))
        games.append((engine(slug).name, lines))
    known = [rating for rating, _ in ratings.values()]
    least, most = min((one.low for one in known), default=0.0), max((one.high for one in known), default=50.0)
    return Comparison(games, Scale(least, most), _meetings(actors, names))


def _played(actors: Sequence[str]) -> dict[tuple[str, str], tuple[int, int, int, int]]:
    """Count matches and first places, and add up places and their squares."""
    rows = (
        _finished(actors)
        .values("actor", "match__game")
        .annotate(
            count=Count("id"),
            wins=Count("id", filter=Q(place=1)),
            total=Sum("place"),
            squares=Sum(F("place") * F("place")),
        )
        .values_list("actor", "match__game", "count", "wins", "total", "squares")
    )
    return {(actor, game): (count, wins, total, squares) for actor, game, count, wins, total, squares in rows}


def _ratings(actors: Sequence[str]) -> dict[tuple[str, str], tuple[Share, int]]:
    now = clock()
    return {
        (row.player, row.game): (sure_of(row.mu, row.sigma_at(now)), row.matches)
        for row in RatingRow.objects.filter(player__in=actors)
    }


def _points(actors: Sequence[str], caller: Caller) -> dict[tuple[str, str], tuple[int, int]]:
    """Add up the points (300ths) and games of the tournaments that the reader may see."""
    sums: dict[tuple[str, str], tuple[int, int]] = {}
    seen = tournaments_for(caller).order_by().values("id")
    lines = Standing.objects.filter(player__in=actors, tournament__in=seen)
    for player, game, points, played in lines.values_list(
        "player", "tournament__progress__game", "points", "detail__played"
    ):
        before = sums.get((player, game), (0, 0))
        sums[player, game] = (before[0] + points, before[1] + played)
    return sums


def _meetings(actors: Sequence[str], names: dict[str, str]) -> list[Meeting]:
    """Set each against each other, from the matches in which they sat together."""
    together = _finished(actors).order_by().values("match").annotate(count=Count("id")).filter(count__gt=1)
    newest = together.order_by("-match__finished_at").values("match")[:SHARED]
    lines: dict[object, dict[str, Line]] = {}
    for match, actor, place in Seat.objects.filter(match__in=newest, actor__in=actors).values_list(
        "match", "actor", "place"
    ):
        lines.setdefault(match, {})[actor] = Line(actors.index(actor), place or 0)
    scores = cross_table(Result(0, 0, tuple(one.values())) for one in lines.values() if len(one) > 1)
    return [
        Meeting(names[one], names[other], scores.get((first, second), Score()))
        for first, one in enumerate(actors)
        for second, other in enumerate(actors)
        if first < second
    ]


def _finished(actors: Sequence[str]) -> QuerySet[Seat]:
    return Seat.objects.filter(
        actor__in=actors, match__status=Status.FINISHED, match__imported=False, place__isnull=False
    )
