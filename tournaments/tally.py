"""From a tournament's state to its standings: what counts, by which rules, as of which round."""

from fractions import Fraction

from tournaments.settings import Settings
from tournaments.standings.points import DEFAULT, Scale
from tournaments.standings.scoring import USUAL, Scoring
from tournaments.standings.table import standings
from tournaments.standings.values import UNIT, Award, Games, Line, Result, Row
from tournaments.state import Competition


def scale_of(settings: Settings) -> Scale:
    """Give the points for each table size: the organiser's where he set them, else the usual ones."""
    return {**DEFAULT, **{int(size): points for size, points in settings.points.items()}}


def scoring_of(state: Competition) -> Scoring:
    """Give the rules by which a tournament is scored."""
    settings = state.settings
    return Scoring(scale_of(settings), tuple(settings.tie_breaks) or USUAL, seed=state.seed)


def games_of(state: Competition) -> Games:
    """Collect all that counts: results, byes and penalties of everybody who took part."""
    results = tuple(
        Result(
            round_.number,
            table.number,
            tuple(Line(seat.entrant, seat.place, seat.score, seat.came) for seat in table.result),
        )
        for round_ in state.rounds
        for table in round_.tables
        if table.result is not None
    )
    bye = _bye_points(state.settings)
    byes = [Award(r.number, entrant, bye, is_bye=True) for r in state.rounds for entrant in r.byes]
    penalties = [Award(one.round, one.entrant, Fraction(-one.points, UNIT)) for one in state.penalties.values()]
    return Games(_field(state, results), results, (*byes, *penalties))


def rows_of(state: Competition, through: int | None = None) -> tuple[Row, ...]:
    """Rank everybody, counting the rounds through this one, or all."""
    games = games_of(state)
    return standings(games if through is None else games.through(through), scoring_of(state))


def _field(state: Competition, results: tuple[Result, ...]) -> tuple[int, ...]:
    played = {line.entrant for result in results for line in result.lines}
    played.update(entrant for round_ in state.rounds for entrant in round_.byes)
    played.update(penalty.entrant for penalty in state.penalties.values())
    present = ("active", "paused")
    return tuple(one.number for one in state.entrants.values() if one.status in present or one.number in played)


def _bye_points(settings: Settings) -> Fraction:
    worth = scale_of(settings)[settings.table]
    return {"mean": Fraction(sum(worth), len(worth)), "win": Fraction(worth[0]), "nothing": Fraction(0)}[settings.bye]
