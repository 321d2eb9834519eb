"""Knockout at tables: the best of each go on, wildcards fill the next round; nothing is ever drawn by lot."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tournaments import tally
from tournaments.draws.choices import KnockoutChoices, chosen, smallest_table
from tournaments.draws.draw import kept_apart, seeded, still_there
from tournaments.events import RoundPaired
from tournaments.formats.knockout import Cut, Finish, KnockoutOptions, cut, rounds_needed
from tournaments.formats.knockout import draw as seat
from tournaments.settings import Settings
from tournaments.standings.metrics import share_of
from tournaments.standings.scoring import Scoring
from tournaments.standings.table import in_stages
from tournaments.standings.values import Games, Row
from tournaments.state import Competition, Round
from tournaments.tally import results_of


def options_of(settings: Settings) -> KnockoutOptions:
    """Read the options of a knockout."""
    asked = chosen(settings, KnockoutChoices)
    smallest = smallest_table(settings.table, asked.smallest)
    return KnockoutOptions(settings.table, asked.keep, smallest, bool(asked.wildcards))


def rounds_of(state: Competition) -> int:
    """Those that were paired, and as many as it takes from there to a winner; fewer if others leave."""
    options = options_of(state.settings)
    if state.round is None or not state.round.open_tables:
        left = len(_left(state))
        return len(state.rounds) + (rounds_needed(left, options) if left > 1 else 0)
    seated = sum(len(table.entrants) for table in state.round.tables) + len(state.round.byes)
    return len(state.rounds) - 1 + rounds_needed(seated, options)


def draw(state: Competition) -> RoundPaired:
    """Seat those who are left, in the order of their seeds."""
    present = _left(state)
    earlier = [tuple(table.entrants) for round_ in state.rounds for table in round_.tables]
    rested = [one for round_ in state.rounds for one in round_.byes]
    apart = kept_apart(state, state.rounds[-1].tables if state.rounds else ())
    found = seat(present, options_of(state.settings), apart, earlier, rested)
    return RoundPaired(
        round=state.next_round,
        tables=[list(table) for table in found.tables],
        byes=list(found.byes),
        groups=["final"] if len(found.tables) == 1 and not found.byes else [],
        inputs={"seeded": present},
    )


def _left(state: Competition) -> list[int]:
    """List who plays on, in the order of their seeds."""
    order = seeded(state) if not state.rounds else [one.entrant for one in survivors(state, state.rounds[-1]).on]
    return list(still_there(state, order).values())


def survivors(state: Competition, round_: Round) -> Cut:
    """Tell who goes on after a round."""
    seeds = {entrant: seed for seed, entrant in enumerate(round_.inputs["seeded"], 1)}
    finishes = [
        Finish(
            line.entrant,
            seeds.get(line.entrant, len(seeds) + 1),
            result.table,
            line.place,
            share_of(result.lines, number),
            line.came,
        )
        for result in results_of([round_])
        for number, line in enumerate(result.lines)
    ]
    return cut(finishes, options_of(state.settings), round_.byes)


def scoring_of(state: Competition) -> Scoring:
    """Break ties as the cut does, whatever the organiser chose for other forms: by share, then by seed."""
    return Scoring(tally.scale_of(state.settings), ("table_share", "seed"))


def rank(state: Competition, through: int) -> tuple[Row, ...]:
    """Rank by the round that one reached, then by how one did in it."""
    rounds = state.rounds[:through]
    field = seeded(state) if not rounds else rounds[0].inputs["seeded"]
    stages = [_stage(state, [round_], round_.inputs["seeded"]) for round_ in rounds] or [_stage(state, [], field)]
    if rounds and not rounds[-1].open_tables:
        on = [one.entrant for one in survivors(state, rounds[-1]).on]
        stages += [_stage(state, [], on)] if on else []
    everybody = tally.games_of(state).through(through).entrants
    stages[0] = _seeded(replace(stages[0], entrants=tuple(sorted({*stages[0].entrants, *everybody}))), field)
    return in_stages(stages, scoring_of(state))


def _stage(state: Competition, rounds: list[Round], seeds: Sequence[int]) -> Games:
    return _seeded(tally.stage_of(state, [*seeds, *(one for round_ in rounds for one in round_.byes)], rounds), seeds)


def _seeded(games: Games, seeds: Sequence[int]) -> Games:
    """Give everybody his seed in a round; whoever came in later stands behind all who had one."""
    ranks = {entrant: -Fraction(seed) for seed, entrant in enumerate(seeds, 1)}
    return replace(games, given={"seed": {one: ranks.get(one, -Fraction(len(seeds) + 1)) for one in games.entrants}})
