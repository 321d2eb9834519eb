"""How far a competition has come, as one number that grows with all that its pages show."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from django.db.models import Max, Sum

from replays.live import News
from tournaments.models import Progress, Season, Standing, Tournament
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.record import season_state

OVER = ("ended", "archived")
DIVISIONS = 24
"""Divisions on one page."""


class Live(NamedTuple):
    """What a page needs to follow a competition: where news come from, how far it is, and that in words."""

    stream: str
    step: int
    said: str


def tournament_news(tournament: UUID) -> News:
    """Count the events of a tournament and those its standings know: with many entrants they are counted later."""
    seq, status = Progress.objects.values_list("seq", "status").get(tournament=tournament)
    return News(seq + _counted([tournament]), None, status in OVER)


def season_news(season: UUID, start: int) -> News:
    """Count the events of a season and of the divisions on one page."""
    state, head = season_state(season)
    ids = divisions_from(state, start)
    played = Progress.objects.filter(tournament__in=ids).aggregate(all=Sum("seq"))["all"] or 0
    return News(head.seq + played + _counted(ids), None, state.status in OVER)


def divisions_from(state: SeasonState, start: int) -> list[UUID]:
    """Name the tournaments of the divisions on one page."""
    return [UUID(division.tournament) for division in state.divisions[start : start + DIVISIONS]]


def tournament_live(tournament: Tournament, address: str) -> Live | None:
    """Say how to follow a tournament; None when it is over."""
    progress = tournament.progress
    if progress.status in OVER:
        return None
    tables = tournament.seatings.filter(round=progress.round, seat=0).count() if progress.round else 0
    said = f"{progress.entrants} entrants."
    if tables:
        said = f"Round {progress.round}: {tables - progress.open_tables} of {tables} results are there."
    return Live(address, tournament_news(tournament.id).step, said)


def season_live(season: Season, start: int, address: str, played: int, tables: int) -> Live | None:
    """Say how to follow a page of a season; None when it is over."""
    if season.status in OVER:
        return None
    said = f"{played} of {tables} tables played." if tables else f"{season.entrants} players."
    return Live(address, season_news(season.id, start).step, said)


def _counted(tournaments: Sequence[UUID]) -> int:
    """Add up the events after which the standings of these tournaments were true."""
    lines = Standing.objects.filter(tournament__in=tournaments, line=1)
    return sum(lines.values_list("tournament").annotate(newest=Max("seq")).values_list("newest", flat=True))
