"""Points as texts for people and as the whole numbers of the log: 300ths, as standings count them."""

import re
from fractions import Fraction

from tournaments.refusals import Refused
from tournaments.standings.values import UNIT

GLYPHS = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}

WRITTEN = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9}|/[0-9]{1,9})?", re.ASCII)


def from_text(text: str) -> int:
    """Read points such as 3, 2.5 or 10/3."""
    text = text.strip()
    try:
        points = Fraction(text) * UNIT if WRITTEN.fullmatch(text) else None
    except ZeroDivisionError:
        points = None
    if points is None or points.denominator != 1:
        raise Refused("bad-points", points=text[:20])
    return int(points)


def to_text(points: int) -> str:
    """Write points as people do: 21, 8½, 3⅓, 2.60."""
    whole, rest = divmod(abs(points), UNIT)
    part, sign = Fraction(rest, UNIT), "−" if points < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}{GLYPHS[part]}" if part in GLYPHS else f"{sign}{float(whole + part):.2f}"


def number_to_text(value: Fraction) -> str:
    """Write a tie-break's value: whole, or with up to three places."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.3f}".rstrip("0")
