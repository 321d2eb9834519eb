"""Live play: what players do at a match, one verb a file."""
