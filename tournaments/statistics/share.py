"""Shares and means with the interval in which they lie.

E. B. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, JASA 22 (1927).
"""

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""Standard deviations that hold 95 of 100."""
FEW = 5
"""With fewer matches than this a mean may lie anywhere, however alike they ended."""


class Share(NamedTuple):
    """A share or a mean of matches, and the 95 % interval around it; with no match anything may be."""

    value: float
    low: float
    high: float


def sure_of(mean: float, sigma: float) -> Share:
    """Give what is believed of a strength with the interval in which it lies, 95 times of 100."""
    return Share(mean, mean - SURE * sigma, mean + SURE * sigma)


def wilson(happened: Fraction | int, matches: int) -> Share:
    """Give the share and its Wilson interval; shared wins count in parts."""
    if not matches:
        return Share(0.0, 0.0, 1.0)
    share, square = float(happened) / matches, SURE * SURE
    middle = share + square / (2 * matches)
    reach = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    whole = 1 + square / matches
    return Share(share, max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))


def mean(count: int, total: int, squares: int, least: float, most: float) -> Share:
    """Give the mean of numbers between two bounds and its interval, from their sum and the sum of their squares."""
    if not count:
        return Share(least, least, most)
    value = total / count
    if count < FEW:
        return Share(value, least, most)
    spread = max(0.0, (squares - total * value) / (count - 1))
    reach = SURE * sqrt(spread / count)
    return Share(value, max(least, value - reach), min(most, value + reach))
