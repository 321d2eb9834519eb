"""A bot as others would write it."""

from random import Random

from games.bots.contract import Table


class FirstMove:
    """Plays the first legal move."""

    def choose(self, table: Table, rng: Random) -> str:
        """Take the first."""
        return table.decision.moves[0]
