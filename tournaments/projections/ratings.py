"""Ratings as rows: every finished match of a game, replayed in the order in which they ended.

A match of a tournament counts as its table's result stands, corrections and all.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from django.db import connection, transaction
from django.db.models import Max

from games.kit.events import Event
from replays.models import Match, Seat
from replays.models.match import Status
from replays.store.projection import Projection, register
from replays.store.rows import insert_rows
from tournaments.models import Progress, RatingChange, RatingRow, Season, SeasonRating, Seating
from tournaments.projections.rated_tables import season_tables, table_results
from tournaments.ratings import Book, RatedMatch, rate_all

HISTORY = ("match", "player", "game", "at", "place", "before", "after", "sigma")


def rated_matches(game: str) -> Iterator[RatedMatch]:
    """List the finished matches of a game that count: played here, two or more players, nobody twice, all there."""
    tables = table_results(game)
    seats = Seat.objects.filter(match__game=game, match__status=Status.FINISHED, match__imported=False)
    columns = ("match__finished_at", "match_id", "actor", "place")
    rows = seats.order_by("match__finished_at", "match_id", "seat").values_list(*columns)
    for (at, match), group in groupby(rows.iterator(), key=lambda row: row[:2]):
        seated = list(group)
        told = tuple(row[2] for row in seated), tuple(row[3] for row in seated)
        players, places = tables.get(match, told) or ((), ())
        if len(set(players)) == len(players) > 1 and all(places):
            yield RatedMatch(at, str(match), players, places)


@transaction.atomic
def rate_game(game: str) -> None:
    """Rate all matches of a game anew, with the history of every player."""
    _forget(game)
    matches = list(rated_matches(game))  # all of them first: nothing else can be asked while rows are copied
    book = store_history(game, matches)
    RatingRow.objects.bulk_create([RatingRow(game=game, **page) for page in _pages(book)], batch_size=2000)
    for season, played in _by_season(game, matches).items():
        pages = [SeasonRating(season=season, **page) for page in _pages(rate_all(sorted(played)))]
        SeasonRating.objects.bulk_create(pages, batch_size=2000)


def rate_what_is_new() -> None:
    """Rate the games in which a match has ended since they were rated last."""
    ended = Match.objects.filter(status=Status.FINISHED, imported=False)
    for game, newest in ended.order_by().values_list("game").annotate(newest=Max("finished_at")):
        if newest > (RatingRow.objects.filter(game=game).aggregate(last=Max("at"))["last"] or 0):
            rate_game(game)


def store_history(game: str, matches: Iterable[RatedMatch]) -> Book:
    """Rate matches from the first on, and store how each changed its players' ratings."""
    book = Book()
    insert_rows("tournaments_ratingchange", HISTORY, _history(game, book, matches))
    return book


def _history(game: str, book: Book, matches: Iterable[RatedMatch]) -> Iterator[tuple[object, ...]]:
    compact = connection.vendor != "postgresql"  # there an id is text without its dashes
    for match in matches:
        name = match.match.replace("-", "") if compact else match.match
        for _, at, player, place, before, _, after, unsure in book.record(match):
            yield name, player, game, at, place, before, after, unsure


def _forget(game: str) -> None:
    RatingRow.objects.filter(game=game).delete()
    RatingChange.objects.filter(game=game).delete()
    SeasonRating.objects.filter(season__in=Season.objects.filter(league__game=game).values("id")).delete()


def _by_season(game: str, matches: Iterable[RatedMatch]) -> dict[str, list[RatedMatch]]:
    """Sort out what was played in each season of a league, on the site or told by hand."""
    seasons, season_of = defaultdict(list, season_tables(game)), _seasons(game)
    for match in matches:
        if season := season_of.get(match.match):
            seasons[season].append(match)
    return seasons


def _seasons(game: str) -> dict[str, str]:
    """Tell in which season of a league a match was played, of those that were."""
    tables = Seating.objects.filter(seat=0, tournament__progress__game=game)
    rows = tables.values_list("match", "tournament__progress__season")
    return {str(match): str(season) for match, season in rows if season}


def _pages(book: Book) -> Iterator[dict[str, Any]]:
    for player in book.players:
        yield {"player": player, **book.rating(player)._asdict()}


def _clear() -> None:
    RatingRow.objects.all().delete()
    RatingChange.objects.all().delete()
    SeasonRating.objects.all().delete()
    played = Match.objects.order_by().values_list("game", flat=True).distinct()
    told = Progress.objects.filter(season__isnull=False).values_list("game", flat=True).distinct()
    for game in sorted({*played, *told}):
        rate_game(game)


def _apply(stream: str, events: Sequence[Event]) -> None:
    """Do nothing by stream: ratings depend on the order across all of them, and are made as a whole."""


register(Projection("ratings", "match:", frozenset({"match-finished"}), _clear, _apply, ("matches", "tournaments")))
