"""A table to build positions at: set what a test is about, play, and look at what is then true."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.kit.chance import RecordedChance, SeededChance
from games.kit.contract import Setup
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import EVERYONE, Seen, only
from games.kit.setup import check_setup
from games.quetzal import ENGINE
from games.quetzal.agenda import advance
from games.quetzal.box import box_of
from games.quetzal.moment import Moment
from games.quetzal.state import LYING, Group, Phase, Seat, State, Task

BLACK, WHITE, SIDE, STANDS = 0, 1, 2, 3
"""Answers of chance: how a thrown team figure lands."""
LEADER_LIES, LEADER_STANDS = 0, 1


class Table:
    """A match in its first placement phase; seat 0 holds the marker and is to place."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.state: State = ENGINE.new_match(check_setup(ENGINE, Setup(seats, options=options)), SeededChance("table"))
        self.box = box_of(self.state.edition)
        self.state.marker = self.state.turn = 0
        self.state.agenda = [Task("place", 0)]
        self.facts: Sequence[Fact] = []
        for seat in self.state.seats:
            seat.coins = 10
        self.clear()

    def clear(self) -> None:
        """Take every figure off the board, the automaton's too."""
        self.state.groups = {}

    def seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def team(
        self, number: int, black: int = 0, white: int = 0, side: int = 0, standing: int = 0, leader: int = 0
    ) -> None:
        """Give a seat exactly these figures to place."""
        seat = self.seat(number)
        seat.black, seat.white, seat.side, seat.standing, seat.leader = black, white, side, standing, leader

    def stands(self, banner: str, *groups: Group) -> None:
        """Put figures on a banner."""
        self.state.groups[banner] = list(groups)

    def hand(self, number: int, *cards: str, hidden: bool = False) -> None:
        """Give a seat these cards, from wherever they lie."""
        for card in cards:
            self._take_away(card)
            self.seat(number).hand.append(Seen(card, 0, only(number) if hidden else EVERYONE))

    def lay(self, place: str, *cards: str) -> None:
        """Lay exactly these cards out in the temple or at a site."""
        spaces = self.state.temple if place == "temple" else self.state.sites[place]
        self.state.discard += [card for card in spaces if card]
        for index in range(len(spaces)):
            spaces[index] = None
        for index, card in enumerate(cards):
            self._take_away(card)
            spaces[index] = card

    def village(self, *tiles: str) -> None:
        """Lay exactly these tiles out in the village."""
        pool: Any = self.state.upgrades.parts[-1]
        pool.cards = sorted([*pool.cards, *(tile for tile in self.state.village if tile)])
        self.state.village = [None] * len(self.state.village)
        for index, tile in enumerate(tiles):
            pool.cards.remove(tile)
            self.state.village[index] = tile

    def owns(self, number: int, *tiles: str) -> None:
        """Put upgrades into a seat's slots."""
        pool: Any = self.state.upgrades.parts[-1]
        for tile in tiles:
            if tile in self.state.village:
                self.state.village[self.state.village.index(tile)] = None
            else:
                pool.cards.remove(tile)
        self.seat(number).slots = list(tiles)

    def next_tile(self, tile: str) -> None:
        """Put a tile on top of the upgrade stack."""
        pool: Any = self.state.upgrades.parts[-1]
        if tile in self.state.village:
            self.state.village[self.state.village.index(tile)] = None
        else:
            pool.cards.remove(tile)
        self.state.upgrades.put_on_top(Seen(tile, 1, 0))

    def next_card(self, card: str) -> None:
        """Put a card on top of the deck."""
        self._take_away(card)
        self.state.artifacts.put_on_top(Seen(card, 0, 0))

    def activate(self, *answers: int) -> None:
        """Begin phase 3 with the figures that stand on the board."""
        for seat in self.state.seats:
            seat.black = seat.white = seat.side = seat.standing = seat.leader = 0
        self.state.agenda.clear()
        self.state.phase = Phase.PLACE
        self.go_on(*answers)

    def go_on(self, *answers: int) -> None:
        """Do all that needs no decision."""
        moment = Moment(self.state, self.box, RecordedChance(answers) if answers else SeededChance("luck"))
        advance(moment)
        self.facts = moment.facts

    def play(self, move: str, *answers: int) -> None:
        """Play a move; chance gives these answers, or any if none are named."""
        self.facts = ENGINE.play(self.state, move, RecordedChance(answers) if answers else SeededChance("luck"))

    def refuses(self, move: str, code: str) -> None:
        """Check that a move is refused for this reason, and is not listed."""
        before = ENGINE.dump(self.state)
        with pytest.raises(IllegalMove) as caught:
            ENGINE.play(self.state, move, RecordedChance())
        assert caught.value.code == code
        assert ENGINE.dump(self.state) == before
        assert move not in self.moves

    @property
    def moves(self) -> list[str]:
        decision = ENGINE.decision(self.state)
        return decision.moves if decision else []

    @property
    def asked(self) -> tuple[int, str] | None:
        """Say who must decide what."""
        return (self.state.agenda[-1].seat, self.state.agenda[-1].kind) if self.state.agenda else None

    def cards(self, number: int) -> list[str]:
        return [seen.card for seen in self.seat(number).hand]

    def told(self, key: str) -> list[dict[str, Any]]:
        """List the arguments of the facts of one kind that the last move brought about."""
        return [fact.arguments for fact in self.facts if fact.key == key]

    def _take_away(self, card: str) -> None:
        state = self.state
        for spaces in (state.temple, *state.sites.values()):
            if card in spaces:
                spaces[spaces.index(card)] = None
                return
        if card in state.discard:
            state.discard.remove(card)
            return
        pool: Any = state.artifacts.parts[-1]
        pool.cards.remove(card)


__all__ = ["BLACK", "LEADER_LIES", "LEADER_STANDS", "LYING", "SIDE", "STANDS", "WHITE", "Group", "Table"]
