"""Ratings as rows: every finished match of a game, replayed in the order in which they ended."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any
from uuid import UUID

from django.db import transaction

from games.kit.events import Event
from replays.models import Seat
from replays.models.match import Status
from replays.store.projection import Projection, register
from tournaments.models import RatingChange, RatingRow, Season, SeasonRating, Seating
from tournaments.ratings import Book, Change, RatedMatch


def rated_matches(game: str) -> Iterator[RatedMatch]:
    """List the finished matches of a game that count: played here, two or more players, nobody twice."""
    seats = Seat.objects.filter(match__game=game, match__status=Status.FINISHED, match__imported=False)
    columns = ("match__finished_at", "match_id", "actor", "place")
    rows = seats.order_by("match__finished_at", "match_id", "seat").values_list(*columns)
    for (at, match), group in groupby(rows.iterator(), key=lambda row: row[:2]):
        seated = list(group)
        players = tuple(row[2] for row in seated)
        if len(set(players)) == len(players) > 1 and all(row[3] for row in seated):
            yield RatedMatch(at, str(match), players, tuple(row[3] for row in seated))


@transaction.atomic
def rate_game(game: str) -> None:
    """Rate all matches of a game anew, with the history of every player."""
    book, changes = Book(), []
    seasons, season_of = defaultdict[UUID, Book](Book), _seasons(game)
    for match in rated_matches(game):
        changes += [_row(game, change) for change in book.record(match)]
        if season := season_of.get(UUID(match.match)):
            seasons[season].add(match)
    RatingRow.objects.filter(game=game).delete()
    RatingChange.objects.filter(game=game).delete()
    SeasonRating.objects.filter(season__in=Season.objects.filter(league__game=game).values("id")).delete()
    RatingChange.objects.bulk_create(changes, batch_size=2000)
    RatingRow.objects.bulk_create([RatingRow(game=game, **page) for page in _pages(book)], batch_size=2000)
    for season, kept in seasons.items():
        SeasonRating.objects.bulk_create(
            [SeasonRating(season=season, **page) for page in _pages(kept)], batch_size=2000
        )


def _seasons(game: str) -> dict[UUID, UUID]:
    """Tell in which season of a league a match was played, of those that were."""
    tables = Seating.objects.filter(seat=0, tournament__progress__game=game)
    rows = tables.values_list("match", "tournament__progress__season")
    return {match: season for match, season in rows if season}


def _pages(book: Book) -> Iterator[dict[str, Any]]:
    for player in book.players:
        yield {"player": player, **book.rating(player)._asdict()}


def _row(game: str, change: Change) -> RatingChange:
    return RatingChange(
        match=change.match,
        player=change.player,
        game=game,
        at=change.at,
        place=change.place,
        before=change.before.mu,
        after=change.after.mu,
        sigma=change.after.sigma,
    )


def _clear() -> None:
    RatingRow.objects.all().delete()
    RatingChange.objects.all().delete()
    SeasonRating.objects.all().delete()
    for game in Seat.objects.values_list("match__game", flat=True).distinct():
        rate_game(game)


def _apply(stream: str, events: Sequence[Event]) -> None:
    """Do nothing by stream: ratings depend on the order across all of them, and are made as a whole."""


register(Projection("ratings", "match:", frozenset({"match-finished"}), _clear, _apply))
