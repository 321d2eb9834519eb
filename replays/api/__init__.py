"""The API under /api/v1/: parse, call one service or selector, answer."""
