"""Standings: rank by one metric after another, and remember which one decided."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import groupby

from games.kit.digest import fingerprint
from tournaments.standings.ledger import Account, ledger_of
from tournaments.standings.metrics import METRICS, NONE
from tournaments.standings.scoring import Scoring
from tournaments.standings.values import UNIT, Decision, Games, Row

Values = dict[int, dict[str, Fraction]]


def standings(games: Games, scoring: Scoring) -> tuple[Row, ...]:
    """Rank all entrants; each row tells what separated it from the one above."""
    ledger = ledger_of(games, scoring.scale)
    order = (scoring.first, *scoring.tie_breaks)
    alone = [name for name in order if name in METRICS]
    values: Values = {
        entrant: {name: METRICS[name](account, ledger) for name in alone} for entrant, account in ledger.items()
    }
    rows: list[Row] = []
    for entrant, decided, is_level in _ranked(sorted(games.entrants), order, _Tied(ledger, values, scoring.seed)):
        place = rows[-1].place if is_level else len(rows) + 1
        account = ledger[entrant]
        points = Fraction(account.points, UNIT)
        rows.append(Row(place, entrant, points, len(account.games), values[entrant], decided))
    return tuple(rows)


def history(games: Games, scoring: Scoring) -> dict[int, tuple[Row, ...]]:
    """Give the standings as they were after each round."""
    rounds = sorted({result.round for result in games.results} | {award.round for award in games.awards})
    return {round_: standings(games.through(round_), scoring) for round_ in rounds}


class _Tied:
    """Measures a group of tied entrants by any metric, and notes the values it found."""

    def __init__(self, ledger: dict[int, Account], values: Values, seed: int) -> None:
        self.ledger, self.values, self.seed = ledger, values, seed

    def measure(self, group: list[int], name: str) -> Callable[[int], Fraction]:
        if name not in METRICS:
            found = self._encounters(group) if name == "encounters" else self._lots(group)
            for entrant, value in found.items():
                self.values[entrant][name] = value
        return lambda entrant: self.values[entrant][name]

    def _encounters(self, group: list[int]) -> dict[int, Fraction]:
        """Count the points from those games in which all the tied sat together."""
        tied = set(group)
        won = dict.fromkeys(group, 0)
        for game in self.ledger[group[0]].games:
            if tied <= {line.entrant for line in game.result.lines}:
                for line, share in zip(game.result.lines, game.shares, strict=True):
                    if line.entrant in tied:
                        won[line.entrant] += share
        return {entrant: Fraction(share, UNIT) for entrant, share in won.items()}

    def _lots(self, group: list[int]) -> dict[int, Fraction]:
        """Draw a number for each from the seed, the same on every machine."""
        return {entrant: Fraction(int(fingerprint([self.seed, entrant])[:8], 16)) for entrant in group}


def _ranked(
    group: list[int], order: tuple[str, ...], tied: _Tied, above: tuple[int, str, Fraction] | None = None
) -> Iterator[tuple[int, Decision | None, bool]]:
    """Yield entrants best first, with what put them behind the one above and whether they are level with him."""
    if not order or len(group) == 1:
        for number, entrant in enumerate(group):
            yield entrant, _decision(entrant, above, tied) if number == 0 else None, number > 0
        return
    name, *rest = order
    value = tied.measure(group, name)
    for _, level in groupby(sorted(group, key=value, reverse=True), key=value):
        last = -1
        for entrant, decided, is_level in _ranked(list(level), tuple(rest), tied, above):
            yield entrant, decided, is_level
            last = entrant
        above = (last, name, value(last))


def _decision(entrant: int, above: tuple[int, str, Fraction] | None, tied: _Tied) -> Decision | None:
    if above is None:
        return None
    other, name, value = above
    return Decision(name, other, value, tied.values[entrant].get(name, NONE))
