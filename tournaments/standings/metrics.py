"""Tie-breaks: each looks at one entrant's games and gives a number, the higher the better.

Sources: wins, 2nd and 3rd places, share of the winner's score, margin and total score from the Meeple League;
share of the table's score from Catan championships; mean place from the Europe Masters.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm

from tournaments.standings.ledger import Account, Game
from tournaments.standings.values import UNIT, Line

Ledger = Mapping[int, Account]
Metric = Callable[[Account, Ledger], Fraction]
NONE = Fraction(0)


def points(account: Account, _: Ledger) -> Fraction:
    """All points: games, byes and penalties."""
    return Fraction(account.points, UNIT)


def mean_points(account: Account, _: Ledger) -> Fraction:
    """Points for each game played, where not all play equally many."""
    return Fraction(account.won, UNIT * len(account.games)) if account.games else NONE


def _finishes(rank: int) -> Metric:
    def count(account: Account, _: Ledger) -> Fraction:
        return Fraction(sum(game.rank == rank and _came(game) for game in account.games))

    return count


def mean_place(account: Account, _: Ledger) -> Fraction:
    """Mean place, sharers taking the middle of what they share; below zero, since lower is better."""
    if not account.games:
        return NONE
    return -Fraction(sum(2 * game.rank + game.level - 1 for game in account.games), 2 * len(account.games))


def winner_share(account: Account, _: Ledger) -> Fraction:
    """Mean share of the winner's score, over the games whose scores are known; whoever did not come had none of it."""
    scored = [game for game in account.games if _is_scored(game) or not _came(game)]
    shares = [(own, best) for own, best, _ in map(_scores, scored) if best > 0]
    whole = lcm(*(best for _, best in shares))
    share = sum(own * (whole // best) for own, best in shares)
    return Fraction(share, whole * len(scored)) if shares else NONE


def table_share(account: Account, _: Ledger) -> Fraction:
    """Sum of shares of all points scored at the table; a table of three is reckoned with its mean as a fourth."""
    return sum((share_of(game.result.lines, game.line) for game in account.games), NONE)


def share_of(lines: Sequence[Line], number: int) -> Fraction:
    """Give what part of all points scored at a table went to one of its lines."""
    scores = [max(0, line.score or 0) for line in lines]
    whole = Fraction(sum(scores) * 4, 3) if len(scores) == 3 else Fraction(sum(scores))
    return scores[number] / whole if whole else NONE


def margin(account: Account, _: Ledger) -> Fraction:
    """Mean lead over the best of the others, below zero when behind, over the games whose scores are known."""
    leads = [own - others for own, _, others in map(_scores, filter(_is_scored, account.games))]
    return Fraction(sum(leads), len(leads)) if leads else NONE


def total_score(account: Account, _: Ledger) -> Fraction:
    """Sum of all scores in the game itself."""
    return Fraction(sum(game.result.lines[game.line].score or 0 for game in account.games))


def opponents(account: Account, ledger: Ledger) -> Fraction:
    """Mean points per game of everybody met, without the game in common; byes and penalties do not count."""
    sums: dict[int, int] = {}
    met = 0
    for game in account.games:
        for number, line in enumerate(game.result.lines):
            other = ledger[line.entrant]
            elsewhere = len(other.games) - 1
            if number != game.line and elsewhere:
                sums[elsewhere] = sums.get(elsewhere, 0) + other.won - game.shares[number]
                met += 1
    if not met:
        return NONE
    return sum((Fraction(total, count) for count, total in sums.items()), NONE) / (met * UNIT)


def _is_scored(game: Game) -> bool:
    """Say whether an entrant's score is known: who won because nobody else came has none, and loses nothing by it."""
    return game.result.lines[game.line].score is not None


def _came(game: Game) -> bool:
    return game.result.lines[game.line].came


def _scores(game: Game) -> tuple[int, int, int]:
    """Give one's own score, the table's best, and the best of the others."""
    lines = game.result.lines
    own = lines[game.line].score or 0
    others = max([line.score or 0 for number, line in enumerate(lines) if number != game.line], default=0)
    return own, max(own, others), others


METRICS: dict[str, Metric] = {
    "points": points,
    "mean_points": mean_points,
    "wins": _finishes(1),
    "seconds": _finishes(2),
    "thirds": _finishes(3),
    "mean_place": mean_place,
    "winner_share": winner_share,
    "table_share": table_share,
    "margin": margin,
    "total_score": total_score,
    "opponents": opponents,
}
"""What can be counted for one entrant alone."""
