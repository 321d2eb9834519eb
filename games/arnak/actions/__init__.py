"""The main actions of a turn, one file each; the same files serve cards that grant such an action."""
