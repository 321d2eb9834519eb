"""Pages of matches: lists, opening one, the match itself, and what players do there."""
