"""Seat advantage: how often each seat wins, beside what a fair game would give it."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from tournaments.ratings.values import RatedMatch


class SeatRecord(NamedTuple):
    """One seat at tables of one size: matches, wins (a shared win is split), mean place."""

    size: int
    seat: int
    matches: int
    wins: Fraction
    mean_place: Fraction

    @property
    def advantage(self) -> Fraction:
        """Share of wins beyond an equal share."""
        return self.wins / self.matches - Fraction(1, self.size)


def seat_records(matches: Iterable[RatedMatch]) -> tuple[SeatRecord, ...]:
    """Count wins and places by table size and seat."""
    counts: dict[tuple[int, int], list[int]] = {}
    wins: dict[tuple[int, int], Fraction] = {}
    for match in matches:
        best = min(match.places)
        share = Fraction(1, match.places.count(best))
        for seat, place in enumerate(match.places):
            key = (len(match.places), seat)
            count = counts.setdefault(key, [0, 0])
            count[0] += 1
            count[1] += place
            if place == best:
                wins[key] = wins.get(key, Fraction(0)) + share
    return tuple(
        SeatRecord(size, seat, played, wins.get((size, seat), Fraction(0)), Fraction(places, played))
        for (size, seat), (played, places) in sorted(counts.items())
    )
