"""Decide and record about a season, and keep its rows up to date."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from uuid import UUID

from django.db import transaction

from games.kit.events import Event
from replays.store import log
from replays.store.log import Conflict, Head, JobRequest
from replays.store.projection import Projection, register
from tournaments.append import ATTEMPTS, append
from tournaments.events import Fact
from tournaments.models import League, Season, SeasonPlayer
from tournaments.refusals import Refused
from tournaments.seasons.events import KIND_OF, KINDS, PlayerRegistered, PlayerWithdrawn, from_event
from tournaments.seasons.fold import SeasonState, fold
from tournaments.seasons.league import unnamed

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


def record(*, season: UUID, by: str, decide: Decide, reason: str = "") -> SeasonState:
    """Append what `decide` makes of the season, with jobs; whoever was overtaken looks again and decides anew."""
    for _ in range(ATTEMPTS):
        state, head = season_state(season)
        facts, jobs = decide(state)
        if not facts:
            return state
        try:
            with transaction.atomic():
                append(stream_of(season), facts, KIND_OF, by=by, after=head, jobs=jobs, reason=reason)
                state, _head = season_state(season)
                save(state, facts)
        except Conflict:
            continue
        return state
    raise Refused("busy")


def hold_league(league: UUID) -> None:
    """Let nobody else decide about a league and its seasons until the transaction ends."""
    if not League.objects.select_for_update().filter(id=league).exists():
        raise Refused("unknown-league")


def is_followed(state: SeasonState) -> bool:
    """Say whether the next season has been drawn, so that nothing can change who plays where in it."""
    following = Season.objects.filter(league=UUID(state.opened.league), number=state.opened.number + 1)
    return following.exclude(status="registering").exists()


def save(state: SeasonState, facts: Iterable[Fact]) -> None:
    """Bring the rows of a season up to date with these facts, which its state already knows."""
    about = {"status": state.status, "entrants": len(state.players), "divisions": len(state.divisions)}
    named = {"league_id": UUID(state.opened.league), "number": state.opened.number}
    Season.objects.update_or_create(id=state.id, defaults={**named, **about})
    touched = {fact.player for fact in facts if isinstance(fact, PlayerRegistered | PlayerWithdrawn)}
    SeasonPlayer.objects.filter(season=state.id, player__in=touched).delete()
    there = sorted(touched & state.players.keys())
    SeasonPlayer.objects.bulk_create(SeasonPlayer(season_id=state.id, player=player) for player in there)


def _clear() -> None:
    Season.objects.all().delete()


def _apply(stream: str, events: Sequence[Event]) -> None:
    state = fold(log.read(stream, upto=events[-1].seq))
    league = UUID(state.opened.league)
    League.objects.get_or_create(id=league, defaults=unnamed(league, state.opened.settings.game))
    save(state, map(from_event, events))


register(Projection("seasons", "season:", frozenset(KINDS), _clear, _apply))
