"""The ladder in bouts: everybody free plays once a bout, against those nearest in strength as known by then."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from tournaments import tally
from tournaments.draws.draw import met
from tournaments.events import RoundPaired
from tournaments.formats.ladder import Climber, LadderOptions, next_table
from tournaments.formats.options import require
from tournaments.ratings import Book, RatedMatch, Rating, rate_all
from tournaments.settings import Settings
from tournaments.standings.scoring import Scoring
from tournaments.standings.table import standings
from tournaments.standings.values import Row
from tournaments.state import Competition, Round

RECENT = 3
"""Bouts in which a meeting counts as recent."""


def options_of(settings: Settings) -> LadderOptions:
    """Read the options of a ladder; bots have shown that they can play before they were let in."""
    return LadderOptions(settings.table, validate=False)


def draw(state: Competition) -> RoundPaired:
    """Make tables, one after the other, until too few are free; they rest this time."""
    free = _climbers(state)
    recent = met(table for round_ in state.rounds[-RECENT:] for table in round_.tables)
    options = options_of(state.settings)
    tables: list[list[int]] = []
    while found := next_table(free, options, state.seed + 1000 * state.next_round + len(tables), recent):
        tables.append(list(found.seats))
        free = [one for one in free if one.entrant not in found.seats]
    require(bool(tables), "too-few-players")
    climbers = [list(one) for one in _climbers(state)]
    return RoundPaired(
        round=state.next_round,
        tables=tables,
        byes=[one.entrant for one in free],
        inputs={"climbers": climbers},
    )


def scoring_of(state: Competition) -> Scoring:
    """Put strength before the points, which only tell how much somebody has played."""
    usual = tally.scoring_of(state)
    return replace(usual, first="strength", tie_breaks=("points", *usual.tie_breaks))


def rank(state: Competition, through: int) -> tuple[Row, ...]:
    """Rank by the strength that is almost surely reached: three times the doubt below the mean."""
    games, book = tally.games_of(state).through(through), _book(state.rounds[:through])
    strength = {one: _sure(book.rating(str(one))) for one in games.entrants}
    return standings(replace(games, given={"strength": strength}), scoring_of(state))


def _sure(rating: Rating) -> Fraction:
    return Fraction(round(100 * (rating.mu - 3 * rating.sigma)), 100)


def _book(rounds: Iterable[Round]) -> Book:
    """Rate everybody by the results of this ladder alone, where all came."""
    matches = []
    for round_ in rounds:
        for table in round_.tables:
            if table.result and all(seat.came for seat in table.result):
                players = tuple(str(seat.entrant) for seat in table.result)
                places = tuple(seat.place for seat in table.result)
                matches.append(RatedMatch(round_.number, f"{table.number:06}", players, places))
    return rate_all(matches)


def _climbers(state: Competition) -> list[Climber]:
    """Tell the strength of everybody free, in thousandths."""
    stays: dict[int, list[int]] = {}
    for round_ in state.rounds:
        for table in round_.tables:
            for seat, entrant in enumerate(table.entrants):
                stays.setdefault(entrant, [0] * state.settings.table)[seat] += 1
    book = _book(state.rounds)
    climbers = []
    for one in state.playing(state.next_round):
        rating = book.rating(str(one.number))
        mu, sigma = round(rating.mu * 1000), round(rating.sigma * 1000)
        climbers.append(Climber(one.number, mu, sigma, rating.matches, tuple(stays.get(one.number, ()))))
    return climbers
