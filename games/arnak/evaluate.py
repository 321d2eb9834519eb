"""Estimate the points a seat will end with: what it has scored, and what the things it holds are likely to bring."""

from collections.abc import Iterable

from games.arnak.box import box_of
from games.arnak.components import Box, Side
from games.arnak.score import parts_of
from games.arnak.state import COIN, COMPASS, Player, State

TOKENS = (0.75, 0.85, 0.95, 1.7, 2.4)
"""What a coin, a compass, a tablet, an arrowhead and a jewel are worth while they can be spent."""
ARCHAEOLOGIST = 0.9
BOON = 0.6
IDOL = 0.8
"""An idol in the crates can still go into a slot."""
RESEARCH = 2.4
"""What a row of either token is worth beyond its points, at the beginning of the match."""
BRIDGE = 6.0
KEPT = 2.0
"""What it is worth to have a token behind the middle bridge of the Snake Temple, and an idol kept to pay it."""
ASSISTANT = (0.9, 1.4)
"""An assistant's use in one round, silver and gold."""
HAND = 5


def worth(state: State, seat: int) -> float:
    """Estimate the points a seat will end with."""
    box = box_of(state.edition)
    side = box.sides[state.side]
    player = state.players[seat]
    left = box.setup["rounds"] - state.round
    total = float(sum(parts_of(player, box, side).values()))
    if not state.agenda:
        return total
    total += _research(player, side, left) + _holdings(player, left) + _future_cards(player, box, left)
    if not player.passed:
        total += ARCHAEOLOGIST * player.home + _uses(box, (seen.card for seen in player.hand))
        total += sum(ASSISTANT[one.gold] for one in player.assistants if one.ready)
    return total - _looming_fear(state, seat, box)


def _research(player: Player, side: Side, left: int) -> float:
    """Value the way still ahead on the track, more so behind the bridge that costs an idol."""
    glass, notebook = side.track[player.glass].row, side.track[player.notebook].row
    bridge = next((space.row for space in side.track.values() if space.idols), 0)
    crossed = (glass >= bridge) + (notebook >= bridge) if bridge else 0
    kept = min(player.idols, 2 - crossed) if bridge else 0
    return (RESEARCH * (glass + notebook) + BRIDGE * crossed + KEPT * kept) * left / 4


def _holdings(player: Player, left: int) -> float:
    """Value what lies on the player board; in the last round it must be used before passing."""
    if not left and player.passed:
        return 0.0
    share = 1.0 if left else 0.7
    tokens = sum(count * value for count, value in zip(player.tokens, TOKENS, strict=True))
    hoard = max(0, player.tokens[COIN] - 6) + max(0, player.tokens[COMPASS] - 7)
    slots = min(player.idols, player.slots.count(False))
    assistants = left * sum(ASSISTANT[one.gold] for one in player.assistants)
    return share * (tokens - 0.5 * hoard + IDOL * slots + BOON * len(player.boons)) + assistants


def _uses(box: Box, cards: Iterable[str]) -> float:
    return sum(_use(box, card) for card in cards)


def _use(box: Box, name: str) -> float:
    """Value one use of a card."""
    card = box.cards[name]
    if card.kind == "fear":
        return 0.3
    if card.kind == "basic":
        return 0.75
    if card.kind == "item":
        return 0.7 + 0.25 * card.cost
    return 1.1


def _future_cards(player: Player, box: Box, left: int) -> float:
    """Value the uses of all cards in the rounds to come: five a round, out of as many as there are."""
    if not left:
        return 0.0
    cards = player.deck.cards() + [seen.card for seen in player.hand + player.looking] + player.area
    return left * _uses(box, cards) * min(1.0, HAND / len(cards)) if cards else 0.0


def _looming_fear(state: State, seat: int, box: Box) -> float:
    """Count the archaeologists that will bring Fear home."""
    if state.players[seat].fearless:
        return 0.0
    guarded = sum(
        state.occupants[space] == seat for site in box.sites if state.guardians[site.number] for space in site.spaces
    )
    return 1.2 * guarded
