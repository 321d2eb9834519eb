"""Commands of the competition."""
