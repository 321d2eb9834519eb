"""The ladder: whoever is free plays those nearest in strength as known by then, while others still play."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from tournaments import tally
from tournaments.draws.choices import Choices, chosen
from tournaments.draws.draw import kept_apart
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
    """Read the options of a ladder: its rounds are the matches that are enough for each."""
    chosen(settings, Choices)
    return LadderOptions(settings.table, settings.rounds)


def rounds_of(_: Competition) -> int:
    """Tell that a ladder has no last round."""
    return 0


def is_time(state: Competition) -> bool:
    """Say whether the next matches can be made by themselves: somebody waits, and others than just now are free."""
    options, free, there = options_of(state.settings), _climbers(state), state.playing(state.next_round)
    return options.is_time(len(free), len(there)) and next_table(free, options, 0) is not None


def draw(state: Competition) -> RoundPaired:
    """Make tables of those who do not play just now, one after the other, until nobody waits or too few are free."""
    free = _climbers(state)
    recent = kept_apart(state, (table for round_ in state.rounds[-RECENT:] for table in round_.tables))
    options = options_of(state.settings)
    tables: list[list[int]] = []
    while found := next_table(free, options, state.seed + 1000 * state.next_round + len(tables), recent):
        tables.append(list(found.seats))
        free = [one for one in free if one.entrant not in found.seats]
    require(bool(tables), "nobody-waits")
    climbers = [list(one) for one in _climbers(state)]
    return RoundPaired(round=state.next_round, tables=tables, inputs={"climbers": climbers})


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
    """Tell the strength, in thousandths, of everybody who sits at no open table."""
    stays: dict[int, list[int]] = {}
    busy: set[int] = set()
    for round_ in state.rounds:
        for table in round_.tables:
            for seat, entrant in enumerate(table.entrants):
                stays.setdefault(entrant, [0] * state.settings.table)[seat] += 1
            if not table.is_done:
                busy.update(table.entrants)
    book = _book(state.rounds)
    climbers = []
    for one in state.playing(state.next_round):
        if one.number not in busy:
            rating, sat = book.rating(str(one.number)), tuple(stays.get(one.number, ()))
            mu, sigma = round(rating.mu * 1000), round(rating.sigma * 1000)
            climbers.append(Climber(one.number, mu, sigma, sum(sat), sat))
    return climbers
