"""Estimate how well a seat stands: points it has, and points it may expect of all it holds."""

from games.quetzal.box import Box
from games.quetzal.prospects import (
    COIN,
    DELIVERED_LATER,
    DRAWN_CARD,
    TILE,
    card_worth,
    chance_to_hold,
    gain_worth,
    set_points,
    track_progress,
    upgrade_worth,
)
from games.quetzal.rows import Banner
from games.quetzal.score import score
from games.quetzal.state import Group, Phase, State
from games.quetzal.upgrade import working

FIGURE, WILD_FIGURE = 0.8, 1.0
"""The worth of a figure not yet placed."""
MARKER = 0.8
"""The worth of going first, for a round that is still to come."""


def evaluate(state: State, box: Box, number: int) -> float:
    """Estimate how well a seat stands, in points at the end of the match."""
    if state.phase == Phase.END:
        return score(state, box)[number].total + _last_exchanges(state, box, number)
    seat, rounds = state.seats[number], box.match.rounds - state.round
    outlook = Outlook(state, box, number)
    total = seat.vp + outlook.points + sum(box.end_vp[tile] for tile in (*seat.slots, *seat.pile))
    total += seat.coins * COIN + min(seat.coins, 6) * 0.06 * rounds
    if seat.unplaced:
        total += FIGURE * (seat.black + seat.white) + WILD_FIGURE * (seat.unplaced - seat.black - seat.white)
        total += min(seat.coins, 4) * 0.1
    if state.marker == number:
        total += MARKER if rounds else box.match.marker_vp
    total += sum(upgrade_worth(box, seat, upgrade, rounds) for upgrade in working(box, seat))
    total += track_progress(box, seat.discovery) * (1.0 if rounds else 0.3)
    if state.delivery and state.agenda[-1].seat == number:
        total += set_points(box, state.delivery)
    return total + outlook.cards_worth(rounds)


def _last_exchanges(state: State, box: Box, number: int) -> float:
    """Judge what coins can still be made of before the end, beyond what they score anyway."""
    seat, per_vp = state.seats[number], box.match.coins_per_vp
    if not any(task.seat == number for task in state.agenda):
        return 0.0
    best = seat.coins // per_vp
    for upgrade in working(box, seat):
        if upgrade.pay and upgrade.exchange.vp:
            times, left = divmod(seat.coins, upgrade.pay)
            best = max(best, times * upgrade.exchange.vp + left // per_vp)
    return float(best - seat.coins // per_vp)


class Outlook:
    """What a seat's figures on the board and its deliveries may still bring."""

    __slots__ = ("box", "hand", "incoming", "incoming_worth", "points", "room", "state")

    def __init__(self, state: State, box: Box, number: int) -> None:
        """Look at every banner not yet activated, and at the deliveries on the agenda."""
        self.state, self.box = state, box
        self.hand = [seen.card for seen in state.seats[number].hand]
        self.points = self.room = self.incoming = self.incoming_worth = 0.0
        if state.phase in (Phase.PLACE, Phase.ACTIVATE):
            begin = state.activated if state.phase == Phase.ACTIVATE else 0
            for banner in box.in_play[len(state.seats)][begin:]:
                for group in state.groups.get(banner.id, ()):
                    if group.seat == number:
                        self._expect(banner, group)
        self.room += sum(task.count for task in state.agenda if task.seat == number and task.kind.startswith("deliver"))

    def cards_worth(self, rounds: int) -> float:
        """Judge the cards in hand and to come: those there is room for now, and the others later."""
        count = len(self.hand) + self.incoming
        if not count:
            return 0.0
        now = min(1.0, self.room / count)
        later = DELIVERED_LATER[min(rounds, 4)]
        return (set_points(self.box, self.hand) + self.incoming_worth) * (now + (1 - now) * later)

    def _expect(self, banner: Banner, group: Group) -> None:
        """Add what one group may bring; a beaten bid at least brings its figures back."""
        hold = chance_to_hold(self.state, banner, group) if banner.kind == "auction" else 1.0
        self.points += (1 - hold) * group.size * FIGURE * 0.7
        match banner.action:
            case "pick":
                self._expect_picks(banner)
            case "excavate":
                self._expect_cards([card for card in self.state.sites[banner.id] if card], hold)
                self.points += hold * gain_worth(banner.gain)
            case "sell":
                self.points += hold * 0.5 * gain_worth(banner.gain)
            case "upgrade":
                self.points += TILE if any(self.state.village) else 0.0
            case "deliver":
                self.room += hold * banner.cards * (group.size if banner.kind == "free" else 1)
            case "marker":
                self.points += gain_worth(banner.gain)
                self.points += MARKER if self.state.round < self.box.match.rounds else self.box.match.marker_vp

    def _expect_picks(self, banner: Banner) -> None:
        """Expect the best cards that those on higher banners leave, and the blind draws."""
        higher = [other for other in self.box.in_play[len(self.state.seats)] if other.action == "pick"]
        gone = sum(other.picks for other in higher[: higher.index(banner)] if self.state.groups.get(other.id))
        worths = sorted((card_worth(self.box, self.hand, card) for card in self.state.temple if card), reverse=True)
        expected = worths[gone // 2 : gone // 2 + banner.picks]
        self.incoming += len(expected) + banner.draws
        self.incoming_worth += sum(expected) + banner.draws * DRAWN_CARD

    def _expect_cards(self, cards: list[str], hold: float) -> None:
        self.incoming += hold * len(cards)
        self.incoming_worth += hold * sum(card_worth(self.box, self.hand, card) for card in cards)
