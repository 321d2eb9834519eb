"""A share with the interval in which it lies: how often something happened in so many matches.

E. B. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, JASA 22 (1927).
"""

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""Standard deviations that hold 95 of 100."""


class Share(NamedTuple):
    """A share of matches, and the 95 % interval around it; with no match anything may be."""

    value: float
    low: float
    high: float


def wilson(happened: Fraction | int, matches: int) -> Share:
    """Give the share and its Wilson interval; shared wins count in parts."""
    if not matches:
        return Share(0.0, 0.0, 1.0)
    share, square = float(happened) / matches, SURE * SURE
    middle = share + square / (2 * matches)
    reach = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    whole = 1 + square / matches
    return Share(share, max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))
