"""The tests: the same tree again."""
