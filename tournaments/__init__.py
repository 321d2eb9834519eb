"""The competition: leagues, tournaments, standings, ratings and statistics."""
