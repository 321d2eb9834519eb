"""Tikal II: sail round the lost temple, collect what opens its doors, and excavate its rooms."""

from games.tikal2.engine import ENGINE

__all__ = ["ENGINE"]
