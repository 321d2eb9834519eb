"""The stream of a league: who founded it, and who helps to run it from season to season."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from django.db import transaction

from games.kit.errors import BadRecord
from games.kit.events import Event
from games.kit.reader import reader
from replays.store import log
from replays.store.log import Conflict
from replays.store.projection import Projection, register
from tournaments.append import ATTEMPTS, append
from tournaments.events import Fact, RoleGiven, RoleTaken
from tournaments.models import League, LeagueRole
from tournaments.refusals import Refused


class LeagueFounded(Fact):
    """A league of a game begins; whoever founds it owns it."""

    game: str


KINDS: dict[str, type[Fact]] = {
    "league-founded": LeagueFounded,
    "role-given": RoleGiven,
    "role-taken": RoleTaken,
}
KIND_OF = {struct: kind for kind, struct in KINDS.items()}
from_event = reader(KINDS)
"""Reads what an event holds."""


@dataclass(slots=True)
class LeagueState:
    """A league after its event number `seq`."""

    id: UUID
    game: str
    seq: int = 0
    roles: dict[str, set[str]] = field(default_factory=dict)

    @property
    def owners(self) -> list[str]:
        """Who owns it, the longest first."""
        return [player for player, roles in self.roles.items() if "owner" in roles]


def stream_of(league: UUID) -> str:
    """Name the stream of a league."""
    return f"league:{league}"


def fold(events: Iterable[Event]) -> LeagueState:
    """Make the league that these events, from the first on, tell of."""
    events = iter(events)
    first = next(events, None)
    if first is None or first.kind != "league-founded":
        raise BadRecord("not-a-league", stream=first.stream if first else "")
    state = LeagueState(UUID(first.stream.partition(":")[2]), from_event(first).game, roles={first.actor: {"owner"}})
    for event in events:
        fact = from_event(event)
        if isinstance(fact, RoleGiven):
            state.roles.setdefault(fact.player, set()).add(fact.role)
        elif isinstance(fact, RoleTaken):
            state.roles.get(fact.player, set()).discard(fact.role)
        state.seq = event.seq
    return state


def league_state(league: UUID) -> LeagueState:
    """Give a league as it stands now."""
    events = log.read(stream_of(league))
    if not events:
        raise Refused("unknown-league")
    return fold(events)


def record_league(
    *, league: UUID, by: str, decide: Callable[[LeagueState], Sequence[Fact]], reason: str = ""
) -> LeagueState:
    """Append what `decide` makes of the league; whoever was overtaken looks again and decides anew."""
    for _ in range(ATTEMPTS):
        head = log.head_of(stream_of(league))
        state = league_state(league)
        facts = decide(state)
        if head is None or not facts:
            return state
        try:
            with transaction.atomic():
                append(stream_of(league), facts, KIND_OF, by=by, after=head, reason=reason)
                state = league_state(league)
                save(state)
        except Conflict:
            continue
        return state
    raise Refused("busy")


def save(state: LeagueState) -> None:
    """Bring the rows of a league's roles up to date."""
    rows = [
        LeagueRole(league_id=state.id, player=player, role=role)
        for player, roles in state.roles.items()
        for role in sorted(roles)
    ]
    LeagueRole.objects.filter(league=state.id).delete()
    LeagueRole.objects.bulk_create(rows)


def _clear() -> None:
    LeagueRole.objects.all().delete()


def _apply(stream: str, events: Sequence[Event]) -> None:
    state = fold(log.read(stream, upto=events[-1].seq))
    League.objects.get_or_create(id=state.id, defaults=unnamed(state.id, state.game))
    save(state)


def unnamed(league: UUID, game: str) -> dict[str, str]:
    """Name a league whose row is lost."""
    return {"slug": str(league), "title": "Unnamed league", "game": game}


register(Projection("leagues", "league:", frozenset(KINDS), _clear, _apply))
