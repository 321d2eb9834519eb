"""The competition under /api/v1/: leagues, tournaments, rounds, standings, entrants, the log, and every action."""
