"""What a seat may expect: the worth of cards, bids, banners and upgrades, in points.

These are judgements, not rules: numbers that make a bot play sensibly and a graph follow the match.
"""

from games.quetzal.auction import roles
from games.quetzal.box import Box
from games.quetzal.rows import Banner, Gain, Upgrade
from games.quetzal.state import Group, Seat, State

COIN = 1 / 3
DISCOVERY = 1.3
TILE = 3.5
DRAWN_CARD = 2.2
BONUS = {"none": 0.0, "coin": 0.5, "vp": 1.0, "discovery": DISCOVERY}
DELIVERED_LATER = (0.0, 0.6, 0.7, 0.75, 0.8)
"""The share of a card's worth that is likely to be delivered, by the number of rounds still to come."""


def gain_worth(gain: Gain) -> float:
    """Judge a gain."""
    return gain.coin * COIN + gain.vp + gain.discovery * DISCOVERY + gain.upgrade * TILE


def set_points(box: Box, cards: list[str]) -> float:
    """Judge cards delivered together: their sets and bonuses."""
    counts = dict.fromkeys(box.types, 0)
    total = 0.0
    for card in cards:
        counts[box.type_of[card]] += 1
        total += BONUS[box.bonus_of[card]]
    for kind, count in counts.items():
        if count:
            values = box.values[kind]
            total += count // 3 * values[3] + values[count % 3]
    return total


def card_worth(box: Box, hand: list[str], card: str) -> float:
    """Judge one more card: half what it adds to the hand now, half its share of a full set."""
    kind = box.type_of[card]
    values, held = box.values[kind], sum(box.type_of[other] == kind for other in hand) % 3
    return (values[held + 1] - values[held] + values[3] / 3) / 2 + BONUS[box.bonus_of[card]]


def chance_to_hold(state: State, banner: Banner, bid: Group) -> float:
    """Judge how likely a bid stays the highest: can anybody still beat it?"""
    rivals = 0
    for number, seat in enumerate(state.seats):
        if number == bid.seat or not seat.unplaced:
            continue
        wild = seat.side + seat.standing + (seat.leader > 0)
        most = max(seat.black if role == "black" else seat.white for role in roles(banner, bid)) + wild
        rivals += most > bid.size
    return max(0.25, 1.0 - rivals * 0.35 / bid.size)


def upgrade_worth(box: Box, seat: Seat, upgrade: Upgrade, rounds: int) -> float:
    """Judge an upgrade in a slot for the rounds still to come."""
    worth = 0.3 * upgrade.reroll * rounds / 2 + 0.4 * upgrade.reroll_all * rounds
    worth += (upgrade.cards + 0.5 * upgrade.draws + 0.4 * upgrade.discount) * rounds
    if upgrade.pay:
        rate = gain_worth(upgrade.exchange) / upgrade.pay - COIN
        worth += max(0.0, rate) * (seat.coins + 2 * rounds) if seat.discovery < box.last_space else 0.0
    if upgrade.each or upgrade.at_least:
        worth += 0.4 * gain_worth(upgrade.gain) * rounds
    return worth


def track_progress(box: Box, space: int) -> float:
    """Judge the way already gone to the next reward of the track."""
    behind, ahead = space, space + 1
    while behind and not gain_worth(box.track[behind]):
        behind -= 1
    while ahead <= box.last_space and not gain_worth(box.track[ahead]):
        ahead += 1
    if ahead > box.last_space:
        return 0.0
    return gain_worth(box.track[ahead]) * (space - behind) / (ahead - behind)
