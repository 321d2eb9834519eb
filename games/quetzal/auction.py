"""Auctions: outbid with more figures of the same role.  Rulebook p. 7."""

from collections.abc import Iterator

from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.figures import Figures
from games.quetzal.moment import Moment
from games.quetzal.rows import Banner, Role
from games.quetzal.state import AUTOMATON, Group, State

BLACK: tuple[Role, ...] = ("black",)
WHITE: tuple[Role, ...] = ("white",)
EITHER: tuple[Role, ...] = ("black", "white")


def roles(banner: Banner, bid: Group | None) -> tuple[Role, ...]:
    """Say which roles may bid; a leader alone has fixed none."""
    if (bid is not None and bid.black) or banner.role == "black":
        return BLACK
    if (bid is not None and bid.white) or banner.role == "white":
        return WHITE
    return EITHER


def standing_bid(state: State, banner: Banner) -> Group | None:
    """Find the highest bid."""
    groups = state.groups.get(banner.id)
    return groups[0] if groups else None


def moves(asked: Asked, banner: Banner) -> Iterator[str]:
    """Yield every bid that is high enough, the lowest first."""
    seat, bid = asked.seat, standing_bid(asked.state, banner)
    if bid is not None and bid.seat == asked.task.seat:
        return
    least = bid.size + 1 if bid is not None else 1
    wild = seat.side + seat.standing
    if least == 1 and seat.leader:
        yield f"place {banner.id} leader"
    for role in roles(banner, bid):
        for team in range(1, (seat.black if role == "black" else seat.white) + wild + 1):
            if team >= least:
                yield f"place {banner.id} {team} {role}"
            if seat.leader and team + 1 >= least:
                yield f"place {banner.id} {team} {role} leader"


def check(state: State, number: int, banner: Banner, figures: Figures) -> None:
    """Refuse mixed roles, the wrong role, a bid that is not higher, and a bid against oneself."""
    bid = standing_bid(state, banner)
    if figures.wild or (figures.black and figures.white):
        raise IllegalMove("one-role-only", place=banner.id)
    allowed = roles(banner, bid)
    if (figures.black and "black" not in allowed) or (figures.white and "white" not in allowed):
        raise IllegalMove("wrong-role", place=banner.id, role=allowed[0])
    if bid is None:
        return
    if bid.seat == number:
        raise IllegalMove("own-bid", place=banner.id)
    if figures.size <= bid.size:
        raise IllegalMove("bid-too-low", place=banner.id, least=bid.size + 1)


def give_back(moment: Moment, banner: Banner, bid: Group) -> None:
    """Return the beaten figures as they lie; the automaton's are out for the round."""
    if bid.seat == AUTOMATON:
        moment.tell("beats-automaton", {"place": banner.id}, banner.id)
        return
    seat = moment.state.seats[bid.seat]
    seat.black += bid.black
    seat.white += bid.white
    if bid.leader:
        seat.leader = bid.leader
    moment.tell("is-beaten", {"seat": bid.seat, "place": banner.id}, banner.id)
