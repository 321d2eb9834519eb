"""Free locations: always open, to any mix of figures.  Rulebook p. 7."""

from collections.abc import Iterator
from itertools import product

from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.figures import TEXT, Figures
from games.quetzal.rows import Banner
from games.quetzal.state import State


def moves(asked: Asked, banner: Banner) -> Iterator[str]:
    """Yield every mix of figures that the seat can pay for; at the camp one figure, unless several may go."""
    seat = asked.seat
    most = seat.unplaced if not banner.cost else seat.coins // banner.cost
    if banner.action == "camp" and not asked.state.several:
        most = 1
    if not most:
        return
    held = (seat.black, seat.white, seat.side + seat.standing, int(seat.leader > 0))
    for counts in product(*(range(min(number, most) + 1) for number in held)):
        if 0 < sum(counts) <= most:
            yield f"place {banner.id} {TEXT[Figures(*counts)]}"


def check(state: State, _: int, banner: Banner, figures: Figures) -> None:
    """Refuse more than one figure at the camp, unless several may go."""
    if banner.action == "camp" and not state.several and figures.size != 1:
        raise IllegalMove("one-figure-only", place=banner.id)
