"""The random bot: any legal move, each as likely."""

from random import Random

from games.bots.contract import Table


class RandomBot:
    """Plays any legal move."""

    def choose(self, table: Table, rng: Random) -> str:
        """Choose by lot."""
        moves = table.decision.moves
        return moves[int(rng.random() * len(moves))]
