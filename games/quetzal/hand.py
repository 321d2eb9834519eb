"""Cards in hand."""

from games.kit.errors import IllegalMove
from games.kit.knowledge import Seen
from games.quetzal.state import State


def take_from_hand(state: State, number: int, card: str) -> Seen:
    """Take a card out of a seat's hand."""
    hand = state.seats[number].hand
    for index, seen in enumerate(hand):
        if seen.card == card:
            return hand.pop(index)
    raise IllegalMove("no-such-card", card=card[:40])
