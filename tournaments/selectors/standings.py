"""Standings: as they are now, as of a round, as of an event; and what corrections changed since they were published."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from accounts.selectors import names_of
from games.kit.events import Event
from tournaments.models import EntrantRow, Standing, Tournament
from tournaments.points import to_text
from tournaments.projections.standings import standing_lines
from tournaments.refusals import Refused
from tournaments.selectors.public_changes import penalties_in
from tournaments.state import Competition
from tournaments.streams import competition, competition_at
from tournaments.words import decided_words

LESS_IS_BETTER = ("mean_place", "seed")
UNSEEN = ("lots",)
"""Numbers that tell people nothing; that lots decided is said in the line."""
MARKS = {"withdrawn": "has left", "expelled": "expelled", "paused": "sits out", "waiting": "waits for a place"}


class Row(NamedTuple):
    """A line of the table for people."""

    place: int
    before: int | None
    entrant: int
    player: str
    name: str
    points: str
    played: int
    values: list[str]
    decided: str
    strip: list[list[int]]


class Standings(NamedTuple):
    """Some lines of the table: which tie-breaks its columns are, how many lines there are in all, as of when."""

    tie_breaks: list[str]
    total: int
    rows: list[Row]
    as_of_round: int | None
    as_of_event: int


class Change(NamedTuple):
    """Who stands otherwise than published."""

    name: str
    before: str
    after: str


def standings_of(
    tournament: Tournament,
    *,
    as_of_round: int | None = None,
    as_of_event: int | None = None,
    start: int = 0,
    count: int = 100,
) -> Standings:
    """Give lines of the standings: stored ones for now, folded from the log for any other moment."""
    if as_of_round is None and as_of_event is None:
        stored = Standing.objects.filter(tournament=tournament)
        lines = list(stored.filter(line__gt=start, line__lte=start + count).order_by("line"))
        total = stored.count()
        tie_breaks = _measured(lines, lines[0].detail["order"] if lines else [])
        return Standings(tie_breaks, total, _rows(lines, tie_breaks), None, tournament.progress.seq)
    state = state_as_of(tournament, as_of_event)
    if as_of_round is not None and not 0 <= as_of_round <= len(state.rounds):
        raise Refused("unknown-round", round=as_of_round)
    total, lines = standing_lines(state, as_of_round, start, count)
    tie_breaks = _measured(lines, lines[0].detail["order"] if lines else [])
    return Standings(tie_breaks, total, _rows(lines, tie_breaks), as_of_round, state.seq)


def state_as_of(tournament: Tournament, event: int | None) -> Competition:
    """Give a tournament as it is, or as it was after one of its events."""
    return competition(tournament.id)[0] if event is None else competition_at(tournament.id, event)


def changes_since_publication(tournament: Tournament) -> list[Change]:
    """Tell who stands otherwise, after the same round, than in the standings published last."""
    changes: list[list[str]] = tournament.progress.changes
    names = names_of(player for player, _, _ in changes)
    return [Change(names[player], before, after) for player, before, after in changes]


def marks_of(
    tournament: Tournament, entrants: Sequence[int], events: Sequence[Event], as_of_event: int | None = None
) -> dict[int, list[str]]:
    """Say beside some entrants what the numbers do not tell: who left or rests, who was replaced, who was punished."""
    if as_of_event is None:
        rows = EntrantRow.objects.filter(tournament=tournament)
        statuses = dict(rows.filter(number__in=entrants).values_list("number", "status"))
        replaced = set(rows.filter(stands_in_for__in=entrants).values_list("stands_in_for", flat=True))
    else:
        state = competition_at(tournament.id, as_of_event)
        statuses = {one: state.entrants[one].status for one in entrants}
        replaced = {one.stands_in_for for one in state.entrants.values()}
    taken = penalties_in(events)
    marks: dict[int, list[str]] = {}
    for one in entrants:
        status = statuses.get(one, "")
        words = ["replaced" if one in replaced else MARKS[status]] if status in MARKS else []
        words += [f"{to_text(taken[one])} points taken"] if one in taken else []
        marks[one] = words
    return marks


def winners_of(tournament: Tournament) -> list[str]:
    """Name whoever stands first in a tournament that is over."""
    if tournament.progress.status not in ("ended", "archived"):
        return []
    first = list(Standing.objects.filter(tournament=tournament, place=1).order_by("line"))
    names = names_of(line.player for line in first)
    return [names[line.player] for line in first if line.detail["played"]]


def _measured(lines: Sequence[Standing], tie_breaks: Sequence[str]) -> list[str]:
    """Leave out what was not needed, as encounters are looked at only among those still tied, and the lots' numbers."""
    shown = (name for name in tie_breaks if name not in UNSEEN)
    return [name for name in shown if any(name in line.detail["values"] for line in lines)]


def _shown(name: str, value: str) -> str:
    """Write what is counted below zero, since less is better, as people know it."""
    return value.removeprefix("-") if name in LESS_IS_BETTER else value


def _decided(told: dict[str, Any]) -> str:
    metric: str = told["metric"]
    return decided_words(metric, _shown(metric, told["value"]), _shown(metric, told["value_above"]))


def _rows(lines: Sequence[Standing], tie_breaks: Sequence[str]) -> list[Row]:
    names = names_of(line.player for line in lines)
    rows = []
    for line in lines:
        detail: dict[str, Any] = line.detail
        decided = detail["decided"]
        rows.append(
            Row(
                place=line.place,
                before=line.before,
                entrant=line.entrant,
                player=line.player,
                name=names[line.player],
                points=to_text(line.points),
                played=detail["played"],
                values=[_shown(name, detail["values"].get(name, "")) for name in tie_breaks],
                decided=_decided(decided) if decided else "",
                strip=detail["strip"],
            )
        )
    return rows
