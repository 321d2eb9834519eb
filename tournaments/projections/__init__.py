"""Tables that the log alone fills, and that can be made anew from it at any time."""

from tournaments.projections import ratings, tournament
from tournaments.seasons import league, record

__all__ = ["league", "ratings", "record", "tournament"]
