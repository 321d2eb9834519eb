"""Leagues and seasons: open them, let players register, and draw the divisions."""

from secrets import randbits
from typing import Literal
from uuid import UUID, uuid4

from django.db import transaction
from django.utils.text import slugify

from games.bots.registry import bot_names
from games.kit.digest import canonical
from games.kit.record import to_data
from replays.store import log
from replays.store.log import NEW, Entry, JobRequest
from tournaments.checks import check_settings
from tournaments.events import Fact
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons import events as e
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.pyramid import draw, options_of
from tournaments.seasons.record import hold_league_of, record, season_state, stream_of
from tournaments.settings import ClockName, Settings


@transaction.atomic
def found_league(
    *,
    by: str,
    title: str,
    game: str,
    about: str,
    table: int,
    size: int,
    up: int,
    down: int,
    window_hours: int,
    clock: ClockName,
    play: Literal["site", "hand"],
) -> League:
    """Found a league, and open its first season for registration."""
    settings = Settings(
        game=game, format="league", table=table, rounds=1, play=play, window_hours=window_hours, clock=clock
    )
    league = open_league(by=by, title=title, game=game, about=about)
    open_season(league=league, by=by, settings=settings, size=size, up=up, down=down)
    return league


def open_league(*, by: str, title: str, game: str, about: str = "", slug: str = "") -> League:
    """Found a league; whoever does so owns it."""
    base = slug or slugify(title)[:70] or "league"
    taken = set(League.objects.filter(slug__startswith=base).values_list("slug", flat=True)) | {"new"}
    free = base if base not in taken else next(one for n in range(2, 10**6) if (one := f"{base}-{n}") not in taken)
    return League.objects.create(slug=free, title=title, game=game, about=about, owner=by)


@transaction.atomic
def open_season(
    *,
    league: League,
    by: str,
    settings: Settings,
    size: int = 7,
    widths: tuple[int, ...] = (1, 2, 4, 8),
    up: int = 1,
    down: int = 2,
    seed: int | None = None,
) -> Season:
    """Open the next season of a league for registration."""
    check_settings(settings)
    last = league.seasons.first()
    if last is not None and last.status != "ended":
        raise Refused("season-running")
    opened = e.SeasonOpened(
        league=str(league.id),
        number=last.number + 1 if last else 1,
        settings=settings,
        seed=randbits(48) if seed is None else seed,
        size=size,
        widths=widths,
        up=up,
        down=down,
        former=str(last.id) if last else "",
    )
    options_of(opened)
    season = Season.objects.create(id=uuid4(), league=league, number=opened.number)
    log.append(stream_of(season.id), [Entry("season-opened", by, to_data(opened))], after=NEW)
    return season


def register_player(*, season: UUID, by: str, player: str, bot: str = "", rating: int = 0) -> None:
    """Take a player into a season that has not been drawn yet."""
    if bot and bot not in bot_names():
        raise Refused("unknown-bot", bot=bot[:40])

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        if player in state.players:
            raise Refused("already-entered")
        return [e.PlayerRegistered(player, bot, rating)], []

    record(season=season, by=by, decide=decide)


def withdraw_player(*, season: UUID, by: str, player: str) -> None:
    """Let a player go before the divisions are drawn: he rests for a season."""

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        if player not in state.players:
            raise Refused("not-present")
        return [e.PlayerWithdrawn(player)], []

    record(season=season, by=by, decide=decide)


@transaction.atomic
def draw_divisions(*, season: UUID, by: str) -> SeasonState:
    """Build the pyramid; jobs open its divisions."""
    hold_league_of(season)

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        former = season_state(UUID(state.opened.former))[0] if state.opened.former else None
        drawn = draw(state, former, _tiers_before(former))
        jobs = [
            JobRequest("open-division", f"open-division:{one.tournament}", _of(state.id, one.tournament))
            for one in drawn.divisions
        ]
        return [drawn], jobs

    return record(season=season, by=by, decide=decide)


def _tiers_before(former: SeasonState | None) -> dict[str, int]:
    """Find the tier each player had when he last played, also seasons ago."""
    tiers: dict[str, int] = {}
    while former is not None:
        for division in former.divisions:
            for player in division.players:
                tiers.setdefault(player, division.tier)
        former = season_state(UUID(former.opened.former))[0] if former.opened.former else None
    return tiers


def _check_registering(state: SeasonState) -> None:
    if state.status != "registering":
        raise Refused("season-drawn")


def _of(season: UUID, tournament: str) -> str:
    return canonical({"season": str(season), "tournament": tournament})
