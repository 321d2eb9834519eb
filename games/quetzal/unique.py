"""Unique locations: one figure of the banner's role, then the banner is closed.  Rulebook p. 7."""

from collections.abc import Iterator

from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.box import Box
from games.quetzal.figures import Figures
from games.quetzal.rows import Banner
from games.quetzal.state import Seat, State
from games.quetzal.upgrade import working


def cost(box: Box, seat: Seat, banner: Banner) -> int:
    """Say what a figure costs this seat here; a discount holds at the temple only."""
    if banner.action != "pick" or not seat.slots:
        return banner.cost
    return max(0, banner.cost - sum(upgrade.discount for upgrade in working(box, seat)))


def moves(asked: Asked, banner: Banner) -> Iterator[str]:
    """Yield a figure of the role, and the leader."""
    state, seat = asked.state, asked.seat
    if state.groups.get(banner.id) or cost(asked.box, seat, banner) > seat.coins:
        return
    if banner.action == "marker" and state.marker == asked.task.seat:
        return
    fixed = seat.black if banner.role == "black" else seat.white
    if fixed or seat.side or seat.standing:
        yield f"place {banner.id} 1 {banner.role}"
    if seat.leader:
        yield f"place {banner.id} leader"


def check(state: State, number: int, banner: Banner, figures: Figures) -> None:
    """Refuse a taken banner, a wrong figure, and the marker's holder at the stele."""
    if state.groups.get(banner.id):
        raise IllegalMove("banner-taken", place=banner.id)
    if figures.size != 1:
        raise IllegalMove("one-figure-only", place=banner.id)
    if not figures.leader and not (figures.black if banner.role == "black" else figures.white):
        raise IllegalMove("wrong-role", place=banner.id, role=banner.role)
    if banner.action == "marker" and state.marker == number:
        raise IllegalMove("holds-marker")
