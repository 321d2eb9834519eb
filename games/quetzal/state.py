"""The state of a match: seats, board, piles, and the agenda of what is still to be done."""

from enum import IntEnum

import msgspec

from games.kit.knowledge import Seen
from games.kit.piles import Pile

AUTOMATON = -1
"""The seat of the automaton's figures (rulebook p. 11)."""
ARTIFACTS, UPGRADES, AUTOMATON_CARDS = 0, 1, 2
"""The first pools of hidden cards; each new deck of artifacts has the next number."""
LYING, STANDING = 1, 2
"""How a leader lies; 0 is a leader that is not here."""


class Phase(IntEnum):
    """The four phases of a round (rulebook p. 6), and the end."""

    THROW = 1
    PLACE = 2
    ACTIVATE = 3
    PREPARE = 4
    END = 5


class Source(IntEnum):
    """Where points come from while the match runs; the index into `Seat.earned`."""

    ARTIFACTS = 0
    BONUSES = 1
    SITES = 2
    TRACK = 3
    EFFECTS = 4
    EXCHANGE = 5


class Group(msgspec.Struct, frozen=True, array_like=True):
    """Figures of one seat standing together on a banner."""

    seat: int
    black: int = 0
    white: int = 0
    wild: int = 0
    leader: int = 0

    @property
    def size(self) -> int:
        """Count them."""
        return self.black + self.white + self.wild + (self.leader > 0)


class Task(msgspec.Struct):
    """Something to be done or decided next: its kind, its seat, and what it needs to know.

    The kinds stand in `agenda.py`; `count`, `what` and `tiles` mean what the kind's own file says.
    """

    kind: str
    seat: int
    count: int = 0
    what: str = ""
    tiles: tuple[str, ...] = ()

    def copy(self) -> "Task":
        """Copy the task."""
        return Task(self.kind, self.seat, self.count, self.what, self.tiles)


class Seat(msgspec.Struct):
    """What one seat has: `black` to `leader` are its figures not yet placed, by how they lie."""

    coins: int
    discovery: int = 0
    earned: list[int] = msgspec.field(default_factory=lambda: [0] * len(Source))
    hand: list[Seen] = []
    slots: list[str] = []
    pile: list[str] = []
    black: int = 0
    white: int = 0
    side: int = 0
    standing: int = 0
    leader: int = 0

    @property
    def vp(self) -> int:
        """Count the points on the victory track."""
        return sum(self.earned)

    @property
    def unplaced(self) -> int:
        """Count the figures not yet placed."""
        return self.black + self.white + self.side + self.standing + (self.leader > 0)

    def copy(self) -> "Seat":
        """Copy the seat; cards are values and may be shared."""
        return Seat(
            self.coins, self.discovery, self.earned[:], self.hand[:], self.slots[:], self.pile[:],
            self.black, self.white, self.side, self.standing, self.leader,
        )  # fmt: skip


class State(msgspec.Struct):
    """A whole match. `delivery` and `drawn` hold cards while their seat still decides about them."""

    rules: int
    edition: str
    separate: bool
    several: bool
    seats: list[Seat]
    marker: int
    artifacts: Pile
    upgrades: Pile
    automaton: Pile
    temple: list[str | None]
    sites: dict[str, list[str | None]]
    village: list[str | None]
    round: int = 1
    phase: int = Phase.THROW
    turn: int = 0
    activated: int = 0
    pools: int = 3
    automaton_card: str = ""
    used_automaton: list[str] = []
    groups: dict[str, list[Group]] = {}
    discard: list[str] = []
    delivery: list[str] = []
    drawn: list[Seen] = []
    agenda: list[Task] = []

    def from_marker(self) -> list[int]:
        """List the seats clockwise from the one that holds the marker."""
        count = len(self.seats)
        return [(self.marker + offset) % count for offset in range(count)]


def copy_state(state: State) -> State:
    """Copy a state; nothing mutable is shared."""
    return State(
        state.rules,
        state.edition,
        state.separate,
        state.several,
        [seat.copy() for seat in state.seats],
        state.marker,
        state.artifacts.copy(),
        state.upgrades.copy(),
        state.automaton.copy(),
        state.temple[:],
        {site: cards[:] for site, cards in state.sites.items()},
        state.village[:],
        state.round,
        state.phase,
        state.turn,
        state.activated,
        state.pools,
        state.automaton_card,
        state.used_automaton[:],
        {banner: groups[:] for banner, groups in state.groups.items()},
        state.discard[:],
        state.delivery[:],
        state.drawn[:],
        [task.copy() for task in state.agenda],
    )
