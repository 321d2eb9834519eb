"""What waits for a player in competitions: invitations, tables, results to confirm, what he plays in and organises."""

from typing import NamedTuple

from django.db.models import Count, Q

from accounts.models import Player
from accounts.selectors import names_of
from games.registry import engine
from tournaments.models import EntrantRow, LeagueRole, RoleRow, Season, Seating, Standing, Tournament
from tournaments.selectors.next_step import Step, next_step
from tournaments.words import STATUSES

MOST = 12
"""So many lines of each kind; more stand on the pages behind them."""
ALIVE = ("registering", "running")
TAKES_PART = ("active", "paused", "waiting", "untested")


class Invitation(NamedTuple):
    """A tournament that a player may enter because he was asked to."""

    slug: str
    title: str
    game: str
    entrants: int


class Chair(NamedTuple):
    """A table at which a player still has to play, or whose result waits for a second word; `told_by` is a name."""

    slug: str
    title: str
    round: int
    table: int
    starts: int
    ends: int
    told_by: str


class Entry(NamedTuple):
    """A tournament in which a player takes part, and how he stands there; no place before there are standings."""

    slug: str
    title: str
    status: str
    place: int | None
    entrants: int
    said: str


class Organised(NamedTuple):
    """A tournament that a player runs: what comes next, or what it waits for."""

    slug: str
    title: str
    step: Step | None
    waits: str
    told: int


class Desk(NamedTuple):
    """All that competitions want from a player, and where he has a part."""

    invitations: list[Invitation]
    confirm: list[Chair]
    due: list[Chair]
    entries: list[Entry]
    leagues: list[tuple[str, str, int]]
    organised: list[Organised]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return not any(self)


def desk_of(player: Player) -> Desk:
    """Collect what waits for a player, those with an end first."""
    chairs = _chairs(player)
    entries = list(
        EntrantRow.objects.filter(player=player.actor, status__in=TAKES_PART, tournament__progress__status__in=ALIVE)
        .select_related("tournament__progress")
        .order_by("-tournament__progress__changed_at")[:MOST]
    )
    return Desk(
        invitations=_invitations(player),
        confirm=[chair for chair in chairs if chair.told_by and chair.told_by != player.name],
        due=[chair for chair in chairs if not chair.told_by],
        entries=_entries(player, entries),
        leagues=_leagues(player, entries),
        organised=_organised(player),
    )


def _invitations(player: Player) -> list[Invitation]:
    asked = RoleRow.objects.filter(player=player.actor, role="invited").values("tournament")
    entered = EntrantRow.objects.filter(player=player.actor).exclude(status="refused").values("tournament")
    alive = Tournament.objects.filter(progress__status__in=ALIVE, id__in=asked)
    found = alive.exclude(id__in=entered).select_related("progress")
    return [
        Invitation(one.slug, one.title, engine(one.progress.game).name, one.progress.entrants)
        for one in found.order_by("-progress__changed_at")[:MOST]
    ]


def _chairs(player: Player) -> list[Chair]:
    rows = list(
        Seating.objects.filter(player=player.actor, came__isnull=True, tournament__progress__status="running")
        .exclude(tournament__progress__play="bots")
        .select_related("tournament")
        .order_by("starts")[:MOST]
    )
    names = names_of(row.told_by for row in rows if row.told_by)
    rows.sort(key=lambda row: (not row.ends, row.ends))
    return [
        Chair(
            slug=row.tournament.slug,
            title=row.tournament.title,
            round=row.round,
            table=row.table,
            starts=row.starts,
            ends=row.ends,
            told_by=names.get(row.told_by, ""),
        )
        for row in rows
    ]


def _entries(player: Player, rows: list[EntrantRow]) -> list[Entry]:
    lines = Standing.objects.filter(player=player.actor, tournament__in=[row.tournament_id for row in rows])
    played = lines.filter(detail__played__gt=0)  # before that, lots decide
    places = dict(played.values_list("tournament", "place"))
    made = []
    for row in rows:
        progress = row.tournament.progress
        place = places.get(row.tournament_id)
        said = STATUSES[progress.status].word if not progress.round else f"round {progress.round}"
        made.append(Entry(row.tournament.slug, row.tournament.title, row.status, place, progress.entrants, said))
    return made


def _leagues(player: Player, rows: list[EntrantRow]) -> list[tuple[str, str, int]]:
    """List leagues that one plays in or runs, with the season."""
    seasons = {row.tournament.progress.season for row in rows} - {None}
    runs = LeagueRole.objects.filter(player=player.actor, role__in=("owner", "arbiter")).values("league")
    mine = Season.objects.filter(Q(id__in=seasons) | Q(league__in=runs, status__in=ALIVE))
    found = mine.select_related("league").order_by("league__title", "number")[:MOST]
    return [(season.league.slug, season.league.title, season.number) for season in found]


def _organised(player: Player) -> list[Organised]:
    run = RoleRow.objects.filter(player=player.actor, role__in=("owner", "arbiter")).values("tournament")
    found = list(
        Tournament.objects.filter(id__in=run, progress__status__in=ALIVE)
        .select_related("progress")
        .order_by("-progress__changed_at")[: 4 * MOST]
    )
    told = dict(
        Seating.objects.filter(tournament__in=found, seat=0)
        .exclude(told_by="")
        .values_list("tournament")
        .annotate(count=Count("table"))
    )
    lines = [Organised(one.slug, one.title, next_step(one), _waits(one), told.get(one.id, 0)) for one in found]
    lines.sort(key=lambda line: (line.step is None, not line.told))
    return lines[:MOST]


def _waits(tournament: Tournament) -> str:
    progress = tournament.progress
    if progress.status == "registering":
        return f"{progress.entrants} entrant{'' if progress.entrants == 1 else 's'} so far"
    tables = progress.open_tables
    return f"round {progress.round}: {tables} table{'' if tables == 1 else 's'} still open"
