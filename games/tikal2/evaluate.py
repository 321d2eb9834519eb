"""Estimate how well a seat stands, in points."""

from games.tikal2.box import box_of
from games.tikal2.score import final_points
from games.tikal2.state import State


def worth(state: State, seat: int) -> float:
    """Add up the points on the track and what would be scored at the end now."""
    box = box_of(state.edition)
    return state.seats[seat].points + sum(final_points(state, box)[seat].values())
