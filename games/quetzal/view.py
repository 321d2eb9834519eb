"""The view: all of a match that one viewer may know."""

import msgspec

from games.kit.knowledge import Seen, knows
from games.quetzal.auction import roles
from games.quetzal.box import Box
from games.quetzal.rows import Banner
from games.quetzal.state import AUTOMATON, STANDING, Group, Phase, Seat, State


class GroupView(msgspec.Struct, frozen=True):
    """Figures of one seat on a banner; seat None is the automaton."""

    seat: int | None
    black: int
    white: int
    wild: int
    leader: bool
    count: int


class BannerView(msgspec.Struct, frozen=True):
    """A banner and who stands there. `roles` are those that may still be placed; `cost` is for each figure."""

    id: str
    location: str
    kind: str
    roles: list[str]
    cost: int
    groups: list[GroupView]


class CardView(msgspec.Struct, frozen=True):
    """An artifact card."""

    id: str
    type: str
    bonus: str


class TileView(msgspec.Struct, frozen=True):
    """An upgrade tile."""

    id: str
    upgrade: str
    end_vp: int


class FiguresView(msgspec.Struct, frozen=True):
    """Figures not yet placed, by how they lie; leader is "lying", "standing" or "placed"."""

    black: int
    white: int
    side: int
    standing: int
    leader: str


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat; a card in hand that the viewer does not know is None."""

    seat: int
    coins: int
    vp: int
    discovery: int
    holds_marker: bool
    hand: list[CardView | None]
    slots: list[TileView]
    pile: list[TileView]
    figures: FiguresView


class PendingView(msgspec.Struct, frozen=True):
    """What is being decided; `count` is how often, `what` the banner or tile it is about."""

    seat: int
    kind: str
    count: int
    what: str
    drawn: list[CardView | None]
    delivery: list[CardView]


class AutomatonView(msgspec.Struct, frozen=True):
    """The automaton's card, and the cards left."""

    card: str
    deck: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the discovery track and what it pays."""

    coin: int
    vp: int
    upgrade: int


class QuetzalView(msgspec.Struct, frozen=True):
    """A match of Quetzal as one viewer sees it."""

    round: int
    rounds: int
    phase: str
    marker: int
    turn: int | None
    pending: PendingView | None
    seats: list[SeatView]
    banners: list[BannerView]
    temple: list[CardView | None]
    sites: dict[str, list[CardView | None]]
    village: list[TileView | None]
    track: list[SpaceView]
    artifacts: int
    upgrades: int
    discard: list[CardView]
    automaton: AutomatonView | None
    options: dict[str, str]


def view(state: State, box: Box, viewer: int | None) -> QuetzalView:
    """Show a match to one viewer; None is a spectator."""
    task = state.agenda[-1] if state.agenda else None
    return QuetzalView(
        round=state.round,
        rounds=box.match.rounds,
        phase="over" if task is None else Phase(state.phase).name.lower(),
        marker=state.marker,
        turn=task.seat if task else None,
        pending=_pending(state, box, viewer),
        seats=[_seat(state, box, number, viewer) for number in range(len(state.seats))],
        banners=[_banner(state, banner) for banner in box.in_play[len(state.seats)]],
        temple=[_card(box, card) for card in state.temple],
        sites={site: [_card(box, card) for card in cards] for site, cards in state.sites.items()},
        village=[_tile(box, tile) if tile else None for tile in state.village],
        track=[SpaceView(gain.coin, gain.vp, gain.upgrade) for gain in box.track],
        artifacts=len(state.artifacts),
        upgrades=len(state.upgrades),
        discard=[_known(box, card) for card in state.discard],
        automaton=AutomatonView(state.automaton_card, len(state.automaton)) if state.automaton_card else None,
        options={
            "harbour_deliveries": "separate" if state.separate else "together",
            "camp_figures": "several" if state.several else "one",
        },
    )


def _pending(state: State, box: Box, viewer: int | None) -> PendingView | None:
    if not state.agenda:
        return None
    task = state.agenda[-1]
    drawn = [_seen(box, seen, viewer) for seen in state.drawn]
    return PendingView(task.seat, task.kind, task.count, task.what, drawn, [_known(box, c) for c in state.delivery])


def _seat(state: State, box: Box, number: int, viewer: int | None) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        seat=number,
        coins=seat.coins,
        vp=seat.vp,
        discovery=seat.discovery,
        holds_marker=state.marker == number,
        hand=[_seen(box, seen, viewer) for seen in seat.hand],
        slots=[_tile(box, tile) for tile in seat.slots],
        pile=[_tile(box, tile) for tile in seat.pile],
        figures=_figures(seat),
    )


def _figures(seat: Seat) -> FiguresView:
    leader = "standing" if seat.leader == STANDING else "lying" if seat.leader else "placed"
    return FiguresView(seat.black, seat.white, seat.side, seat.standing, leader)


def _banner(state: State, banner: Banner) -> BannerView:
    groups = state.groups.get(banner.id, [])
    return BannerView(
        id=banner.id,
        location=banner.location,
        kind=banner.kind,
        roles=["black", "white"] if banner.role == "any" else list(roles(banner, groups[0] if groups else None)),
        cost=banner.cost,
        groups=[_group(group) for group in groups],
    )


def _group(group: Group) -> GroupView:
    seat = None if group.seat == AUTOMATON else group.seat
    return GroupView(seat, group.black, group.white, group.wild, group.leader > 0, group.size)


def _seen(box: Box, seen: Seen, viewer: int | None) -> CardView | None:
    return _known(box, seen.card) if knows(seen.known, viewer) else None


def _card(box: Box, card: str | None) -> CardView | None:
    return None if card is None else _known(box, card)


def _known(box: Box, card: str) -> CardView:
    return CardView(card, box.type_of[card], box.bonus_of[card])


def _tile(box: Box, tile: str) -> TileView:
    return TileView(tile, box.kind_of[tile], box.end_vp[tile])
