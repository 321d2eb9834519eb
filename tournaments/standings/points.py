"""Points by place and table size; whoever shares places shares their points."""

from collections.abc import Mapping, Sequence

from tournaments.standings.values import UNIT, BadResult, Line

Scale = Mapping[int, Sequence[int]]
"""For each table size, what the 1st, 2nd … place is worth."""

DEFAULT: Scale = {2: (10, 1), 3: (10, 5, 1), 4: (10, 6, 3, 1), 5: (10, 6, 4, 2, 1), 6: (10, 7, 5, 3, 2, 1)}
"""The 10-6-3-1 of the Meeple League; the other sizes are ours."""


def split(scale: Scale, lines: Sequence[Line]) -> list[int]:
    """Give each line its points in 300ths; those at a shared place divide what its places are worth together."""
    worth = scale.get(len(lines))
    if worth is None or len(worth) != len(lines):
        raise BadResult("no-points-for-size", size=len(lines))
    present = [line.place for line in lines if line.came]
    points = []
    for line in lines:
        if not line.came:
            points.append(0)
            continue
        ahead = sum(place < line.place for place in present)
        level = present.count(line.place)
        points.append(sum(worth[ahead : ahead + level]) * UNIT // level)
    return points
