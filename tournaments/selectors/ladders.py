"""Ladders: those that can be entered or are being played, with who stands on top."""

from typing import NamedTuple

from accounts.policy import Caller, may
from games.registry import engine
from tournaments.models import Tournament
from tournaments.selectors.standings import Standings, standings_of
from tournaments.selectors.tournaments import tournaments_for
from tournaments.words import STATUSES

MOST, TOP = 8, 5


class Rung(NamedTuple):
    """Somebody near the top; no strength before a match."""

    place: int
    name: str
    strength: str
    played: int


class Ladder(NamedTuple):
    """A ladder and its top; `by_workers` says that programs of the house play it."""

    slug: str
    title: str
    game: str
    status: str
    entrants: int
    by_workers: bool
    is_open: bool
    rungs: list[Rung]


def ladders_for(caller: Caller) -> list[Ladder]:
    """List the ladders that somebody finds, those that changed last first."""
    found = tournaments_for(caller).filter(progress__format="ladder", progress__status__in=("registering", "running"))
    return [_ladder(one, caller) for one in found[:MOST]]


def _ladder(one: Tournament, caller: Caller) -> Ladder:
    progress = one.progress
    table = standings_of(one, count=TOP)
    rungs = [Rung(row.place, row.name, _strength(table, row.values), row.played) for row in table.rows]
    return Ladder(
        slug=one.slug,
        title=one.title,
        game=engine(progress.game).name,
        status=STATUSES[progress.status].word,
        entrants=progress.entrants,
        by_workers=progress.play == "bots",
        is_open=may(caller, "enter-bot", one),
        rungs=rungs,
    )


def _strength(table: Standings, values: list[str]) -> str:
    return values[table.tie_breaks.index("strength")] if "strength" in table.tie_breaks else ""
