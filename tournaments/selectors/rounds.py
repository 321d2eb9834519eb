"""Questions about rounds: was a pairing what it had to be, and why is a table what it is?"""

from collections.abc import Iterable
from typing import NamedTuple
from uuid import UUID

import msgspec

from accounts.selectors import names_of
from games.kit.record import to_data
from replays.store import log
from tournaments import pairing
from tournaments.draws import next_round
from tournaments.draws.swiss import pairing_in
from tournaments.events import RoundPaired, from_event
from tournaments.pairing import Reasons
from tournaments.refusals import Refused
from tournaments.state import Competition, Round, Table
from tournaments.streams import competition, competition_at, stream_of


class CheckedRound(NamedTuple):
    """What a check of a stored pairing found; no faults is good."""

    tournament: str
    round: int
    tables: int
    seed: int
    version: str
    cost: list[int]
    faults: list[str]


class SeatRow(NamedTuple):
    """A chair at a table, and what came of it."""

    seat: int
    entrant: int
    player: str
    name: str
    place: int | None
    score: int | None
    came: bool | None


class TableRow(NamedTuple):
    """A table of a round."""

    table: int
    group: str
    match: UUID
    is_played_here: bool
    seats: list[SeatRow]


class RoundRow(NamedTuple):
    """A round: its tables, who rests, and when it is played."""

    round: int
    closed: bool
    starts: int
    ends: int
    byes: list[int]
    tables: list[TableRow]


def round_of(tournament: UUID, round_: int) -> RoundRow:
    """Tell who sits where in a round, and how each table ended."""
    state, _ = competition(tournament)
    found = round_in(state, round_)
    names = names_in(state, (number for table in found.tables for number in table.entrants))
    tables = []
    for table in found.tables:
        here, match = state.settings.play != "hand" or bool(table.match), state.match_id(round_, table.number)
        tables.append(TableRow(table.number, table.group, match, here, seats_of(state, table, names)))
    return RoundRow(round_, found.closed, found.starts, found.ends, found.byes, tables)


def seats_of(state: Competition, table: Table, names: dict[int, str]) -> list[SeatRow]:
    """Tell who sits in each chair of a table, and what came of it."""
    results = {result.entrant: (result.place, result.score, result.came) for result in table.result or ()}
    return [
        SeatRow(seat, one, state.entrants[one].player, names[one], *results.get(one, (None, None, None)))
        for seat, one in enumerate(table.entrants)
    ]


def names_in(state: Competition, numbers: Iterable[int]) -> dict[int, str]:
    """Name some entrants, by number."""
    asked = [one for one in numbers if one in state.entrants]
    names = names_of(state.entrants[one].player for one in asked)
    return {one: names[state.entrants[one].player] for one in asked}


def check_stored_round(tournament: UUID, round_: int) -> CheckedRound:
    """Run a stored pairing again, from its own inputs and from the tournament as it was just before."""
    found = round_in(competition(tournament)[0], round_)
    paired = paired_in(tournament, found)
    stored = pairing_in(paired)
    faults = list(pairing.check(*stored)) if stored else []
    if faults == ["differs"] and paired.version != str(pairing.VERSION):
        faults = ["version"]
    if not faults and not _same(paired, next_round(competition_at(tournament, found.paired_at - 1))):
        faults.append("state")
    return CheckedRound(str(tournament), round_, len(paired.tables), paired.seed, paired.version, paired.cost, faults)


def why_table(tournament: UUID, round_: int, table: int) -> Reasons | None:
    """Collect the facts behind a table; None where a schedule and not a search made it."""
    stored = pairing_in(paired_in(tournament, round_in(competition(tournament)[0], round_)))
    if stored is None or not 1 <= table <= len(stored[1].tables):
        return None
    return pairing.explain(*stored, table)


def paired_in(tournament: UUID, round_: Round) -> RoundPaired:
    """Read the event that paired a round."""
    (event,) = log.read(stream_of(tournament), after=round_.paired_at - 1, upto=round_.paired_at)
    paired: RoundPaired = from_event(event)
    return paired


def round_in(state: Competition, round_: int) -> Round:
    """Find a round by number, or say that there is none."""
    found = state.round_number(round_)
    if found is None:
        raise Refused("unknown-round", round=round_)
    return found


def _same(one: RoundPaired, other: RoundPaired) -> bool:
    """Compare two pairings apart from when and why they were made, and by which revision of the search."""
    bare = [msgspec.structs.replace(each, starts=0, ends=0, version="", reason="") for each in (one, other)]
    return to_data(bare[0]) == to_data(bare[1])
