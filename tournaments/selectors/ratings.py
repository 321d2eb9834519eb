"""Ratings: who is how strong in a game, or in one season of a league, and how that came about."""

from collections.abc import Sequence
from typing import NamedTuple

from accounts.selectors import names_of
from replays.store.clock import clock
from tournaments.models import RatingChange, RatingRow, Season, SeasonRating
from tournaments.statistics.share import Share, sure_of


class RatedPlayer(NamedTuple):
    """A line of the list: a belief, and how unsure it is by now."""

    rank: int
    player: str
    name: str
    mu: float
    sigma: float
    matches: int

    @property
    def shown(self) -> float:
        """A strength that is almost surely reached."""
        return self.mu - 3 * self.sigma

    @property
    def has_page(self) -> bool:
        """Whether this is a player and not a program that anybody may seat."""
        return self.player.startswith("player:")

    @property
    def rating(self) -> Share:
        """The mean and its 95 % interval."""
        return sure_of(self.mu, self.sigma)


class Ratings(NamedTuple):
    """Some lines, and how many there are in all."""

    total: int
    rows: list[RatedPlayer]


def ratings_of(game: str, season: Season | None = None, *, start: int = 0, count: int = 50) -> Ratings:
    """List players by strength in a game, or by their matches in one season alone."""
    rated = (
        RatingRow.objects.filter(game=game) if season is None else SeasonRating.objects.filter(season=season.id)
    ).order_by("-mu", "player")
    found = list(rated[start : start + count])
    names, now = names_of(row.player for row in found), clock()
    rows = [
        RatedPlayer(rank, row.player, names[row.player], row.mu, row.sigma_at(now), row.matches)
        for rank, row in enumerate(found, start + 1)
    ]
    return Ratings(rated.count(), rows)


def scale_of(rows: Sequence[RatedPlayer]) -> tuple[float, float]:
    """Say from where to where the intervals of these lines reach."""
    shares = [row.rating for row in rows]
    return min((one.low for one in shares), default=0.0), max((one.high for one in shares), default=50.0)


def seasons_of(game: str) -> list[Season]:
    """List the seasons of a game's leagues that have ratings of their own, the newest of each league first."""
    rated = SeasonRating.objects.values("season")
    return list(
        Season.objects.filter(league__game=game, id__in=rated)
        .select_related("league")
        .order_by("league__title", "-number")
    )


def history_of(player: str, game: str, last: int = 60) -> list[RatingChange]:
    """Give how a player's last matches changed his rating, the oldest first."""
    return list(RatingChange.objects.filter(player=player, game=game).order_by("-at", "-match")[:last])[::-1]


def seed_rating(player: str, game: str) -> int:
    """Give the mean of a player's rating in hundredths, by which fields are seeded; 0 if there is none."""
    found = RatingRow.objects.filter(game=game, player=player).values_list("mu", flat=True).first()
    return round(100 * found) if found else 0
