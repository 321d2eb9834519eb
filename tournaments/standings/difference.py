"""What a correction changed: published standings against those of now."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple


class Standing(NamedTuple):
    """Place and points of an entrant, as published or as of now."""

    place: int
    points: Fraction


class Change(NamedTuple):
    """An entrant whose place or points are no longer what they were; None: not in the table."""

    entrant: int
    before: Standing | None
    after: Standing | None


def differences(before: Mapping[int, Standing], after: Mapping[int, Standing]) -> tuple[Change, ...]:
    """List who changed, in the order of the table of now; those who left it come last."""
    changed = [Change(one, before.get(one), now) for one, now in after.items() if before.get(one) != now]
    gone = [Change(one, was, None) for one, was in before.items() if one not in after]
    return (*changed, *gone)
