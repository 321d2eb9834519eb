"""The state of a match: seats, temple, river, stacks, and what the seat to move must still decide."""

from enum import IntEnum

import msgspec

from games.kit.knowledge import Seen

KEYS, ROOMS, CARDS, TREASURES = range(4)
"""The pools of hidden components."""
ROOM_STACK, CARD_DECK, FIRST_PILE = 0, 1, 2
"""Indices into `State.stacks`: light rooms, special cards, then the piles of treasures."""


class Stage(IntEnum):
    """Where in a turn the seat to move is, when no task is pending."""

    START_KEYS = 0
    PIROGUE = 1
    EXTRA = 2
    TRAVEL = 3
    TILE = 4
    ICONS = 5
    EXPLORER = 6
    FINAL = 7
    OVER = 8


class Ask(IntEnum):
    """Kinds of tasks on the agenda; the numbers that follow a kind there mean what its own file says."""

    KEY = 0
    FOREST = 1
    DELIVERY = 2
    SOURCE = 3
    KEEP = 4
    REFILL = 5
    LAY = 6
    TURN = 7
    BONUS = 8
    SCORE_COLOR = 9


class Source(IntEnum):
    """Where points come from; the index into `Seat.earned`."""

    DOORS = 0
    BONUSES = 1
    TILES = 2
    DELIVERIES = 3
    KEYS = 4
    ALTARS = 5
    TREASURES = 6
    CARDS = 7
    FOREST = 8
    RESCUES = 9


class Stack(msgspec.Struct):
    """A face-down stack: the cards on top that somebody has seen, and how many lie below them.

    Which ones lie below is in no order yet: they are still in `State.pools`, which several stacks may share.
    """

    pool: int
    below: int
    top: list[Seen] = []

    def __len__(self) -> int:
        return len(self.top) + self.below


class Seat(msgspec.Struct):
    """What one seat has. `backpack` counts keys by colour, `flags` is the set of places with its flag."""

    explorer: int
    tent: bool
    backpack: list[int]
    earned: list[int]
    camp: list[Seen] = []
    treasures: list[Seen] = []
    cards: list[Seen] = []
    tiles: list[str] = []
    passages: int = 0
    site: int = 0
    flags: int = 0

    @property
    def points(self) -> int:
        """Count the points on the track."""
        return sum(self.earned)

    @property
    def keys(self) -> int:
        """Give the colours in the backpack as a mask."""
        mask, bit = 0, 1
        for count in self.backpack:
            if count:
                mask |= bit
            bit <<= 1
        return mask


class State(msgspec.Struct):
    """A whole match.

    `temple` has one byte for each space (see `box.encode`); `bonuses` has for each place three bits per bonus space,
    0 or the seat that holds it plus 1; `full` is the set of places with no free bonus space.
    """

    rules: int
    edition: str
    more_control: bool
    short_game: bool
    seats: list[Seat]
    order: list[int]
    temple: bytes
    bonuses: list[int]
    altar: str
    altars: list[str]
    stacks: list[Stack]
    pools: list[list[str]]
    sites: list[list[str]]
    stock: list[int]
    passages: int
    wheel: int
    face_up: list[str]
    delivered: list[int]
    full: int = 0
    discard: list[str] = []
    round: int = 1
    turn: int = 0
    stage: int = Stage.START_KEYS
    target: int = 0
    icons: list[str] = []
    explorations: int = 0
    rescued: bool = False
    agenda: list[tuple[int, ...]] = []

    @property
    def seat(self) -> int:
        """Name the seat whose turn it is."""
        return self.order[self.turn % len(self.order)]

    @property
    def mover(self) -> Seat:
        """Give the seat whose turn it is."""
        return self.seats[self.order[self.turn % len(self.order)]]


def copy_state(state: State) -> State:
    """Copy a state; nothing mutable is shared."""
    return State(
        state.rules,
        state.edition,
        state.more_control,
        state.short_game,
        [
            Seat(
                seat.explorer, seat.tent, seat.backpack[:], seat.earned[:], seat.camp[:], seat.treasures[:],
                seat.cards[:], seat.tiles[:], seat.passages, seat.site, seat.flags,
            )
            for seat in state.seats
        ],
        state.order[:],
        state.temple,
        state.bonuses[:],
        state.altar,
        state.altars[:],
        [Stack(stack.pool, stack.below, stack.top[:]) for stack in state.stacks],
        [pool[:] for pool in state.pools],
        [site[:] for site in state.sites],
        state.stock[:],
        state.passages,
        state.wheel,
        state.face_up[:],
        state.delivered[:],
        state.full,
        state.discard[:],
        state.round,
        state.turn,
        state.stage,
        state.target,
        state.icons[:],
        state.explorations,
        state.rescued,
        state.agenda[:],
    )  # fmt: skip
