"""The next round of a tournament: who sits where, with all that the event is to hold."""

from dataclasses import replace

import msgspec

from tournaments.events import RoundPaired
from tournaments.pairing.draw import pair
from tournaments.pairing.values import VERSION, BadRequest, Cost, Entrant, Pairing, Request, seed_of
from tournaments.refusals import Refused
from tournaments.state import Competition
from tournaments.tally import rows_of


def swiss_round(state: Competition) -> RoundPaired:
    """Pair a Swiss round: near in points, nobody twice, seats in turn."""
    round_ = state.next_round
    request = request_of(state)
    request = replace(request, seed=seed_of(f"{state.id}/{state.seed}", round_, request))
    found = pair(request)
    if not found.tables:
        raise Refused("too-few-entrants", count=len(request.entrants))
    return RoundPaired(
        round=round_,
        tables=[list(table) for table in found.tables],
        byes=list(found.byes),
        seed=request.seed,
        version=str(VERSION),
        inputs=msgspec.to_builtins(request),
        cost=list(found.cost),
    )


def request_of(state: Competition) -> Request:
    """Collect what pairing the next round depends on; before the first result, ratings stand for points."""
    byes: dict[int, int] = {}
    for round_ in state.rounds:
        for number in round_.byes:
            byes[number] = byes.get(number, 0) + 1
    scores = {row.entrant: row.score for row in rows_of(state)}
    playing = state.playing(state.next_round)
    entrants = [
        Entrant(one.number, scores.get(one.number, 0) if state.rounds else one.rating, byes.get(one.number, 0))
        for one in playing
    ]
    try:
        return Request(
            entrants=tuple(entrants),
            earlier=tuple(tuple(table.entrants) for round_ in state.rounds for table in round_.tables),
            forbidden=tuple(sorted(state.forbidden)),
            table_size=state.settings.table,
            smallest=smallest_table(state),
        )
    except BadRequest as error:
        raise Refused("bad-settings", what=str(error)) from error


def smallest_table(state: Competition) -> int:
    """Give the size below which no table is set: one less than a full one unless the organiser says otherwise."""
    asked = int(state.settings.options.get("smallest", 0))
    return asked or max(2, state.settings.table - 1)


def pairing_in(paired: RoundPaired) -> tuple[Request, Pairing]:
    """Read a searched pairing back from its event: what was asked, and what was answered."""
    request = msgspec.convert(paired.inputs, Request)
    tables = tuple(tuple(table) for table in paired.tables)
    return request, Pairing(tables, tuple(paired.byes), Cost(*paired.cost))
