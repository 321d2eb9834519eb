"""Bots: players made of code. They see a table as their seat sees it, never the true state."""
