"""What the matches of a player or a game tell in numbers."""
