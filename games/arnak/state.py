"""The state of a match: who holds what, where everything lies, and what is still to be done."""

from typing import Any

import msgspec

from games.kit.knowledge import Pool, Seen
from games.kit.piles import Pile

Task = tuple[Any, ...]
"""Something still to be done: the name of its kind, then ids and whole numbers."""

COIN, COMPASS, TABLET, ARROWHEAD, JEWEL = range(5)
TOKENS = ("coin", "compass", "tablet", "arrowhead", "jewel")
BOOT, CAR, SHIP, PLANE = range(4)
ICONS = ("boot", "car", "ship", "plane")

FREE, BLOCKED, RIVAL = -1, -2, 9
"""What may stand on a space beside a seat's archaeologist."""

ASSISTANT_POOL, BONUS_POOL = 1, 2
"""Pools of tiles; the pools of cards are numbered on from here."""


class Assistant(msgspec.Struct, array_like=True):
    """An assistant on a player board."""

    id: str
    gold: bool = False
    ready: bool = True


class Stack(msgspec.Struct, array_like=True):
    """Tiles of a shared pool, top first: those somebody has looked at, then those nobody has."""

    seen: list[Seen]
    unseen: int

    def __len__(self) -> int:
        """Count the tiles."""
        return len(self.seen) + self.unseen

    def copy(self) -> "Stack":
        """Copy the stack; tiles are values and may be shared."""
        return Stack(self.seen[:], self.unseen)


class Player(msgspec.Struct):
    """All that belongs to one seat. `arrival` are the points of its place in the Lost Temple."""

    deck: Pile
    hand: list[Seen]
    area: list[str]
    tokens: list[int]
    home: int
    glass: str
    notebook: str
    idols: int = 0
    slots: list[bool] = msgspec.field(default_factory=lambda: [False] * 4)
    guardians: list[str] = []
    boons: list[str] = []
    assistants: list[Assistant] = []
    temple: list[str] = []
    arrival: int = 0
    fear_tiles: int = 0
    passed: bool = False
    fearless: bool = False
    flying: bool = False
    looking: list[Seen] = []
    dropped: list[int] = []

    def copy(self) -> "Player":
        """Copy the player; nothing mutable is shared."""
        return Player(
            self.deck.copy(), self.hand[:], self.area[:], self.tokens[:], self.home, self.glass, self.notebook,
            self.idols, self.slots[:], self.guardians[:], self.boons[:],
            [Assistant(one.id, one.gold, one.ready) for one in self.assistants], self.temple[:], self.arrival,
            self.fear_tiles, self.passed, self.fearless, self.flying, self.looking[:], self.dropped[:],
        )  # fmt: skip


class Rival(msgspec.Struct):
    """The solo rival. Unplayed tiles lie by their arrow, because the arrow of the top tile can be seen.

    `arrow` is that of the next tile, `played` are this round's tiles in order.
    """

    left: list[str]
    right: list[str]
    arrow: str = ""
    played: list[str] = []
    next: bool = True
    home: int = 6
    glass: str = ""
    arrival: int = 0
    idol_kinds: list[str] = []
    idols_down: int = 0
    guardians: list[str] = []
    temple: list[str] = []
    cards: list[str] = []

    def copy(self) -> "Rival":
        """Copy the rival; nothing mutable is shared."""
        return Rival(
            self.left[:], self.right[:], self.arrow, self.played[:], self.next, self.home, self.glass, self.arrival,
            self.idol_kinds[:], self.idols_down, self.guardians[:], self.temple[:], self.cards[:],
        )  # fmt: skip


class State(msgspec.Struct):
    """A match. Rows run from the moon staff outwards, an empty text is a gap; `agenda` ends with what is next."""

    rules: int
    edition: str
    side: str
    difficulty: int
    players: list[Player]
    rival: Rival | None
    round: int
    start: int
    turn: int
    main_done: bool
    icons: list[int]
    agenda: list[Task]
    pools: int
    artifacts: Pile
    items: Pile
    row_artifacts: list[str]
    row_items: list[str]
    revealed: str
    exiled_artifacts: list[str]
    exiled_items: list[str]
    exiled_basics: list[str]
    fear: int
    occupants: list[int]
    tiles: list[str]
    guardians: list[str]
    idols: list[str]
    tile_stacks: list[Pile]
    guardian_stack: Pile
    assistants: list[Stack]
    rescue: Stack
    unseen_assistants: list[str]
    bonuses: dict[str, list[str]]
    temple_bonuses: Stack
    unseen_bonuses: list[str]
    temple: list[int]
    boxed: list[str]

    def copy(self) -> "State":
        """Copy the state; nothing mutable is shared."""
        return State(
            self.rules, self.edition, self.side, self.difficulty, [one.copy() for one in self.players],
            self.rival.copy() if self.rival else None, self.round, self.start, self.turn, self.main_done,
            self.icons[:], self.agenda[:], self.pools, self.artifacts.copy(), self.items.copy(),
            self.row_artifacts[:], self.row_items[:], self.revealed, self.exiled_artifacts[:], self.exiled_items[:],
            self.exiled_basics[:], self.fear, self.occupants[:], self.tiles[:], self.guardians[:], self.idols[:],
            [pile.copy() for pile in self.tile_stacks], self.guardian_stack.copy(),
            [stack.copy() for stack in self.assistants], self.rescue.copy(), self.unseen_assistants[:],
            {space: tiles[:] for space, tiles in self.bonuses.items()}, self.temple_bonuses.copy(),
            self.unseen_bonuses[:], self.temple[:], self.boxed[:],
        )  # fmt: skip


def unseen_pools(state: State) -> list[list[Seen | Pool]]:
    """Give the tiles nobody has seen as places that can be dealt anew."""
    return [[Pool(ASSISTANT_POOL, state.unseen_assistants)], [Pool(BONUS_POOL, state.unseen_bonuses)]]
