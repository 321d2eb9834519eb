"""From a tournament's state to its standings: what counts, by which rules, as of which round."""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction

from tournaments.settings import Settings
from tournaments.standings.points import DEFAULT, Scale
from tournaments.standings.scoring import USUAL, Scoring
from tournaments.standings.table import standings
from tournaments.standings.values import UNIT, Award, Games, Line, Result, Row
from tournaments.state import Competition, Round


def scale_of(settings: Settings) -> Scale:
    """Give the points for each table size: the organiser's where he set them, else the usual ones."""
    return {**DEFAULT, **{int(size): points for size, points in settings.points.items()}}


def scoring_of(state: Competition) -> Scoring:
    """Give the rules by which a tournament is scored."""
    settings = state.settings
    return Scoring(scale_of(settings), tuple(settings.tie_breaks) or USUAL, seed=state.seed)


def results_of(rounds: Iterable[Round]) -> tuple[Result, ...]:
    """List how the tables of some rounds ended, those that have."""
    return tuple(
        Result(
            round_.number,
            table.number,
            tuple(Line(seat.entrant, seat.place, seat.score, seat.came) for seat in table.result),
        )
        for round_ in rounds
        for table in round_.tables
        if table.result is not None
    )


def games_of(state: Competition) -> Games:
    """Collect all that counts: results, byes and penalties of everybody who took part."""
    results = results_of(state.rounds)
    bye = _bye_points(state.settings)
    byes = [Award(r.number, entrant, bye, is_bye=True) for r in state.rounds for entrant in r.byes]
    penalties = [Award(one.round, one.entrant, Fraction(-one.points, UNIT)) for one in state.penalties.values()]
    joined = {one.number: one.from_round for one in state.entrants.values() if one.from_round > 1}
    return Games(_field(state, results), results, (*byes, *penalties), joined=joined)


def by_points(state: Competition, through: int) -> tuple[Row, ...]:
    """Rank everybody by all that was played in the rounds through this one."""
    return standings(games_of(state).through(through), scoring_of(state))


def stage_of(state: Competition, entrants: Collection[int], rounds: Sequence[Round]) -> Games:
    """Collect what counts among some entrants in some rounds alone; whoever sat there is one of them."""
    numbers, results = {round_.number for round_ in rounds}, results_of(rounds)
    everybody = {*entrants, *(line.entrant for result in results for line in result.lines)}
    awards = tuple(one for one in games_of(state).awards if one.round in numbers and one.entrant in everybody)
    return Games(tuple(sorted(everybody)), results, awards)


def _field(state: Competition, results: tuple[Result, ...]) -> tuple[int, ...]:
    played = {line.entrant for result in results for line in result.lines}
    played.update(entrant for round_ in state.rounds for entrant in round_.byes)
    played.update(penalty.entrant for penalty in state.penalties.values())
    present = ("active", "paused")
    return tuple(one.number for one in state.entrants.values() if one.status in present or one.number in played)


def _bye_points(settings: Settings) -> Fraction:
    worth = scale_of(settings)[settings.table]
    return {"mean": Fraction(sum(worth), len(worth)), "win": Fraction(worth[0]), "nothing": Fraction(0)}[settings.bye]
