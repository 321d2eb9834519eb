"""The card row: artifacts to the left of the moon staff, items to its right.  Rulebook p. 12, 17.

Both sides are lists from the staff outwards; an empty text is a gap.
"""

from games.arnak.match import Match
from games.kit.knowledge import EVERYONE
from games.kit.piles import Pile


def take_from_row(match: Match, card: str) -> None:
    """Take a card out of the row; the gap stays until the end of the turn."""
    row = match.state.row_items if match.card(card).kind == "item" else match.state.row_artifacts
    row[row.index(card)] = ""


def refill(match: Match) -> None:
    """Slide the cards towards the staff and deal new ones at the outer ends, while there are any."""
    state = match.state
    _refill(match, state.row_artifacts, state.artifacts)
    _refill(match, state.row_items, state.items)


def _refill(match: Match, row: list[str], deck: Pile) -> None:
    while "" in row and deck.parts:
        row.remove("")
        card = deck.draw(match.chance, EVERYONE).card
        row.append(card)
        match.announce("dealt", card, card=card)


def move_staff(match: Match) -> None:
    """Exile the card on either side of the staff, move it one space to the right and refill."""
    state = match.state
    for row, exile in ((state.row_artifacts, state.exiled_artifacts), (state.row_items, state.exiled_items)):
        nearest = next((card for card in row if card), "")
        if nearest:
            row[row.index(nearest)] = ""
            exile.append(nearest)
            match.announce("left-row", nearest, card=nearest)
    state.row_artifacts.insert(0, "")
    state.row_items.remove("")
    refill(match)
