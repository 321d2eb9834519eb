"""Decide and record about a season, and keep its row up to date."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from uuid import UUID

from django.db import transaction

from games.kit.events import Event
from games.kit.record import to_data
from replays.store import log
from replays.store.log import Conflict, Entry, Head, JobRequest
from replays.store.projection import Projection, register
from tournaments.events import Fact
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons.events import KIND_OF, KINDS
from tournaments.seasons.fold import SeasonState, fold

ATTEMPTS = 16
Decide = Callable[[SeasonState], tuple[Sequence[Fact], Sequence[JobRequest]]]


def stream_of(season: UUID) -> str:
    """Name the stream of a season."""
    return f"season:{season}"


def season_state(season: UUID) -> tuple[SeasonState, Head]:
    """Give a season as it stands now, not to be changed, with the head of its stream."""
    head = log.head_of(stream_of(season))
    if head is None:
        raise Refused("unknown-season")
    return _folded(stream_of(season), head), head


@lru_cache(maxsize=16)
def _folded(stream: str, head: Head) -> SeasonState:
    return fold(log.read(stream, upto=head.seq))


def record(*, season: UUID, by: str, decide: Decide) -> SeasonState:
    """Append what `decide` makes of the season, with jobs; whoever was overtaken looks again and decides anew."""
    for _ in range(ATTEMPTS):
        state, head = season_state(season)
        facts, jobs = decide(state)
        if not facts:
            return state
        entries = [Entry(KIND_OF[type(fact)], by, to_data(fact)) for fact in facts]
        try:
            with transaction.atomic():
                log.append(stream_of(season), entries, after=head, jobs=jobs)
                state, _head = season_state(season)
                _save(state)
        except Conflict:
            continue
        return state
    raise Refused("busy")


def hold_league_of(season: UUID) -> None:
    """Let nobody else decide about the seasons of this league until the transaction ends."""
    League.objects.select_for_update().get(seasons=season)


def is_followed(state: SeasonState) -> bool:
    """Say whether the next season has been drawn, so that nothing can change who plays where in it."""
    following = Season.objects.filter(league=UUID(state.opened.league), number=state.opened.number + 1)
    return following.exclude(status="registering").exists()


def _save(state: SeasonState) -> None:
    Season.objects.filter(id=state.id).update(
        status=state.status, entrants=len(state.players), divisions=len(state.divisions)
    )


def _clear() -> None:
    Season.objects.update(status="registering", entrants=0, divisions=0)


def _apply(stream: str, events: Sequence[Event]) -> None:
    _save(fold(log.read(stream, upto=events[-1].seq)))


register(Projection("seasons", "season:", frozenset(KINDS), _clear, _apply))
