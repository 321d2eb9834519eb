"""Tables that the log alone fills, and that can be made anew from it at any time."""

from tournaments.projections import tournament

__all__ = ["tournament"]
