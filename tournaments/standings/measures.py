"""What can be measured of entrants, each value when it is first asked for: most ties end long before the last one."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from games.kit.digest import fingerprint
from tournaments.standings.ledger import ledger_of
from tournaments.standings.metrics import METRICS, NONE
from tournaments.standings.scoring import AMONG_TIED, Scoring
from tournaments.standings.values import UNIT, Games


class Measures:
    """Measures entrants by what they played, by what is given of them, and by what they did among themselves."""

    def __init__(self, games: Games, scoring: Scoring) -> None:
        """Book all results once."""
        self.accounts = ledger_of(games, scoring.scale)
        order = (scoring.first, *scoring.tie_breaks)
        begun = bool(games.results or games.awards)  # before that nothing is decided, least of all by lot
        self.order = order if begun else tuple(name for name in order if name not in AMONG_TIED)
        self._given, self._seed = games.given, scoring.seed
        self._found: dict[int, dict[str, Fraction]] = {entrant: {} for entrant in games.entrants}

    def among(self, tied: Sequence[int], name: str) -> dict[int, Fraction]:
        """Measure those who are tied so far."""
        if name in AMONG_TIED:
            values = self._encounters(tied) if name == "encounters" else self._lots(tied)
            for entrant, value in values.items():
                self._found[entrant][name] = value
        return {entrant: self.value(entrant, name) for entrant in tied}

    def value(self, entrant: int, name: str) -> Fraction:
        """Measure one entrant; what is looked at only among tied ones is nothing where he was not tied."""
        found = self._found[entrant]
        if name not in found:
            if name in AMONG_TIED:
                return NONE
            given = self._given.get(name)
            found[name] = given[entrant] if given else METRICS[name](self.accounts[entrant], self.accounts)
        return found[name]

    def names(self, entrant: int) -> list[str]:
        """Name what can be told of an entrant: encounters and lots only if they were looked at."""
        return [name for name in self.order if name not in AMONG_TIED or name in self._found[entrant]]

    def _encounters(self, group: Sequence[int]) -> dict[int, Fraction]:
        """Count the points from those games in which all the tied sat together."""
        tied = set(group)
        won = dict.fromkeys(group, 0)
        for game in self.accounts[group[0]].games:
            if tied <= {line.entrant for line in game.result.lines}:
                for line, share in zip(game.result.lines, game.shares, strict=True):
                    if line.entrant in tied:
                        won[line.entrant] += share
        return {entrant: Fraction(share, UNIT) for entrant, share in won.items()}

    def _lots(self, group: Sequence[int]) -> dict[int, Fraction]:
        """Draw a number for each from the seed, the same on every machine."""
        return {entrant: Fraction(int(fingerprint([self._seed, entrant])[:8], 16)) for entrant in group}


class Values(Mapping[str, Fraction]):
    """All values of one entrant, by the names of the tie-breaks in their order."""

    __slots__ = ("_entrant", "_measures")

    def __init__(self, measures: Measures, entrant: int) -> None:
        """Look at one entrant."""
        self._measures, self._entrant = measures, entrant

    def __getitem__(self, name: str) -> Fraction:
        if name not in self._measures.names(self._entrant):
            raise KeyError(name)
        return self._measures.value(self._entrant, name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._measures.names(self._entrant))

    def __len__(self) -> int:
        return len(self._measures.names(self._entrant))
