"""The rows of tournaments: made from the folded state, and only where an event has touched them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from games.kit.events import Event
from replays.store import log
from replays.store.projection import Projection, register
from replays.store.rows import as_id
from tournaments import events as e
from tournaments.draws import planned_rounds
from tournaments.fold import SCORING, fold
from tournaments.follow_up import BIG
from tournaments.models import EntrantRow, Progress, RoleRow, Seating, Standing, Tournament
from tournaments.projections.standings import count_standings
from tournaments.projections.upsert import upsert
from tournaments.state import Competition

AT_TABLE = (e.TableMoved, e.ResultProposed, e.ResultRecorded, e.ResultCorrected, e.SeatsCorrected)
OF_ROLES = (
    *(e.TournamentOpened, e.RoleGiven, e.RoleTaken),
    *(e.EntrantInvited, e.InvitationDeclined, e.InvitationWithdrawn),
)


@dataclass
class Touched:
    """The rows that some events have touched."""

    entrants: set[int] = field(default_factory=set)
    tables: set[tuple[int, int]] = field(default_factory=set)
    roles: bool = False
    standings: bool = False

    def by(self, fact: e.Fact, state: Competition) -> None:
        """Note what a fact touches."""
        for name in ("entrant", "substitute"):
            if number := getattr(fact, name, 0):
                self.entrants.add(number)
        if isinstance(fact, e.RoundPaired | e.RoundProlonged):
            self.tables.update((fact.round, table.number) for table in state.rounds[fact.round - 1].tables)
        elif isinstance(fact, e.EntrantSubstituted):
            rounds = state.rounds[fact.from_round - 1 :]
            self.tables.update((r.number, t.number) for r in rounds for t in r.tables if fact.substitute in t.entrants)
        elif isinstance(fact, AT_TABLE):
            self.tables.add((fact.round, fact.table))
        self.roles |= isinstance(fact, OF_ROLES)
        self.standings |= isinstance(fact, SCORING)

    @classmethod
    def all_of(cls, state: Competition) -> "Touched":
        """Name every row."""
        tables = {(round_.number, table.number) for round_ in state.rounds for table in round_.tables}
        return cls(set(state.entrants), tables, roles=True, standings=True)


def project(state: Competition, facts: Sequence[e.Fact], at: int) -> None:
    """Bring the rows of a tournament up to date with these facts, which its state already knows."""
    touched = Touched()
    for fact in facts:
        touched.by(fact, state)
    _write(state, touched, at)
    if touched.standings and len(state.entrants) <= BIG:
        count_standings(state)


def apply(stream: str, events: Sequence[Event]) -> None:
    """Bring the rows up to date with the next events of a stream, or make them all if these begin it."""
    whole = events[0].seq == 0
    state = fold(events if whole else log.read(stream, upto=events[-1].seq))
    Tournament.objects.get_or_create(id=state.id, defaults={"slug": str(state.id), "title": "Unnamed tournament"})
    touched = Touched.all_of(state) if whole else Touched()
    for event in events if not whole else ():
        touched.by(e.from_event(event), state)
    _write(state, touched, events[-1].at)
    if touched.standings:
        count_standings(state)


def clear() -> None:
    """Empty the tables; what people wrote stays."""
    for model in (Progress, EntrantRow, RoleRow, Seating, Standing):
        model.objects.all().delete()


def _write(state: Competition, touched: Touched, at: int) -> None:
    Progress.objects.update_or_create(tournament_id=state.id, defaults=_progress(state, at))
    entrants = [_entrant(state, number) for number in sorted(touched.entrants)]
    upsert(EntrantRow, ("tournament_id", "number"), entrants)
    seatings = [row for place in sorted(touched.tables) for row in _seatings(state, *place)]
    upsert(Seating, ("tournament_id", "round", "table", "seat"), seatings)
    if touched.roles:
        RoleRow.objects.filter(tournament=state.id).exclude(role="player").delete()
        RoleRow.objects.bulk_create(_roles(state))
    touched_entrants = [state.entrants[number] for number in touched.entrants]
    expelled = [one.player for one in touched_entrants if one.status == "expelled"]
    if expelled:
        RoleRow.objects.filter(tournament=state.id, role="player", player__in=expelled).delete()
    players = {one.player for one in touched_entrants} - set(expelled)
    RoleRow.objects.bulk_create(
        [RoleRow(tournament_id=state.id, player=player, role="player") for player in sorted(players)],
        ignore_conflicts=True,
    )


def _progress(state: Competition, at: int) -> dict[str, Any]:
    return {
        "seq": state.seq,
        "status": state.status,
        "game": state.settings.game,
        "format": state.settings.format,
        "entry": state.settings.entry,
        "play": state.settings.play,
        "listed": state.settings.listed,
        "round": len(state.rounds),
        "rounds": planned_rounds(state),
        "entrants": len(state.entrants),
        "open_tables": sum(len(round_.open_tables) for round_ in state.rounds if not round_.closed),
        "round_closed": bool(state.rounds) and not state.is_playing,
        "season": UUID(state.season) if state.season else None,
        "division": state.division,
        "changed_at": at,
    }


def _entrant(state: Competition, number: int) -> tuple[Any, ...]:
    one = state.entrants[number]
    standing = (one.rating, one.status, one.from_round, one.stands_in_for)
    return (as_id(state.id), number, one.player, one.bot, *standing)


def _seatings(state: Competition, round_number: int, table_number: int) -> Iterator[tuple[Any, ...]]:
    round_ = state.rounds[round_number - 1]
    table = round_.tables[table_number - 1]
    results = {result.entrant: (result.place, result.score, result.came) for result in table.result or ()}
    told_by = table.proposed_by if table.proposal and not table.is_done else ""
    tournament, match = as_id(state.id), as_id(state.match_id(round_number, table_number))
    for seat, number in enumerate(table.entrants):
        result = results.get(number, (None, None, None))
        chair = (tournament, round_number, table_number, seat, number, state.entrants[number].player, match)
        yield (*chair, *result, round_.starts, round_.ends, table.decided, told_by, table.decided_at)


def _roles(state: Competition) -> list[RoleRow]:
    rows = [(player, role) for player, roles in state.roles.items() for role in sorted(roles)]
    rows += [(player, "invited") for player in sorted(state.invited)]
    return [RoleRow(tournament_id=state.id, player=player, role=role) for player, role in rows]


register(Projection("tournaments", "tournament:", frozenset(e.KINDS), clear, apply))
