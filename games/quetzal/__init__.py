"""Quetzal: throw figures, send them over the island, bring artifacts to the harbour."""

from games.quetzal.engine import ENGINE

__all__ = ["ENGINE"]
