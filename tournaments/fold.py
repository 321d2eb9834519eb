"""The fold: events in, the tournament as it stands out. Everything else is derived from it."""

from collections.abc import Callable, Iterable
from typing import Any
from uuid import UUID

import msgspec

from games.kit.errors import BadRecord
from games.kit.events import Event
from tournaments import events as e
from tournaments.state import GONE, Competition, Entrant, Round, Table

Apply = Callable[[Competition, Any, Event], None]
APPLY: dict[type[e.Fact], Apply] = {}
SCORING = (
    e.EntrantRegistered,
    e.EntrantTested,
    e.EntrantRefused,
    e.EntrantAdmitted,
    e.EntrantReturned,
    e.EntrantWithdrawn,
    e.EntrantExpelled,
    e.EntrantSubstituted,
    e.TieBreaksChanged,
    e.SettingsChanged,
    e.RoundPaired,
    e.ResultRecorded,
    e.ResultCorrected,
    e.PenaltyGiven,
    e.PenaltyLifted,
    e.RoundClosed,
    e.StandingsPublished,
)
"""What changes the standings, or what they are compared with."""


def fold(events: Iterable[Event]) -> Competition:
    """Make the tournament that these events, from the first on, tell of."""
    events = iter(events)
    first = next(events, None)
    if first is None or first.kind != "tournament-opened":
        raise BadRecord("not-a-tournament", stream=first.stream if first else "")
    opened: e.TournamentOpened = e.from_event(first)
    state = Competition(
        id=UUID(first.stream.partition(":")[2]),
        settings=opened.settings,
        seed=opened.seed,
        season=opened.season,
        division=opened.division,
        seq=first.seq,
    )
    state.roles[first.actor] = {"owner"}
    return advance(state, events)


def advance(state: Competition, events: Iterable[Event]) -> Competition:
    """Apply further events, in place."""
    for event in events:
        fact = e.from_event(event)
        APPLY[type(fact)](state, fact, event)
        state.seq = event.seq
        if isinstance(fact, SCORING):
            state.scored = event.seq
    return state


def applies(kind: type[e.Fact]) -> Callable[[Apply], Apply]:
    """Register what one kind of event does."""

    def register(function: Apply) -> Apply:
        APPLY[kind] = function
        return function

    return register


# ---- how it is run


@applies(e.SettingsChanged)
def _settings(state: Competition, fact: e.SettingsChanged, _: Event) -> None:
    state.settings = fact.settings


@applies(e.TieBreaksChanged)
def _tie_breaks(state: Competition, fact: e.TieBreaksChanged, _: Event) -> None:
    state.settings = msgspec.structs.replace(state.settings, tie_breaks=fact.tie_breaks)


@applies(e.RoleGiven)
def _role_given(state: Competition, fact: e.RoleGiven, _: Event) -> None:
    state.roles.setdefault(fact.player, set()).add(fact.role)


@applies(e.RoleTaken)
def _role_taken(state: Competition, fact: e.RoleTaken, _: Event) -> None:
    state.roles.get(fact.player, set()).discard(fact.role)


@applies(e.TournamentEnded)
def _ended(state: Competition, _: e.TournamentEnded, __: Event) -> None:
    state.status = "ended"


@applies(e.TournamentArchived)
def _archived(state: Competition, _: e.TournamentArchived, __: Event) -> None:
    state.status = "archived"


# ---- who takes part


@applies(e.EntrantInvited)
def _invited(state: Competition, fact: e.EntrantInvited, _: Event) -> None:
    state.invited.add(fact.player)


@applies(e.InvitationDeclined)
@applies(e.InvitationWithdrawn)
def _not_invited(state: Competition, fact: e.InvitationDeclined | e.InvitationWithdrawn, _: Event) -> None:
    state.invited.discard(fact.player)


@applies(e.EntrantRegistered)
def _registered(state: Competition, fact: e.EntrantRegistered, event: Event) -> None:
    entrant = Entrant(fact.entrant, fact.player, fact.bot, fact.rating, fact.from_round, entered=event.seq)
    entrant.untried = fact.untested
    entrant.status = "untested" if fact.untested else "waiting" if fact.waiting else "active"
    state.entrants[fact.entrant] = entrant
    state.numbers[fact.player] = fact.entrant


@applies(e.EntrantTested)
def _tested(state: Competition, fact: e.EntrantTested, _: Event) -> None:
    entrant = state.entrants[fact.entrant]
    entrant.status, entrant.from_round = "waiting" if fact.waiting else "active", fact.from_round
    entrant.untried = False


@applies(e.EntrantRefused)
def _refused(state: Competition, fact: e.EntrantRefused, _: Event) -> None:
    state.entrants[fact.entrant].status = "refused"


@applies(e.EntrantAdmitted)
def _admitted(state: Competition, fact: e.EntrantAdmitted, _: Event) -> None:
    entrant = state.entrants[fact.entrant]
    entrant.status, entrant.from_round = "active", fact.from_round


def _status(status: str) -> Apply:
    def set_status(state: Competition, fact: Any, _: Event) -> None:
        entrant = state.entrants[fact.entrant]
        entrant.status, entrant.status_from = status, fact.from_round

    return set_status


@applies(e.EntrantPaused)
def _paused(state: Competition, fact: e.EntrantPaused, _: Event) -> None:
    entrant = state.entrants[fact.entrant]
    entrant.status, entrant.status_from = "paused", fact.from_round
    entrant.away.append((fact.from_round, 0))


@applies(e.EntrantReturned)
def _returned(state: Competition, fact: e.EntrantReturned, _: Event) -> None:
    entrant = state.entrants[fact.entrant]
    pausing = entrant.away and not entrant.away[-1][1]  # perhaps one who withdrew from a pause
    first = entrant.away.pop()[0] if pausing else entrant.status_from
    entrant.away.append((first, fact.from_round))
    entrant.status, entrant.status_from = "active", fact.from_round


APPLY[e.EntrantWithdrawn] = _status("withdrawn")
APPLY[e.EntrantExpelled] = _status("expelled")


@applies(e.EntrantSubstituted)
def _substituted(state: Competition, fact: e.EntrantSubstituted, _: Event) -> None:
    leaving, coming = state.entrants[fact.entrant], state.entrants[fact.substitute]
    if leaving.status not in GONE:
        leaving.status, leaving.status_from = "withdrawn", fact.from_round
    coming.status, coming.status_from, coming.from_round = "active", fact.from_round, fact.from_round
    coming.stands_in_for = fact.entrant
    for round_ in state.rounds[fact.from_round - 1 :]:
        for table in round_.open_tables:
            if fact.entrant in table.entrants:
                table.entrants = [fact.substitute if one == fact.entrant else one for one in table.entrants]
                table.proposal, table.proposed_by = None, ""  # it was told of others than those who sit here now


@applies(e.PairForbidden)
def _forbidden(state: Competition, fact: e.PairForbidden, _: Event) -> None:
    state.forbidden.add(fact.entrants)


@applies(e.PairAllowed)
def _allowed(state: Competition, fact: e.PairAllowed, _: Event) -> None:
    state.forbidden.discard(fact.entrants)


# ---- rounds and results


@applies(e.RoundPaired)
def _paired(state: Competition, fact: e.RoundPaired, event: Event) -> None:
    groups = fact.groups or [""] * len(fact.tables)
    tables = [Table(n, list(seats), group) for n, (seats, group) in enumerate(zip(fact.tables, groups, strict=True), 1)]
    inputs = {} if fact.cost else fact.inputs  # a searched pairing tells all that the next one could ask
    state.rounds.append(Round(fact.round, tables, fact.byes, event.seq, fact.starts, fact.ends, inputs))
    state.status = "running"


@applies(e.RoundProlonged)
def _prolonged(state: Competition, fact: e.RoundProlonged, _: Event) -> None:
    state.rounds[fact.round - 1].ends = fact.ends


def _table(state: Competition, fact: Any) -> Table:
    table: Table = state.rounds[fact.round - 1].tables[fact.table - 1]
    return table


@applies(e.TableMoved)
def _moved(state: Competition, fact: e.TableMoved, _: Event) -> None:
    _table(state, fact).moved_to = fact.match


@applies(e.ResultProposed)
def _proposed(state: Competition, fact: e.ResultProposed, event: Event) -> None:
    table = _table(state, fact)
    table.proposal, table.proposed_by, table.proposed_at = fact, event.actor, event.seq


@applies(e.ResultRecorded)
def _recorded(state: Competition, fact: e.ResultRecorded, event: Event) -> None:
    table = _table(state, fact)
    table.result, table.match, table.proposal = fact.seats, fact.match, None
    table.decided, table.decided_at = event.seq, event.at


@applies(e.ResultCorrected)
def _corrected(state: Competition, fact: e.ResultCorrected, event: Event) -> None:
    table = _table(state, fact)
    table.result, table.decided = fact.seats, event.seq


@applies(e.SeatsCorrected)
def _seats(state: Competition, fact: e.SeatsCorrected, _: Event) -> None:
    table = _table(state, fact)
    table.entrants = list(fact.entrants)
    if table.result is not None:
        by_entrant = {seat.entrant: seat for seat in table.result}
        table.result = [by_entrant[entrant] for entrant in fact.entrants]


@applies(e.PenaltyGiven)
def _penalty(state: Competition, fact: e.PenaltyGiven, event: Event) -> None:
    state.penalties[event.seq] = fact


@applies(e.PenaltyLifted)
def _lifted(state: Competition, fact: e.PenaltyLifted, _: Event) -> None:
    del state.penalties[fact.penalty]


@applies(e.RoundClosed)
def _closed(state: Competition, fact: e.RoundClosed, _: Event) -> None:
    state.rounds[fact.round - 1].closed = True


@applies(e.StandingsPublished)
def _published(state: Competition, fact: e.StandingsPublished, event: Event) -> None:
    state.published[event.seq] = fact
