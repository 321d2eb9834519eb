"""Positions for rule tests: a match with everything in order, and a few verbs to change it.

Seat 0 begins, the wheel is not turned, the tiles lie in the order of their numbers, and no start keys were taken.
What a seat is given leaves the stock, so that every position holds exactly what the box holds.
"""

from collections.abc import Sequence

import msgspec

from games.kit import editions
from games.kit.chance import Chance
from games.kit.contract import Setup
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import EVERYONE, Seen, only
from games.kit.setup import check_setup
from games.tikal2 import ENGINE
from games.tikal2.box import Box, box_of, encode
from games.tikal2.state import CARD_DECK, CARDS, FIRST_PILE, KEYS, TREASURES, Source, Stage, State


class First(Chance):
    """Chance that always takes the first."""

    def below(self, n: int) -> int:
        """Answer 0."""
        return 0

    def weighted(self, weights: Sequence[int]) -> int:
        """Answer the first that is possible."""
        return next(index for index, weight in enumerate(weights) if weight)


class Table:
    """A match to be arranged and played."""

    def __init__(self, seats: int = 2, *, begun: bool = True, **options: str) -> None:
        """Set up; unless told otherwise the first turn has begun."""
        setup = check_setup(ENGINE, Setup(seats, options=options))
        setup = msgspec.structs.replace(setup, edition=editions.find("tikal2", "base").pinned)
        self.chance: Chance = First()
        self.state: State = ENGINE.new_match(setup, self.chance)
        self.facts: list[Fact] = []
        if begun:
            self.state.agenda.clear()
            self.state.stage = Stage.PIROGUE

    @property
    def box(self) -> Box:
        return box_of(self.state.edition)

    @property
    def moves(self) -> list[str]:
        """List the legal moves."""
        decision = ENGINE.decision(self.state)
        return decision.moves if decision else []

    @property
    def asked(self) -> str:
        """Name the prompt."""
        decision = ENGINE.decision(self.state)
        return decision.prompt.key if decision else ""

    def play(self, *moves: str) -> "Table":
        """Play legal moves; each must be listed."""
        for move in moves:
            assert move in self.moves, f"{move!r} is not among {self.moves}"
            self.facts = [*ENGINE.play(self.state, move, self.chance)]
        return self

    def refuses(self, move: str) -> str:
        """Try a move that must be illegal; return the error's code."""
        before = ENGINE.dump(self.state)
        assert move not in self.moves
        try:
            ENGINE.play(self.state, move, self.chance)
        except IllegalMove as error:
            assert ENGINE.dump(self.state) == before
            return error.code
        raise AssertionError(f"{move!r} was played")

    def told(self) -> list[str]:
        """List the keys of what the last move told."""
        return [fact.key for fact in self.facts]

    def points(self, seat: int = 0) -> int:
        """Count a seat's points on the track."""
        return self.state.seats[seat].points

    def give(
        self,
        seat: int = 0,
        *,
        backpack: str = "",
        camp: str = "",
        treasures: str = "",
        cards: str = "",
        passages: int = 0,
        at: str = "",
        flags: str = "",
    ) -> "Table":
        """Give a seat keys, treasures, cards and passages, and put its explorer and flags where they are wanted."""
        state, mine = self.state, self.state.seats[seat]
        for color in backpack.split():
            state.stock[self.box.color_index[color]] -= 1
            mine.backpack[self.box.color_index[color]] += 1
        for color in camp.split():
            state.stock[self.box.color_index[color]] -= 1
            mine.camp.append(Seen(color, KEYS, only(seat)))
        for kind in treasures.split():
            self._draw(TREASURES, kind)
            mine.treasures.append(Seen(kind, TREASURES, only(seat)))
        for kind in cards.split():
            self._draw(CARDS, kind)
            mine.cards.append(Seen(kind, CARDS, only(seat)))
        state.passages -= passages
        mine.passages += passages
        if at:
            mine.explorer = self.box.place_index[at]
        for place in flags.split():
            self.flag(seat, place)
        return self

    def flag(self, seat: int, place: str, space: int | None = None) -> "Table":
        """Put a flag into a room; on a bonus space only if one is named."""
        index = self.box.place_index[place]
        self.state.seats[seat].flags |= 1 << index
        if space is not None:
            self.state.bonuses[index] |= seat + 1 << 3 * space
            count = len(self.box.rooms[self.state.temple[index] // 6].bonus) if index < self.box.outside else 1
            if all(self.state.bonuses[index] >> 3 * number & 7 for number in range(count)):
                self.state.full |= 1 << index
        return self

    def lay(self, room: str, space: str, turned: int = 0) -> "Table":
        """Lay a room that is still in its stack."""
        layout = bytearray(self.state.temple)
        layout[self.box.place_index[space]] = encode(self.box.room_index[room], turned)
        self.state.temple = bytes(layout)
        if room == self.state.altar:
            self.state.altar = self.state.altars.pop(0) if self.state.altars else ""
        elif room in self.state.altars:
            self.state.altars.remove(room)
        elif room in self.state.pools[1]:
            self.state.pools[1].remove(room)
            self.state.stacks[0].below -= 1
        return self

    def exploring(self) -> "Table":
        """Go to the explorer phase of the turn."""
        self.state.stage = Stage.EXPLORER
        self.state.explorations = 1
        return self

    def at_site(self, site: int, seat: int = 0) -> "Table":
        """Put a pirogue at a site, counted from 1."""
        self.state.seats[seat].site = site - 1
        return self

    def tiles(self, *sites: str) -> "Table":
        """Leave only these tiles at the six sites; each site is a string of numbers."""
        self.state.sites = [[f"tile_{int(number):02}" for number in site.split()] for site in sites]
        return self

    def earned(self, source: Source, seat: int = 0) -> int:
        """Count what a seat earned from one source."""
        return self.state.seats[seat].earned[source]

    def held(self, seat: int = 0) -> str:
        """Name the colours in a backpack."""
        counts = zip(self.box.colors, self.state.seats[seat].backpack, strict=True)
        return " ".join(color for color, count in counts for _ in range(count))

    def at(self, seat: int = 0) -> str:
        """Name the place of an explorer."""
        return self.box.places[self.state.seats[seat].explorer]

    def has_flag(self, place: str, seat: int = 0) -> bool:
        """Say whether a seat has a flag there."""
        return bool(self.state.seats[seat].flags >> self.box.place_index[place] & 1)

    def stack_cards(self, index: int, *cards: str) -> "Table":
        """Let these lie on top of a stack, in this order, seen by everybody."""
        stack = self.state.stacks[index]
        for card in cards:
            self.state.pools[stack.pool].remove(card)
            stack.below -= 1
            stack.top.append(Seen(card, stack.pool, EVERYONE))
        return self

    def _draw(self, pool: int, card: str) -> None:
        self.state.pools[pool].remove(card)
        stacks = range(FIRST_PILE, len(self.state.stacks)) if pool == TREASURES else [CARD_DECK]
        highest = max(stacks, key=lambda index: self.state.stacks[index].below)
        self.state.stacks[highest].below -= 1


def treasures_of(table: Table, seat: int = 0) -> list[str]:
    """List a seat's treasures."""
    return [treasure.card for treasure in table.state.seats[seat].treasures]
