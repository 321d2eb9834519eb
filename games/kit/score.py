"""Score sheets: totals, their parts by source, and places."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import Any

import msgspec


class ScoreSheet(msgspec.Struct, frozen=True):
    """What one seat scored; seat None is a rival that nobody plays."""

    seat: int | None
    total: int
    parts: dict[str, int]
    place: int


def places(keys: Sequence[Any]) -> list[int]:
    """Give the place of each key, the highest first; equal keys share one."""
    return [1 + sum(other > key for other in keys) for key in keys]


def score_sheets(parts: Sequence[dict[str, int]], tie_breaks: Sequence[Hashable] | None = None) -> list[ScoreSheet]:
    """Make the sheets of seats 0, 1, 2 … from their parts; equal totals are parted by the tie-breaks, if any."""
    totals = [sum(part.values()) for part in parts]
    breaks = tie_breaks or [0] * len(parts)
    ranks = places(list(zip(totals, breaks, strict=True)))
    return [ScoreSheet(seat, totals[seat], parts[seat], ranks[seat]) for seat in range(len(parts))]


def ranked_last(sheets: Iterable[ScoreSheet], gone: Collection[int]) -> list[ScoreSheet]:
    """Rank the seats that resigned or ran out of time behind all others; among themselves they keep their order."""
    sheets = list(sheets)
    ranks = places([(sheet.seat not in gone, -sheet.place) for sheet in sheets])
    return [msgspec.structs.replace(sheet, place=place) for sheet, place in zip(sheets, ranks, strict=True)]
