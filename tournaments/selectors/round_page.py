"""A round for people: where each table stands, who is missing what, and what was decided."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from accounts.models import Player
from accounts.selectors import names_of
from replays.models import Match
from replays.models.match import Status
from replays.store import log
from replays.store.clock import clock
from tournaments.events import from_event
from tournaments.selectors.rounds import SeatRow, names_in, round_in, seats_of
from tournaments.state import GONE, Competition, Round, Table
from tournaments.streams import competition, stream_of
from tournaments.tell import Line, lines_of

TOLD = 20
"""Decisions that a round page lists, the newest."""
FOUND = 20
SHOWN = frozenset(
    {
        *("round-paired", "round-closed", "round-prolonged", "standings-published", "tournament-ended"),
        *("result-proposed", "result-recorded", "result-corrected", "seats-corrected"),
        *("penalty-given", "penalty-lifted", "tie-breaks-changed", "settings-changed"),
        *("entrant-paused", "entrant-returned", "entrant-withdrawn", "entrant-expelled", "entrant-substituted"),
    }
)
"""What everybody may read of the organiser's log on the page of a round."""


class TableCard(NamedTuple):
    """A table: its seats, how it stands, and what is awaited of whom."""

    table: int
    group: str
    match: UUID | None
    seats: list[SeatRow]
    status: str
    late: bool
    by: str
    since: int
    until: int
    left: list[str]


class RoundPage(NamedTuple):
    """Some tables of a round, and how many there are in each state."""

    round: Round
    tables: list[TableCard]
    total: int
    counts: dict[str, int]
    byes: list[str]
    waiting: list[int]


class Found(NamedTuple):
    """Where somebody sits; table 0 is a bye, None nowhere."""

    name: str
    table: int | None


def round_page(tournament: UUID, number: int, start: int = 0, count: int | None = None) -> RoundPage:
    """Show some of the tables of a round."""
    state, _ = competition(tournament)
    found = round_in(state, number)
    some = found.tables[start : None if count is None else start + count]
    names = names_in(state, [*found.byes, *(one for table in some for one in table.entrants)])
    statuses = [status_of(state, table) for table in found.tables]
    counts = {name: statuses.count(name) for name in ("done", "told", "left", "open")}
    waiting = [t.number for t, status in zip(found.tables, statuses, strict=True) if status in ("told", "left")]
    cards = _cards(state, found, some, names)
    return RoundPage(found, cards, len(found.tables), counts, [names[one] for one in found.byes], waiting)


def table_card(tournament: UUID, number: int, table: int) -> TableCard | None:
    """Show one table; None where there is none."""
    state, _ = competition(tournament)
    found = round_in(state, number)
    there = found.table(table)
    return _cards(state, found, [there], names_in(state, there.entrants))[0] if there else None


def status_of(state: Competition, table: Table) -> str:
    """Say where a table stands: done, told by somebody, stopped by one who left, or open."""
    if table.is_done:
        return "done"
    if table.proposal is not None:
        return "told"
    gone = any(state.entrants[one].status in GONE for one in table.entrants)
    return "left" if gone else "open"


def seated_at(tournament: UUID, number: int, who: str) -> list[Found]:
    """Find those whose name holds these letters, with the table at which they sit in a round."""
    state, _ = competition(tournament)
    found = round_in(state, number)
    at = {one: table.number for table in found.tables for one in table.entrants} | dict.fromkeys(found.byes, 0)
    players = Player.objects.filter(name__icontains=who).order_by("name")[: 5 * FOUND]
    entered = [(player.name, state.numbers.get(player.actor)) for player in players]
    return [Found(name, at.get(entrant)) for name, entrant in entered if entrant][:FOUND]


def decided_in(tournament: UUID, number: int) -> list[Line]:
    """Tell the newest decisions that were made while a round was played, or later about it, the newest first."""
    state, _ = competition(tournament)
    found = round_in(state, number)
    after = state.round_number(number + 1)
    last = after.paired_at - 1 if after else state.seq
    stream = stream_of(tournament)
    events = log.read(stream, after=max(found.paired_at - 1, last - 4 * TOLD), upto=last)
    later = log.read_kinds(stream, ("result-corrected", "seats-corrected"), after=last) if after else []
    about = [event for event in later if from_event(event).round == number]
    shown = [event for event in (*events, *about) if event.kind in SHOWN][-TOLD:]
    return lines_of(tournament, shown)[::-1]


def _cards(state: Competition, found: Round, tables: Sequence[Table], names: dict[int, str]) -> list[TableCard]:
    here = state.settings.play != "hand"
    ids = {table.number: state.match_id(found.number, table.number) for table in tables if here or table.match}
    matches = {match.id: match for match in Match.objects.filter(id__in=ids.values())}
    tellers = names_of(table.proposed_by for table in tables if table.proposal)
    late = bool(found.ends) and not found.closed and clock() > found.ends
    cards = []
    for table in tables:
        match = matches.get(ids.get(table.number, UUID(int=0)))
        status, by, since, until = status_of(state, table), "", 0, 0
        if status == "told":
            by = tellers[table.proposed_by]
        elif status != "done" and match and match.status == Status.RUNNING:
            status, since, until = "playing", match.turn_since or 0, match.flag_at or 0
            by = names[table.entrants[match.to_move]] if match.to_move is not None else ""
        left = [names[one] for one in table.entrants if status == "left" and state.entrants[one].status in GONE]
        seats = seats_of(state, table, names)
        shown = match.id if match else None
        is_late = late and status != "done"
        cards.append(TableCard(table.number, table.group, shown, seats, status, is_late, by, since, until, left))
    return cards
