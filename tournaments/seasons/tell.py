"""The log of a season and of its league in words: every decision, by whom, when and why."""

from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID

from accounts.selectors import names_of
from games.kit.events import Event
from replays.store import log
from tournaments.events import Fact, RoleGiven, RoleTaken
from tournaments.seasons import events as e
from tournaments.seasons import league
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.record import season_state, stream_of
from tournaments.tell import Line, actors_in, in_lines

Words = Callable[[Any, dict[str, str]], str]
LEAGUE_WORDS: dict[type[Fact], Words] = {
    league.LeagueFounded: lambda _, __: "founded the league",
    RoleGiven: lambda fact, names: f"made {names[fact.player]} {fact.role}",
    RoleTaken: lambda fact, names: f"took the role of {fact.role} from {names[fact.player]}",
}


def told(season: UUID, after: int = -1, count: int = 200) -> list[Line]:
    """Tell what was decided in a season after an event."""
    state, _ = season_state(season)
    events = log.read(stream_of(season), after=after, upto=after + count)
    return _lines(events, [e.from_event(event) for event in events], _season_words(state, events))


def told_of_league(identity: UUID) -> list[Line]:
    """Tell who founded a league, and who was given or lost a role in it."""
    events = log.read(league.stream_of(identity))
    return _lines(events, [league.from_event(event) for event in events], LEAGUE_WORDS)


def _lines(events: Sequence[Event], facts: Sequence[Any], words: dict[type[Fact], Words]) -> list[Line]:
    names = names_of(actors_in(events, facts))
    return in_lines(events, facts, [words[type(fact)](fact, names) for fact in facts], names)


def _season_words(state: SeasonState, events: Sequence[Event]) -> dict[type[Fact], Words]:
    division = {one.tournament: one.name for one in state.divisions}
    told_before = _ended_before(state.id, events)

    def ended(fact: e.DivisionEnded, _: dict[str, str]) -> str:
        again = fact.tournament in told_before
        told_before.add(fact.tournament)
        name = division.get(fact.tournament, "")
        return f"corrected the final table of division {name}" if again else f"saw division {name} end"

    def season_ended(fact: e.SeasonEnded, _: dict[str, str]) -> str:
        again = "season" in told_before
        told_before.add("season")
        return f"{'corrected who moves' if again else 'ended the season'}: {_moves(fact.moves)}"

    return {
        e.SeasonOpened: lambda fact, _: f"opened season {fact.number} for registration",
        e.SeasonSettingsChanged: lambda fact, _: f"changed how the season is run: {_how(fact)}",
        e.PlayerRegistered: lambda fact, names: _registered(fact, names[fact.player]),
        e.PlayerWithdrawn: lambda fact, names: f"noted that {names[fact.player]} does not play this season",
        e.DivisionsDrawn: lambda fact, _: f"drew {_many(fact)}{_arrived(fact)}",
        e.DivisionEnded: ended,
        e.SeasonEnded: season_ended,
    }


def _ended_before(season: UUID, events: Sequence[Event]) -> set[str]:
    """Name what had ended before these events: telling it again is a correction."""
    earlier = log.read(stream_of(season), upto=events[0].seq - 1) if events and events[0].seq else []
    facts = [e.from_event(event) for event in earlier]
    ended = {fact.tournament for fact in facts if isinstance(fact, e.DivisionEnded)}
    return ended | {"season" for fact in facts if isinstance(fact, e.SeasonEnded)}


def _registered(fact: e.PlayerRegistered, name: str) -> str:
    rating = f", rated {fact.rating / 100:.2f}" if fact.rating > 0 else ""
    return f"registered {name}{f', played by the bot {fact.bot}' if fact.bot else ''}{rating}"


def _how(fact: e.SeasonSettingsChanged) -> str:
    widths = "-".join(map(str, fact.widths))
    return (
        f"tables of {fact.settings.table}, divisions of {fact.size}, tiers {widths}, {fact.up} up, {fact.down} down, "
        f"clock {fact.settings.clock}, {fact.settings.window_hours} hours, results by {fact.settings.play}"
    )


def _many(fact: e.DivisionsDrawn) -> str:
    return "a division" if len(fact.divisions) == 1 else f"{len(fact.divisions)} divisions"


def _arrived(fact: e.DivisionsDrawn) -> str:
    return f": {_moves(fact.moves)}" if fact.moves else ""


def _moves(moves: Sequence[e.Move]) -> str:
    """Count moves by their reason."""
    counts: dict[str, int] = {}
    for move in moves:
        counts[move.why] = counts.get(move.why, 0) + 1
    return ", ".join(f"{count} {why.replace('-', ' ')}" for why, count in sorted(counts.items()))
