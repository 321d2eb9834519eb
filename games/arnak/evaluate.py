"""Estimate how well a seat stands."""

from games.arnak.box import box_of
from games.arnak.score import parts_of
from games.arnak.state import State


def worth(state: State, seat: int) -> float:
    """Estimate the points a seat will end with."""
    box = box_of(state.edition)
    return float(sum(parts_of(state.players[seat], box, box.sides[state.side]).values()))
