"""Estimate how well a seat stands, in points."""

from games.quetzal.box import Box
from games.quetzal.delivery import points
from games.quetzal.state import State


def evaluate(state: State, box: Box, number: int) -> float:
    """Add up what a seat has and what it may still expect."""
    seat = state.seats[number]
    return seat.vp + seat.coins / 3 + points(box, [seen.card for seen in seat.hand]) * 0.6
