"""One player in competitions: ratings and how they came about, tournaments, seasons, tables to be played."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from accounts.models import Player
from accounts.policy import Caller
from games.registry import engine
from replays.store.clock import clock
from tournaments.models import RatingChange, RatingRow, Season, Seating, Standing
from tournaments.points import to_text
from tournaments.selectors.ratings import history_of
from tournaments.selectors.tournaments import tournaments_for
from tournaments.statistics.share import Share, sure_of

MOST = 30
WIDTH, HEIGHT = 240, 60


class Curve(NamedTuple):
    """A rating over the last matches as points of a drawing: its line, and the 95 % interval around it."""

    line: str
    band: str
    least: float
    most: float


class Rated(NamedTuple):
    """A rating in one game, how sure it is by now, and how it came about."""

    game: str
    slug: str
    rating: Share
    matches: int
    curve: Curve | None


class Entered(NamedTuple):
    """A tournament, and where the player stands in it; `season` names the league it belongs to."""

    slug: str
    title: str
    place: int
    entrants: int
    points: str
    season: str


class PlayerPage(NamedTuple):
    """What the page of a player shows."""

    ratings: list[Rated]
    tournaments: list[Entered]
    seasons: list[tuple[str, list[Entered]]]
    due: list[Seating]


def player_page(player: Player, caller: Caller) -> PlayerPage:
    """Collect what one may see of a player."""
    visible = tournaments_for(caller).order_by()
    lines = (
        Standing.objects.filter(player=player.actor, tournament__in=visible)
        .select_related("tournament__progress")
        .order_by("-tournament__progress__changed_at")[:MOST]
    )
    entered = _entered(list(lines))
    due = Seating.objects.filter(player=player.actor, came__isnull=True, tournament__in=visible)
    seasons: dict[str, list[Entered]] = {}
    for one in entered:
        if one.season:
            seasons.setdefault(one.season, []).append(one)
    return PlayerPage(
        ratings=_ratings(player),
        tournaments=[one for one in entered if not one.season],
        seasons=list(seasons.items()),
        due=list(due.select_related("tournament").order_by("starts")[:MOST]),
    )


def _ratings(player: Player) -> list[Rated]:
    now = clock()
    return [
        Rated(
            engine(row.game).name,
            row.game,
            sure_of(row.mu, row.sigma_at(now)),
            row.matches,
            curve(history_of(player.actor, row.game)),
        )
        for row in RatingRow.objects.filter(player=player.actor).order_by("-matches")
    ]


def _entered(lines: Sequence[Standing]) -> list[Entered]:
    ids = {season for line in lines if (season := line.tournament.progress.season)}
    names = {
        season.id: f"{season.league.title}, season {season.number}"
        for season in Season.objects.filter(id__in=ids).select_related("league")
    }
    return [
        Entered(
            slug=line.tournament.slug,
            title=line.tournament.title,
            place=line.place,
            entrants=line.tournament.progress.entrants,
            points=to_text(line.points),
            season=_season(names, line),
        )
        for line in lines
    ]


def _season(names: dict[UUID, str], line: Standing) -> str:
    season = line.tournament.progress.season
    return names.get(season, "") if season else ""


def curve(changes: Sequence[RatingChange]) -> Curve | None:
    """Draw how a rating came about: its line, and the interval as an area around it."""
    if len(changes) < 2:
        return None
    shares = [sure_of(change.after, change.sigma) for change in changes]
    least, most = min(one.low for one in shares), max(one.high for one in shares)
    step, scale = WIDTH / (len(shares) - 1), HEIGHT / ((most - least) or 1)

    def points(values: Sequence[float]) -> list[str]:
        return [f"{at * step:.1f},{HEIGHT - (value - least) * scale:.1f}" for at, value in enumerate(values)]

    above, below = points([one.high for one in shares]), points([one.low for one in shares])
    line = points([one.value for one in shares])
    return Curve(" ".join(line), " ".join([*above, *reversed(below)]), least, most)
