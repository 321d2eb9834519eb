"""An imagined tournament: the same draws as a real one, with results by strength and luck, and nothing stored."""

import time
from itertools import combinations
from random import Random
from typing import Any
from uuid import UUID

from tournaments.draws import check_format, next_round
from tournaments.events import RoundPaired, SeatResult
from tournaments.refusals import Refused
from tournaments.settings import Settings
from tournaments.state import Competition, Entrant, Round, Table


def imagine(settings: Settings, players: int, rounds: int, seed: int) -> dict[str, Any]:
    """Play rounds until the plan or the wish ends, and count what players would complain about."""
    check_format(settings)
    state = Competition(id=UUID(int=seed % 2**128), settings=settings, seed=seed)
    for number in range(1, players + 1):
        state.entrants[number] = Entrant(number, f"player:{number}", "", 0, 1)
    luck = Random(seed)
    strength = {number: luck.gauss(0, 1) for number in state.entrants}
    seconds = []
    for _ in range(rounds):
        began = time.perf_counter()
        try:
            paired = next_round(state)
        except Refused as refused:
            if refused.code != "no-more-rounds":
                raise
            break
        seconds.append(round(time.perf_counter() - began, 3))
        state.rounds.append(_played(paired, strength, luck))
    return {
        "players": players,
        "table": settings.table,
        "rounds": len(state.rounds),
        **_complaints(state),
        "seconds_per_round": seconds,
    }


def _played(paired: RoundPaired, strength: dict[int, float], luck: Random) -> Round:
    tables = []
    for number, seats in enumerate(paired.tables, 1):
        order = sorted(seats, key=lambda one: -strength[one] - luck.gauss(0, 1))
        places = {one: place for place, one in enumerate(order, 1)}
        result = [SeatResult(one, places[one], 100 - 10 * places[one]) for one in seats]
        tables.append(Table(number, list(seats), result=result))
    inputs = {} if paired.cost else paired.inputs
    return Round(paired.round, tables, paired.byes, paired.round, 0, 0, inputs, closed=True)


def _complaints(state: Competition) -> dict[str, int]:
    met: dict[frozenset[int], int] = {}
    stays: dict[int, list[int]] = {}
    short: dict[int, int] = {}
    for round_ in state.rounds:
        for table in round_.tables:
            for pair in map(frozenset, combinations(table.entrants, 2)):
                met[pair] = met.get(pair, 0) + 1
            for seat, entrant in enumerate(table.entrants):
                stays.setdefault(entrant, [0] * state.settings.table)[seat] += 1
                short[entrant] = short.get(entrant, 0) + (len(table.entrants) < state.settings.table)
    return {
        "rematches": sum(times - 1 for times in met.values()),
        "max_seat_imbalance": max((max(seats) - min(seats) for seats in stays.values()), default=0),
        "max_short_tables": max(short.values(), default=0),
        "byes": sum(len(round_.byes) for round_ in state.rounds),
    }
