"""Piles: known cards and unordered pools, top first. A card leaves a pool when somebody first sees it."""

from collections.abc import Iterable

import msgspec

from games.kit.chance import Chance
from games.kit.knowledge import NOBODY, Pool, Seen


class Pile(msgspec.Struct):
    """A face-down pile. No hidden order exists before it is seen."""

    parts: list[Seen | Pool]

    @classmethod
    def shuffled(cls, pool: int, cards: Iterable[str]) -> "Pile":
        """Make a pile of these cards in no order; `pool` numbers the pool within the match."""
        return cls([Pool(pool, sorted(cards))])

    def __len__(self) -> int:
        """Count the cards."""
        return sum(len(part.cards) if isinstance(part, Pool) else 1 for part in self.parts)

    def draw(self, chance: Chance, known: int = NOBODY) -> Seen:
        """Take the top card and show it to these seats as well as to those who knew it."""
        return self._take(0, chance, known)

    def draw_bottom(self, chance: Chance, known: int = NOBODY) -> Seen:
        """Take the bottom card and show it to these seats as well as to those who knew it."""
        return self._take(-1, chance, known)

    def put_on_top(self, card: Seen) -> None:
        """Lay a card on the pile; who knew it still knows it."""
        self.parts.insert(0, card)

    def put_under(self, card: Seen) -> None:
        """Put a card under the pile; who knew it still knows it."""
        self.parts.append(card)

    def shuffle_under(self, pool: int, cards: Iterable[str]) -> None:
        """Shuffle openly known cards and put them under the pile."""
        ordered = sorted(cards)
        if ordered:
            self.parts.append(Pool(pool, ordered))

    def cards(self) -> list[str]:
        """List all cards, in no order that means anything."""
        found: list[str] = []
        for part in self.parts:
            if isinstance(part, Pool):
                found.extend(part.cards)
            else:
                found.append(part.card)
        return found

    def copy(self) -> "Pile":
        """Copy the pile; cards are values and may be shared."""
        return Pile([Pool(part.pool, part.cards[:]) if isinstance(part, Pool) else part for part in self.parts])

    def _take(self, end: int, chance: Chance, known: int) -> Seen:
        part = self.parts[end]
        if isinstance(part, Seen):
            del self.parts[end]
            return part if part.known | known == part.known else part.shown_to(known)
        card = part.cards.pop(chance.below(len(part.cards)))
        if not part.cards:
            del self.parts[end]
        return Seen(card, part.pool, known)
