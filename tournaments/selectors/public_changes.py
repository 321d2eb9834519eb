"""What everybody is told beside the standings: rules changed after the start, corrections, publications, the winner."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from games.kit.events import Event
from replays.store import log
from tournaments.events import CORRECTING, KIND_OF, PenaltyGiven, from_event
from tournaments.models import Tournament
from tournaments.points import to_text
from tournaments.reasons import reasons_of
from tournaments.selectors.rounds import names_in
from tournaments.setting_words import RULES, SCORING, changes_between, steps_in
from tournaments.streams import competition
from tournaments.tell import Line, lines_of

CORRECTIONS = tuple(KIND_OF[kind] for kind in CORRECTING)


class RuleChange(NamedTuple):
    """A change of what results count, made while it was played."""

    event: int
    at: int
    words: list[str]
    reason: str


class Publication(NamedTuple):
    """Standings that were made known: by which event, when, after which round."""

    event: int
    at: int
    round: int


class PublishedLine(NamedTuple):
    """A line of published standings."""

    entrant: int
    name: str
    place: int
    points: str


def public_events(tournament: Tournament, upto: int | None = None) -> list[Event]:
    """Read at once all that these questions look at, as of now or of an event."""
    events = log.read_kinds(tournament.stream, (*RULES, *CORRECTIONS, "standings-published"))
    return events if upto is None else [event for event in events if event.seq <= upto]


def rule_changes(tournament: Tournament, events: Sequence[Event]) -> list[RuleChange]:
    """Tell what was changed of points, tie-breaks and byes since the first round was paired, the newest last."""
    steps = steps_in([event for event in events if event.kind in RULES])
    if not steps or not tournament.progress.round:
        return []
    begun = competition(tournament.id)[0].rounds[0].paired_at
    changes = []
    for event, before, after in steps:
        told = [words for name, words in changes_between(before, after).items() if name in SCORING]
        if told and event.seq > begun:
            changes.append(RuleChange(event.seq, event.at, told, _reason(event)))
    return changes


def publications(events: Sequence[Event]) -> list[Publication]:
    """List the standings that were published, the newest first."""
    found = [event for event in events if event.kind == "standings-published"]
    return [Publication(event.seq, event.at, from_event(event).round) for event in reversed(found)]


def corrections_since(tournament: UUID, events: Sequence[Event], since: Publication | None) -> list[Line]:
    """Tell what was corrected after a publication in the rounds that it counted, or at all, with its reasons."""
    counted = [event for event in events if event.kind in CORRECTIONS]
    if since is not None:
        later = [event for event in counted if event.seq > since.event]
        counted = [event for event in later if getattr(from_event(event), "round", 0) <= since.round]
    return lines_of(tournament, counted) if counted else []


def penalties_in(events: Sequence[Event]) -> dict[int, int]:
    """Add up the points, in 300ths, that are taken from each entrant."""
    lifted = {from_event(event).penalty for event in events if event.kind == "penalty-lifted"}
    taken: dict[int, int] = {}
    for event in events:
        if event.kind == "penalty-given" and event.seq not in lifted:
            fact: PenaltyGiven = from_event(event)
            taken[fact.entrant] = taken.get(fact.entrant, 0) + fact.points
    return taken


def published_lines(tournament: UUID, event: int) -> list[PublishedLine]:
    """Give standings as they were published by an event; nothing where it published none."""
    state, _ = competition(tournament)
    rows = state.published[event].rows if event in state.published else []
    names = names_in(state, [row.entrant for row in rows])
    return [PublishedLine(row.entrant, names[row.entrant], row.place, to_text(row.points)) for row in rows]


def _reason(event: Event) -> str:
    reason: str = from_event(event).reason
    return reasons_of([reason]).get(reason, "")
