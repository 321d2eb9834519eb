"""Tables that the log alone fills, and that can be made anew from it at any time."""

from tournaments.projections import tournament  # isort: split

from tournaments.projections import ratings  # after the tables of tournaments, of which they are made
from tournaments.seasons import record

__all__ = ["ratings", "record", "tournament"]
