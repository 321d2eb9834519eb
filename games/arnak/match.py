"""A match in play: the state with its box, the chance that answers, and the facts told on the way."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, NoReturn

from games.arnak.box import box_of
from games.arnak.components import Card, Effect, Side, Site, Space
from games.arnak.state import TOKENS, Player, State, Task
from games.kit.chance import Chance
from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.kit.facts import Fact, Value
from games.kit.knowledge import Seen, only

_GAINED = tuple(f"gained-{token}" for token in TOKENS)
_PAID = tuple(f"paid-{token}" for token in TOKENS)


class Match:
    """One state at work. `me` is the player whose turn it is."""

    __slots__ = ("box", "chance", "facts", "me", "side", "state")

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        """Take up a state; without chance only questions may be asked."""
        self.state = state
        self.box = box_of(state.edition)
        self.side: Side = self.box.sides[state.side]
        self.me: Player = state.players[state.turn]
        self.chance: Chance = chance  # type: ignore[assignment]
        self.facts: list[Fact] = []

    def push(self, *tasks: Task) -> None:
        """Put tasks on the agenda, the first of them to be done first."""
        self.state.agenda.extend(reversed(tasks))

    def push_effect(self, effect: Effect) -> None:
        """Put an effect on the agenda."""
        self.state.agenda.extend(reversed(effect))

    def done(self) -> None:
        """Take the task that was asked about off the agenda."""
        self.state.agenda.pop()

    def tell(self, key: str, *elements: str, **arguments: Value) -> None:
        """Tell a fact about the player whose turn it is."""
        self.facts.append(Fact(key, {"seat": self.state.turn, **arguments}, elements))

    def announce(self, key: str, *elements: str, **arguments: Value) -> None:
        """Tell a fact about nobody in particular."""
        self.facts.append(Fact(key, arguments, elements))

    def tell_of(self, seat: int, key: str, *elements: str, **arguments: Value) -> None:
        """Tell a fact about some seat."""
        self.facts.append(Fact(key, {"seat": seat, **arguments}, elements))

    def tell_secret(self, key: str, public: str, hidden: dict[str, Value], **arguments: Value) -> None:
        """Tell the player whose turn it is a fact of which the others learn only the open part."""
        shown: dict[str, Value] = {"seat": self.state.turn, **arguments}
        self.facts.append(Fact(key, {**shown, **hidden}, (), only(self.state.turn), Fact(public, shown)))

    def gain(self, tokens: Iterable[int]) -> None:
        """Take tokens from the supply, which never ends."""
        mine = self.me.tokens
        for token, count in enumerate(tokens):
            if count:
                mine[token] += count
                self.tell(_GAINED[token], TOKENS[token], n=count)

    def can_pay(self, tokens: Iterable[int]) -> bool:
        """Say whether the player holds these tokens."""
        return all(held >= due for held, due in zip(self.me.tokens, tokens, strict=True))

    def pay(self, tokens: Iterable[int]) -> None:
        """Give tokens back to the supply."""
        mine = self.me.tokens
        for token, count in enumerate(tokens):
            if count:
                mine[token] -= count
                self.tell(_PAID[token], TOKENS[token], n=count)

    def card(self, name: str) -> Card:
        """Look a card up."""
        return self.box.cards[name]

    def site_effect(self, site: Site) -> Effect:
        """Give the effect of a camp, or of the tile on a discovered site."""
        return site.effect if site.level == "camp" else self.box.tiles[self.state.tiles[site.number]]

    def is_open(self, site: Site) -> bool:
        """Say whether one can dig at a site: it is a camp or was discovered."""
        return site.level == "camp" or bool(self.state.tiles[site.number])

    def occupied_by(self, site: Site) -> list[int]:
        """List who stands at a site, by space."""
        return [who for who in (self.state.occupants[space] for space in site.spaces) if who >= 0]

    def my_sites(self) -> list[Site]:
        """List the sites where the player has an archaeologist."""
        turn, sites = self.state.turn, self.box.sites
        return [site for site in sites if turn in self.occupied_by(site)]

    def my_spaces(self) -> list[Space]:
        """List the spaces where the player has an archaeologist."""
        turn, occupants = self.state.turn, self.state.occupants
        return [space for space in self.side.spaces if occupants[space.number] == turn]

    def in_hand(self, name: str) -> int:
        """Find a card in the player's hand; -1 if it is not there."""
        for index, seen in enumerate(self.me.hand):
            if seen.card == name:
                return index
        return -1


class Ask(NamedTuple):
    """A decision: its prompt, the open moves, what each does, and whether free actions are open as well."""

    prompt: str
    options: Callable[[Match, Task], Iterator[Option]]
    play: Callable[[Match, Task, list[str]], None]
    free: bool = True


class Kind(NamedTuple):
    """A kind of task. `run` does it, or returns True if somebody must decide first: then the task stays.

    `can` says whether it would do anything. What one `may` do can be skipped, and lapses if it can neither be done now
    nor after free actions.
    """

    run: Callable[[Match, Task], bool]
    ask: Ask | None = None
    can: Callable[[Match, Task], bool] = lambda _match, _task: True
    may: bool = False


def may(can: Callable[[Match, Task], bool], ask: Ask) -> Kind:
    """Make a kind of task that is asked, and may be skipped."""
    return Kind(lambda _match, _task: True, ask, can, may=True)


def option(move: str, key: str, *elements: str, **arguments: Value) -> Option:
    """Describe a move."""
    return Option(move, Line(key, arguments), elements)


SKIP = option("skip", "skip")
"""Leaving out what one may do."""


def expect(condition: object, code: str, **facts: object) -> None:
    """Refuse a move unless this holds."""
    if not condition:
        raise IllegalMove(code, **facts)


def word(words: list[str], length: int = 2) -> str:
    """Return the last word of a move that has just so many."""
    if len(words) != length:
        raise IllegalMove("bad-notation")
    return words[-1]


def distinct(cards: Iterable[Seen]) -> list[str]:
    """List the names of cards, each once, in their order."""
    return list(dict.fromkeys(seen.card for seen in cards))


def verb_refused(words: list[str]) -> NoReturn:
    """Refuse a move whose verb is not open here."""
    raise IllegalMove("unknown-verb", verb=words[0][:40])


def is_skip(words: list[str]) -> bool:
    """Say whether a move leaves out what one may do."""
    return words[0] == "skip" and len(words) == 1
