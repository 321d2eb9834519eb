"""Move cards between deck, hand, play area and exile.  Rulebook p. 8, 13, 23."""

from games.arnak.match import Match
from games.kit.knowledge import only


def draw(match: Match, count: int, *, bottom: bool = False) -> None:
    """Draw from the own deck; an empty deck gives nothing and is not shuffled anew."""
    deck, seat = match.me.deck, match.state.turn
    drawn: list[str] = []
    for _ in range(min(count, len(deck))):
        card = (deck.draw_bottom if bottom else deck.draw)(match.chance, only(seat))
        match.me.hand.append(card)
        drawn.append(card.card)
    if drawn:
        match.tell_secret("drew", "drew-some", {"cards": drawn}, n=len(drawn))


def discard(match: Match, index: int) -> str:
    """Lay a card from the hand into the play area, where it does nothing."""
    card = match.me.hand.pop(index).card
    match.me.area.append(card)
    return card


def to_exile(match: Match, card: str) -> None:
    """Send a card to exile: Fear goes back to its deck, the others to their own pile."""
    state = match.state
    kind = match.card(card).kind
    if kind == "fear":
        state.fear += 1
    elif kind == "item":
        state.exiled_items.append(card)
    elif kind == "artifact":
        state.exiled_artifacts.append(card)
    else:
        state.exiled_basics.append(card)


def take_fear(match: Match, seat: int, count: int = 1) -> None:
    """Give a seat Fear into its play area; Fear tiles when the cards have run out.  Rulebook p. 23."""
    state, player = match.state, match.state.players[seat]
    cards = min(count, state.fear)
    state.fear -= cards
    player.area.extend(["fear"] * cards)
    player.fear_tiles += count - cards
    if cards:
        match.tell_of(seat, "took-fear", "fear", n=cards)
    if count > cards:
        match.tell_of(seat, "took-fear-tile", "fear_tile", n=count - cards)
