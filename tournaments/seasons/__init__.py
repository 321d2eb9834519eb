"""A season of a league: a pyramid of divisions, each of them a tournament."""
