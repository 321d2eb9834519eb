"""The command line: `python -m games list | play | replay`."""
