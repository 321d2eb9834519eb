"""The organiser's log in words: every decision, by whom, when and why."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import UUID

from accounts.selectors import names_of
from games.kit.events import Event
from replays.store import log
from tournaments import events as e
from tournaments.points import to_text
from tournaments.reasons import reasons_of
from tournaments.setting_words import RULES, changes_between, steps_in
from tournaments.streams import competition, stream_of

Name = Callable[[int], str]
WHY_REFUSED = {
    "unknown-bot": "there is no such bot any more",
    "illegal-move": "the bot chose a move that the rules do not allow",
    "bot-failed": "the bot broke down in a match against itself",
}


class Line(NamedTuple):
    """One decision: the event's number, when, who, what, why."""

    seq: int
    at: int
    kind: str
    by: str
    words: str
    reason: str


def told(tournament: UUID, after: int = -1, count: int = 200) -> list[Line]:
    """Tell what was decided after an event."""
    return lines_of(tournament, log.read(stream_of(tournament), after=after, upto=after + count))


def lines_of(tournament: UUID, events: Sequence[Event]) -> list[Line]:
    """Tell what these events of a tournament decided."""
    facts = [e.from_event(event) for event in events]
    entrants = competition(tournament)[0].entrants
    there = {number for fact in facts for number in _mentioned(fact) if number in entrants}
    names = names_of([*actors_in(events, facts), *(entrants[number].player for number in there)])
    changed = _changed(tournament, events)

    def name(number: int) -> str:
        return names[entrants[number].player] if number in entrants else f"entrant {number}"

    words = [changed.get(event.seq) or _words(fact, name, names) for event, fact in zip(events, facts, strict=True)]
    return in_lines(events, facts, words, names)


def in_lines(events: Sequence[Event], facts: Sequence[Any], words: Sequence[str], names: dict[str, str]) -> list[Line]:
    """Put beside the words of each event who decided it, when and why."""
    reasons = reasons_of(fact.reason for fact in facts)
    return [
        Line(
            event.seq,
            event.at,
            event.kind,
            "the house" if event.actor == "system" else names[event.actor],
            said,
            reasons.get(fact.reason, ""),
        )
        for event, fact, said in zip(events, facts, words, strict=True)
    ]


def actors_in(events: Iterable[Event], facts: Iterable[Any]) -> set[str]:
    """Collect the ids of all who decided these events, or of whom they tell by name."""
    return {event.actor for event in events} | {fact.player for fact in facts if hasattr(fact, "player")}


def _changed(tournament: UUID, events: Sequence[Event]) -> dict[int, str]:
    """Say of each change of settings what it changed."""
    if not any(event.kind == "settings-changed" for event in events):
        return {}
    steps = steps_in(log.read_kinds(stream_of(tournament), RULES))
    told = {event.seq: "; ".join(changes_between(*both).values()) for event, *both in steps}
    asked = [event.seq for event in events if event.kind == "settings-changed"]
    return {seq: f"changed the settings: {told[seq]}" for seq in asked if told.get(seq)}


def _mentioned(fact: Any) -> Iterator[int]:
    """Name the entrants of whom a fact tells."""
    yield from (getattr(fact, name) for name in ("entrant", "substitute") if hasattr(fact, name))
    yield from getattr(fact, "entrants", ())
    yield from (seat.entrant for seat in getattr(fact, "seats", ()))


def _words(fact: Any, name: Name, names: dict[str, str]) -> str:
    entrant = name(fact.entrant) if hasattr(fact, "entrant") else ""
    person = names[fact.player] if hasattr(fact, "player") else ""
    sentences: dict[type[e.Fact], Callable[[], str]] = {
        e.TournamentOpened: lambda: "opened the tournament",
        e.SettingsChanged: lambda: "changed the settings",
        e.TieBreaksChanged: lambda: f"set the tie-breaks to {', '.join(fact.tie_breaks).replace('_', ' ')}",
        e.RoleGiven: lambda: f"made {person} {fact.role}",
        e.RoleTaken: lambda: f"took the role of {fact.role} from {person}",
        e.EntrantInvited: lambda: f"invited {person}",
        e.InvitationDeclined: lambda: "declined the invitation",
        e.InvitationWithdrawn: lambda: f"took the invitation of {person} back",
        e.EntrantRegistered: lambda: f"registered {entrant}" + _first(fact),
        e.EntrantTested: lambda: f"saw {entrant} play a match against itself" + _first(fact),
        e.EntrantRefused: lambda: f"did not admit {entrant}: {WHY_REFUSED[fact.why]}",
        e.EntrantAdmitted: lambda: f"gave {entrant} a place",
        e.EntrantPaused: lambda: f"paused {entrant} from round {fact.from_round}",
        e.EntrantReturned: lambda: f"let {entrant} return from round {fact.from_round}",
        e.EntrantWithdrawn: lambda: f"withdrew {entrant} from round {fact.from_round}",
        e.EntrantExpelled: lambda: f"expelled {entrant}",
        e.EntrantSubstituted: lambda: f"let {name(fact.substitute)} take the seats of {entrant}",
        e.PairForbidden: lambda: f"keeps {name(fact.entrants[0])} and {name(fact.entrants[1])} apart",
        e.PairAllowed: lambda: f"lets {name(fact.entrants[0])} and {name(fact.entrants[1])} meet",
        e.RoundPaired: lambda: f"paired round {fact.round}: {_many(len(fact.tables), 'table')}",
        e.RoundProlonged: lambda: f"prolonged round {fact.round} until {_time(fact.ends)}",
        e.TableMoved: lambda: f"moved {_table(fact)} to another match: one brought in had taken its id",
        e.ResultProposed: lambda: f"told the result of {_table(fact)}: {_result(fact, name)}",
        e.ResultRecorded: lambda: f"recorded {_table(fact)}: {_result(fact, name)}",
        e.ResultCorrected: lambda: f"corrected {_table(fact)}: {_result(fact, name)}",
        e.SeatsCorrected: lambda: f"corrected the seats of {_table(fact)}: {', '.join(map(name, fact.entrants))}",
        e.PenaltyGiven: lambda: f"took {to_text(fact.points)} points from {entrant} in round {fact.round}",
        e.PenaltyLifted: lambda: f"lifted the penalty of event {fact.penalty}",
        e.RoundClosed: lambda: f"closed round {fact.round}",
        e.StandingsPublished: lambda: f"published the standings after round {fact.round}",
        e.TournamentEnded: lambda: "ended the tournament",
        e.TournamentArchived: lambda: "put the tournament into the archive",
    }
    return sentences[type(fact)]()


def _first(fact: Any) -> str:
    if getattr(fact, "untested", False):
        return ", who first plays a match against itself"
    return ", who waits for a place" if fact.waiting else ""


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1_000_000, UTC):%Y-%m-%d %H:%M} UTC"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _table(fact: Any) -> str:
    return f"round {fact.round}, table {fact.table}"


def _result(fact: Any, name: Name) -> str:
    seats = sorted(fact.seats, key=lambda seat: seat.place)
    return ", ".join(f"{seat.place}. {name(seat.entrant)}{_score(seat)}" for seat in seats)


def _score(seat: e.SeatResult) -> str:
    return " (absent)" if not seat.came else f" ({seat.score})" if seat.score is not None else ""
