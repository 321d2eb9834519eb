"""Table Swiss: those of like score meet, nobody twice if it can be helped, seats in turn."""

import msgspec

from tournaments.draws.choices import SwissChoices, chosen, smallest_table
from tournaments.events import RoundPaired
from tournaments.formats.options import require
from tournaments.formats.swiss import SwissOptions, pair_round
from tournaments.pairing import VERSION, Cost, Entrant, Pairing, Request
from tournaments.settings import Settings
from tournaments.state import Competition
from tournaments.tally import by_points


def options_of(settings: Settings) -> SwissOptions:
    """Read the options of a Swiss."""
    smallest = smallest_table(settings.table, chosen(settings, SwissChoices).smallest)
    return SwissOptions(settings.rounds, settings.table, smallest, settings.bye)


def rounds_of(state: Competition) -> int:
    """As many as the organiser set."""
    return state.settings.rounds


def draw(state: Competition) -> RoundPaired:
    """Pair a round by points so far; before the first result, ratings stand for points."""
    request, found = pair_round(
        options_of(state.settings),
        f"{state.id}/{state.seed}",
        state.next_round,
        _entrants(state),
        earlier=[tuple(table.entrants) for round_ in state.rounds for table in round_.tables],
        forbidden=sorted(state.forbidden),
    )
    require(bool(found.tables), "too-few-players")
    return RoundPaired(
        round=state.next_round,
        tables=[list(table) for table in found.tables],
        byes=list(found.byes),
        seed=request.seed,
        version=str(VERSION),
        inputs=msgspec.to_builtins(request),
        cost=list(found.cost),
    )


def pairing_in(paired: RoundPaired) -> tuple[Request, Pairing] | None:
    """Read a searched pairing back from its event: what was asked, and what was answered; None if none was searched."""
    if not paired.cost:
        return None
    request = msgspec.convert(paired.inputs, Request)
    tables = tuple(tuple(table) for table in paired.tables)
    return request, Pairing(tables, tuple(paired.byes), Cost(*paired.cost))


def _entrants(state: Competition) -> list[Entrant]:
    byes = [number for round_ in state.rounds for number in round_.byes]
    scores = {row.entrant: row.score for row in by_points(state, len(state.rounds))} if state.rounds else {}
    return [
        Entrant(one.number, scores.get(one.number, 0) if state.rounds else one.rating, byes.count(one.number))
        for one in state.playing(state.next_round)
    ]
