"""Template filters of the competition."""
