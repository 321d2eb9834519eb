"""What ratings are made from, and what they are."""

from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from games.kit.errors import GameError

DAY = 86_400_000_000
"""A day in microseconds."""


class BadMatch(GameError):
    """A match that cannot be rated."""


class RatedMatch(NamedTuple):
    """A finished match: when it ended (microseconds), its stream, its players in seat order and their places."""

    at: int
    match: str
    players: tuple[str, ...]
    places: tuple[int, ...]


class Rating(NamedTuple):
    """A belief about a player's strength: its mean, how unsure it is, and the matches it rests on."""

    mu: float
    sigma: float
    matches: int = 0
    at: int = 0

    @property
    def shown(self) -> float:
        """What a ladder shows: a strength that is almost surely reached."""
        return self.mu - 3 * self.sigma


class Change(NamedTuple):
    """A step in a player's history: mean and doubt before a match, grown unsure by then, and after it."""

    match: str
    at: int
    player: str
    place: int
    before: float
    unsure_before: float
    after: float
    unsure_after: float


@dataclass(frozen=True, slots=True)
class Model:
    """The parameters of Weng and Lin's Plackett-Luce model as openskill has them, and how idleness is forgotten.

    Whoever has not played for `grace` days becomes unsure again; after `forget` more days as unsure as a newcomer.
    """

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    beta: float = 25.0 / 6.0
    tau: float = 25.0 / 300.0
    grace: int = 28
    forget: int = 730

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        if min(self.sigma, self.beta) <= 0 or self.tau < 0 or self.grace < 0 or self.forget < 1:
            raise BadMatch("model")

    def unsure(self, sigma: float, idle: int) -> float:
        """Let uncertainty grow over idle time, in microseconds, up to that of a newcomer."""
        extra = max(0, idle - self.grace * DAY) * self.sigma**2 / (self.forget * DAY)
        return max(sigma, min(self.sigma, sqrt(sigma * sigma + extra)))
