"""Knockout at tables: the best of each go on, wildcards fill the next round; nothing is ever drawn by lot."""

from fractions import Fraction

from tournaments.draws.draw import met, number, seeded
from tournaments.events import RoundPaired
from tournaments.formats.knockout import Cut, Finish, KnockoutOptions, cut, rounds_needed
from tournaments.formats.knockout import draw as seat
from tournaments.settings import Settings
from tournaments.state import Competition, Round


def options_of(settings: Settings) -> KnockoutOptions:
    """Read the options of a knockout."""
    return KnockoutOptions(
        settings.table,
        number(settings, "keep", 1),
        number(settings, "smallest", max(2, settings.table - 1)),
        bool(number(settings, "wildcards", 1)),
    )


def rounds_of(state: Competition) -> int:
    """As many as it takes to a winner."""
    options = options_of(state.settings)
    field = state.rounds[0].inputs["seeded"] if state.rounds else seeded(state)
    return rounds_needed(max(len(field), 2), options)


def draw(state: Competition) -> RoundPaired:
    """Seat those who are left, in the order of their seeds."""
    options = options_of(state.settings)
    order = seeded(state) if not state.rounds else [one.entrant for one in survivors(state).on]
    present = [one for one in order if state.entrants[one].plays_in(state.next_round)]
    earlier = [tuple(table.entrants) for round_ in state.rounds for table in round_.tables]
    found = seat(present, options, met(state.rounds[-1].tables) if state.rounds else None, earlier)
    return RoundPaired(
        round=state.next_round,
        tables=[list(table) for table in found.tables],
        byes=list(found.byes),
        groups=["final"] if len(found.tables) == 1 and not found.byes else [],
        inputs={"seeded": present},
    )


def survivors(state: Competition) -> Cut:
    """Tell who goes on after the newest round."""
    last: Round = state.rounds[-1]
    seeds = {entrant: seed for seed, entrant in enumerate(last.inputs["seeded"], 1)}
    finishes = [
        Finish(
            seat.entrant,
            seeds.get(seat.entrant, len(seeds) + 1),
            table.number,
            seat.place,
            Fraction(max(0, seat.score or 0), max(1, sum(max(0, one.score or 0) for one in table.result or ()))),
        )
        for table in last.tables
        for seat in table.result or ()
    ]
    return cut(finishes, options_of(state.settings), last.byes)
