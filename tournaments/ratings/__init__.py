"""How strong a player is, folded over finished matches."""
