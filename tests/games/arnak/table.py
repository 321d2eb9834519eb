"""A table to build positions at: say what a test is about, play, and look at what is then true."""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from games.arnak import ENGINE
from games.arnak.agenda import settle
from games.arnak.box import box_of
from games.arnak.match import Match
from games.arnak.state import BLOCKED, FREE, TOKENS, Assistant, Player, State
from games.kit.chance import RecordedChance, SeededChance
from games.kit.contract import Setup
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import EVERYONE, Seen, only
from games.kit.piles import Pile
from games.kit.setup import check_setup


class Table:
    """A match in round I at the first turn of seat 0, who has no card, no token and no assistant."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state: State = ENGINE.new_match(check_setup(ENGINE, Setup(seats, options=options)), SeededChance("table"))
        self.box = box_of(self.state.edition)
        self.side = self.box.sides[self.state.side]
        self.facts: Sequence[Fact] = []
        self.me.tokens = [0] * len(TOKENS)
        self.me.hand, self.me.deck = [], Pile([])

    @property
    def me(self) -> Player:
        return self.state.players[0]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def tokens(self, seat: int = 0, **counts: int) -> Self:
        """Give a seat exactly these tokens."""
        self.state.players[seat].tokens = [counts.get(token, 0) for token in TOKENS]
        return self

    def hand(self, *cards: str, seat: int = 0) -> Self:
        """Give a seat exactly these cards."""
        self.state.players[seat].hand = [Seen(card, 10 + seat, only(seat)) for card in cards]
        return self

    def deck(self, *cards: str, seat: int = 0) -> Self:
        """Lay exactly these cards in a seat's deck, the top one first."""
        self.state.players[seat].deck = Pile([Seen(card, 10 + seat, 0) for card in cards])
        return self

    def area(self, *cards: str) -> Self:
        self.me.area = list(cards)
        return self

    def items(self, *cards: str) -> Self:
        """Lay exactly these items in the row, the one next to the staff first."""
        self.state.row_items = list(cards)
        self._not_in_deck(self.state.items, cards)
        return self

    def artifacts(self, *cards: str) -> Self:
        """Lay exactly these artifacts in the row, the one next to the staff first."""
        self.state.row_artifacts = list(cards)
        self._not_in_deck(self.state.artifacts, cards)
        return self

    def _not_in_deck(self, deck: Pile, cards: Sequence[str]) -> None:
        for part in deck.parts:
            if not isinstance(part, Seen):
                part.cards = [card for card in part.cards if card not in cards]

    def next_item(self, card: str) -> Self:
        self._not_in_deck(self.state.items, [card])
        self.state.items.put_on_top(Seen(card, 0, 0))
        return self

    def next_artifact(self, card: str) -> Self:
        self._not_in_deck(self.state.artifacts, [card])
        self.state.artifacts.put_on_top(Seen(card, 0, 0))
        return self

    def next_tile(self, tile: str) -> Self:
        """Put a tile on top of the stack of its level."""
        stack = self.state.tile_stacks[self.box.tile_levels[tile] - 1]
        self._not_in_deck(stack, [tile])
        stack.put_on_top(Seen(tile, 0, 0))
        return self

    def next_guardian(self, guardian: str) -> Self:
        self._not_in_deck(self.state.guardian_stack, [guardian])
        self.state.guardian_stack.put_on_top(Seen(guardian, 0, 0))
        return self

    def site(self, name: str, tile: str = "", guardian: str = "") -> Self:
        """Discover a site: lay a tile and a guardian there. A camp takes a guardian only."""
        number = self.box.site_numbers[name]
        if tile:
            self.state.tiles[number], self.state.idols[number] = tile, ""
            self._not_in_deck(self.state.tile_stacks[self.box.tile_levels[tile] - 1], [tile])
        if guardian:
            self.state.guardians[number] = guardian
            self._not_in_deck(self.state.guardian_stack, [guardian])
        return self

    def idol(self, name: str, kind: str) -> Self:
        """Lay an idol of this kind face up on a site."""
        self.state.idols[self.box.site_numbers[name]] = kind
        return self

    def stand(self, *spaces: str, seat: int = 0) -> Self:
        """Put archaeologists of a seat on these spaces; one that was blocked is opened."""
        for space in spaces:
            self.state.occupants[self.box.space_numbers[space]] = seat
            if seat < len(self.state.players):
                self.state.players[seat].home -= 1
        return self

    def open_camps(self) -> Self:
        """Take the blocking tiles off the camps."""
        self.state.occupants = [FREE if who == BLOCKED else who for who in self.state.occupants]
        return self

    def who(self, space: str) -> int:
        return self.state.occupants[self.box.space_numbers[space]]

    def guardian(self, name: str) -> str:
        """Name the guardian on a site."""
        return self.state.guardians[self.box.site_numbers[name]]

    def tile(self, name: str) -> str:
        """Name the tile on a site."""
        return self.state.tiles[self.box.site_numbers[name]]

    def owns(self, *guardians: str, boons: bool = True) -> Self:
        """Give seat 0 overcome guardians."""
        self.me.guardians = list(guardians)
        self.me.boons = list(guardians) if boons else []
        return self

    def assistant(self, name: str, *, gold: bool = False, ready: bool = True, seat: int = 0) -> Self:
        """Give a seat an assistant."""
        self.state.players[seat].assistants.append(Assistant(name, gold, ready))
        self._not_unseen(name)
        return self

    def gold(self, name: str) -> Self:
        """Give seat 0 an assistant, gold side up."""
        return self.assistant(name, gold=True)

    def tired(self, *names: str) -> Self:
        """Give seat 0 exhausted assistants."""
        for name in names:
            self.assistant(name, ready=False)
        return self

    def foe(self, *spaces: str) -> Self:
        """Put archaeologists of seat 1 on these spaces."""
        return self.stand(*spaces, seat=1)

    def supply(self, *names: str) -> Self:
        """Lay these assistants on top of the three stacks."""
        for stack, name in zip(self.state.assistants, names, strict=True):
            self.state.unseen_assistants += [seen.card for seen in stack.seen]
            stack.seen = [Seen(name, 1, EVERYONE)]
        for name in names:
            self._not_unseen(name)
        return self

    def _not_unseen(self, name: str) -> None:
        self.state.unseen_assistants = sorted(other for other in self.state.unseen_assistants if other != name)

    def idols(self, crates: int, *slots: int) -> Self:
        """Give seat 0 idols in the crates and in these slots (1 to 4)."""
        self.me.idols = crates
        self.me.slots = [number in slots for number in (1, 2, 3, 4)]
        return self

    def research(self, glass: str, notebook: str = "", seat: int = 0) -> Self:
        """Put the research tokens of a seat on these spaces."""
        player = self.state.players[seat]
        player.glass, player.notebook = glass, notebook or player.notebook
        return self

    def bonuses(self, space: str, *tiles: str) -> Self:
        """Lay exactly these bonus tiles on a space of the track."""
        self.state.bonuses[space] = list(tiles)
        return self

    def play(self, *moves: str, chance: Sequence[int] | None = None) -> Self:
        """Play moves; chance gives these answers, or any if none are named."""
        for move in moves:
            answers = SeededChance("luck") if chance is None else RecordedChance(chance)
            self.facts = ENGINE.play(self.state, move, answers)
        return self

    def settle(self) -> Self:
        """Do all that needs no decision."""
        match = Match(self.state, SeededChance("luck"))
        settle(match)
        self.facts = match.facts
        return self

    def end_round(self) -> Self:
        """End the round here and now: everybody has passed."""
        for player in self.state.players:
            player.passed = True
        self.state.agenda = [("round_end",)]
        return self.settle()

    def refuses(self, move: str, code: str) -> None:
        """Check that a move is refused for this reason, leaves no trace and is not listed."""
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
    def asked(self) -> str:
        """Name what is asked of whoever must decide."""
        decision = ENGINE.decision(self.state)
        return decision.prompt.key if decision else ""

    def told(self, key: str) -> list[dict[str, Any]]:
        """List the arguments of the facts of one kind that the last move brought about."""
        return [fact.arguments for fact in self.facts if fact.key == key]

    def purse(self, seat: int = 0) -> dict[str, int]:
        """Count the tokens a seat holds, without those it lacks."""
        held = self.state.players[seat].tokens
        return {token: count for token, count in zip(TOKENS, held, strict=True) if count}

    def cards(self, seat: int = 0) -> list[str]:
        """Name the cards in a seat's hand."""
        return [seen.card for seen in self.state.players[seat].hand]

    def points(self, seat: int = 0) -> dict[str, int]:
        """Give the parts of a seat's score."""
        return ENGINE.score(self.state)[seat].parts
