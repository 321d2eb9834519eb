"""The fold of a season: events in, the season as it stands out."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from uuid import UUID, uuid5

import msgspec

from games.kit.errors import BadRecord
from games.kit.events import Event
from tournaments.events import Fact
from tournaments.seasons import events as e


@dataclass(slots=True)
class SeasonState:
    """A season after its event number `seq`.

    `arrivals` tell how players came into their divisions, `moves` where they go from there, `first_moves` what was
    said of that before any correction.
    """

    id: UUID
    opened: e.SeasonOpened
    owner: str
    seq: int = 0
    status: str = "registering"
    players: dict[str, e.PlayerRegistered] = field(default_factory=dict)
    divisions: list[e.Division] = field(default_factory=list)
    resting: set[str] = field(default_factory=set)
    arrivals: list[e.Move] = field(default_factory=list)
    orders: dict[str, list[e.Finish]] = field(default_factory=dict)
    moves: list[e.Move] = field(default_factory=list)
    first_moves: list[e.Move] = field(default_factory=list)
    corrections: list[e.DivisionEnded] = field(default_factory=list)

    def tournament_id(self, tier: int, number: int) -> UUID:
        """Name the tournament of a division: the same on every machine."""
        return uuid5(self.id, f"{tier}/{number}")

    @property
    def waits_for(self) -> list[e.Division]:
        """The divisions that have not ended."""
        return [division for division in self.divisions if division.tournament not in self.orders]


def fold(events: Iterable[Event]) -> SeasonState:
    """Make the season that these events, from the first on, tell of."""
    events = iter(events)
    first = next(events, None)
    if first is None or first.kind != "season-opened":
        raise BadRecord("not-a-season", stream=first.stream if first else "")
    state = SeasonState(UUID(first.stream.partition(":")[2]), e.from_event(first), first.actor)
    for event in events:
        _apply(state, e.from_event(event))
        state.seq = event.seq
    return state


def _apply(state: SeasonState, fact: Fact) -> None:
    match fact:
        case e.SeasonSettingsChanged():
            how = {name: getattr(fact, name) for name in ("settings", "size", "widths", "up", "down")}
            state.opened = msgspec.structs.replace(state.opened, **how)
        case e.PlayerRegistered():
            state.players[fact.player] = fact
            state.resting.discard(fact.player)
        case e.PlayerWithdrawn():
            state.players.pop(fact.player, None)
            state.resting.add(fact.player)
        case e.DivisionsDrawn():
            state.divisions, state.arrivals, state.status = fact.divisions, fact.moves, "running"
        case e.DivisionEnded():
            if fact.tournament in state.orders:
                state.corrections.append(fact)
            state.orders[fact.tournament] = fact.order
        case e.SeasonEnded():
            state.first_moves = state.first_moves or fact.moves
            state.moves, state.status = fact.moves, "ended"
