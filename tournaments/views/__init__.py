"""Pages of the competition."""
