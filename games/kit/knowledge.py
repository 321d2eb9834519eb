"""Knowledge: which seats know a hidden component, and what else it could be for those who do not.

A set of seats is a bit mask. EVERYONE includes the spectators, a mask of all seats does not.
"""

from collections.abc import Iterable, MutableSequence
from random import Random
from typing import cast

import msgspec

EVERYONE = -1
NOBODY = 0
ALL_SEEING = -1
"""The viewer from whom nothing is hidden: whoever replays a finished match with open cards."""


def only(seat: int) -> int:
    """Make the mask of one seat."""
    return 1 << seat


def knows(known: int, viewer: int | None) -> bool:
    """Say whether this viewer is in the mask; None is a spectator."""
    if viewer is None or viewer == ALL_SEEING:
        return viewer is not None or known == EVERYONE
    return bool(known >> viewer & 1)


class Seen(msgspec.Struct, frozen=True, array_like=True, tag="seen"):
    """A card in a fixed place: which it is, the pool it left, and who knows it."""

    card: str
    pool: int
    known: int = EVERYONE

    def shown_to(self, viewers: int) -> "Seen":
        """Return the card as known to these viewers too."""
        return Seen(self.card, self.pool, self.known | viewers)


class Pool(msgspec.Struct, array_like=True, tag="pool"):
    """Cards whose order does not exist yet. Kept sorted, so that equal sets are equal lists."""

    pool: int
    cards: list[str]


Place = MutableSequence[Seen] | MutableSequence[Seen | Pool]


def resample(places: Iterable[Place], viewer: int | None, rng: Random) -> None:
    """Deal anew, in place, every card that this viewer does not know, each among the cards of its pool.

    The cards drawn from one pool and still unknown to the viewer, and those left in it, could lie in any of
    these places: so they are shuffled together and dealt back in the order of the places.
    """
    unknown: dict[int, list[str]] = {}
    slots: dict[int, list[tuple[MutableSequence[Seen | Pool], int]]] = {}
    for place in cast("Iterable[MutableSequence[Seen | Pool]]", places):
        for index, part in enumerate(place):
            if isinstance(part, Pool):
                unknown.setdefault(part.pool, []).extend(part.cards)
            elif knows(part.known, viewer):
                continue
            else:
                unknown.setdefault(part.pool, []).append(part.card)
            slots.setdefault(part.pool, []).append((place, index))
    for pool, cards in unknown.items():
        cards.sort()
        rng.shuffle(cards)
        for place, index in slots[pool]:
            part = place[index]
            if isinstance(part, Pool):
                count = len(part.cards)
                place[index] = Pool(pool, sorted(cards[:count]))
                del cards[:count]
            else:
                place[index] = Seen(cards.pop(0), pool, part.known)
