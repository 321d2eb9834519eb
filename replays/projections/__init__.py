"""Projections: tables that the log alone fills, and that can be made anew from it at any time."""

from replays.projections import matches

__all__ = ["matches"]
