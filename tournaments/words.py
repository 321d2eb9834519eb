"""Words for what competitions are made of: formats, tie-breaks, statuses, moves between tiers."""

from typing import NamedTuple


class Term(NamedTuple):
    """A word, and what it means in a sentence."""

    word: str
    meaning: str


TIE_BREAKS = {
    "mean_points": Term("Points per game", "Points for each game played."),
    "wins": Term("1st", "How often first."),
    "seconds": Term("2nd", "How often second."),
    "thirds": Term("3rd", "How often third."),
    "mean_place": Term("Mean place", "The mean of all places, shared ones taken in the middle; less is better."),
    "winner_share": Term("Share", "Mean share of the winner's score."),
    "table_share": Term("Table share", "Sum of the shares of all points scored at the table."),
    "margin": Term("Margin", "Mean lead over the best of the others."),
    "total_score": Term("Score", "All points scored in the game itself."),
    "opponents": Term("Opponents", "Mean points per game of everybody met, without the games in common."),
    "encounters": Term("Encounters", "Points from games in which all who are tied sat together."),
    "seed": Term("Seed", "The rank with which one went into the round."),
    "strength": Term("Strength", "What is almost surely reached: the mean rating less three times its doubt."),
    "stage": Term("Reached", "How far one came; whoever came further stands above."),
    "lots": Term("Lots", "Drawn from the tournament's seed; the same on every machine."),
}
POINTS = Term("Points", "Points by place and table size; whoever shares a place shares the points.")
FORMATS = {
    "swiss": Term("Swiss", "In every round those of like score meet, and nobody twice if it can be helped."),
    "league": Term("Round robin", "A schedule in which everybody meets everybody equally often and sits everywhere."),
    "groups": Term("Groups and final", "Groups play a schedule each; the best go on to the final."),
    "knockout": Term("Knockout", "The best of each table go on, until one table is left."),
    "ladder": Term("Ladder", "Match after match against those nearest in strength, until all have played enough."),
}
STATUSES = {
    "registering": Term("open for entry", "Players can register; the first round has not been paired."),
    "running": Term("running", "Rounds are being played."),
    "ended": Term("ended", "The final standings are here."),
    "archived": Term("archived", "It can be read, and nothing more can be done to it."),
}
ENTRANTS = {
    "active": "takes part",
    "paused": "sits out",
    "waiting": "waits for a place",
    "untested": "plays a match against itself first",
    "withdrawn": "has left",
    "expelled": "was expelled",
    "refused": "was not admitted",
}
MOVES = {
    "promoted": Term("goes up", "Among the first of the division."),
    "relegated": Term("goes down", "Among the last of the division."),
    "stays": Term("stays", "Plays at the same level again."),
    "fills-a-gap": Term("moves up", "Fills a place that became free above."),
    "makes-room": Term("moves down", "Makes room for others."),
    "returns": Term("returns", "Comes back from a season's rest."),
    "new": Term("new", "Begins at the bottom."),
    "rests": Term("rests", "Does not play this season; the tier waits."),
}


DECIDED = {
    "points": "fewer points",
    "mean_points": "fewer points per game",
    "wins": "less often 1st",
    "seconds": "less often 2nd",
    "thirds": "less often 3rd",
    "mean_place": "a worse mean place",
    "winner_share": "a smaller share of the winner's score",
    "table_share": "a smaller share of the table's scores",
    "margin": "a smaller margin",
    "total_score": "a lower score in all games",
    "opponents": "weaker opponents",
    "encounters": "behind in their own games",
    "seed": "a lower seed",
    "strength": "less strength",
    "stage": "did not come as far",
}


def decided_words(metric: str, value: str, value_above: str) -> str:
    """Say what put an entrant behind the one above."""
    return f"{DECIDED[metric]}: {value} against {value_above}" if metric in DECIDED else "decided by lot"
