"""Who takes part: some at a time, by name, and one of them with all that was decided about him."""

from typing import NamedTuple
from uuid import UUID

from django.db.models import Count

from accounts.models import Player
from accounts.selectors import names_of
from tournaments.models import EntrantRow
from tournaments.points import to_text
from tournaments.reasons import reasons_of
from tournaments.selectors.rounds import names_in
from tournaments.state import GONE, Competition
from tournaments.streams import competition

SUGGESTED = 200
"""Names that a page suggests."""
_FIELDS = ("number", "player", "bot", "rating", "status", "from_round", "stands_in_for")


class EntrantLine(NamedTuple):
    """An entrant as he stands."""

    number: int
    player: str
    name: str
    bot: str
    rating: int
    status: str
    from_round: int
    stands_in_for: int


class EntrantsPage(NamedTuple):
    """Some entrants, how many there are in all or by that name, and how many in each status."""

    lines: list[EntrantLine]
    total: int
    counts: dict[str, int]


class Penalty(NamedTuple):
    """Points taken from somebody, and why."""

    event: int
    entrant: int
    name: str
    points: str
    round: int
    reason: str


class OneEntrant(NamedTuple):
    """An entrant, where he sat and how it ended (round, table, place), and whether seats of his are still open."""

    line: EntrantLine
    tables: list[tuple[int, int, int | None]]
    has_open: bool
    for_whom: str
    penalties: list[Penalty]


def entrants_page(tournament: UUID, start: int, count: int, who: str = "") -> EntrantsPage:
    """List some entrants by number, all or those whose name holds these letters."""
    rows = EntrantRow.objects.filter(tournament=tournament)
    counts = dict(rows.values_list("status").annotate(many=Count("number")))
    if who:
        known = Player.objects.filter(name__icontains=who).order_by("name")[:500]
        rows = rows.filter(player__in=[player.actor for player in known])
    some = list(rows.order_by("number").values(*_FIELDS)[start : start + count])
    names = names_of(row["player"] for row in some)
    lines = [EntrantLine(name=names[row["player"]], **row) for row in some]
    return EntrantsPage(lines, rows.count() if who else sum(counts.values()), counts)


def one_entrant(tournament: UUID, number: int) -> OneEntrant | None:
    """Find one entrant with his tables and penalties."""
    state, _ = competition(tournament)
    row = EntrantRow.objects.filter(tournament=tournament, number=number).values(*_FIELDS).first()
    if row is None:
        return None
    line = EntrantLine(name=names_of([row["player"]])[row["player"]], **row)
    tables = [
        (round_.number, table.number, next((one.place for one in table.result or () if one.entrant == number), None))
        for round_ in state.rounds
        for table in round_.tables
        if number in table.entrants
    ]
    replaced = names_in(state, [line.stands_in_for]).get(line.stands_in_for, "")
    given = [one for one in penalties_of(state) if one.entrant == number]
    return OneEntrant(line, tables, any(place is None for *_, place in tables), replaced, given)


def penalties_of(state: Competition) -> list[Penalty]:
    """List the penalties that count, with their reasons."""
    names = names_in(state, {one.entrant for one in state.penalties.values()})
    reasons = reasons_of(one.reason for one in state.penalties.values())
    return [
        Penalty(event, one.entrant, names[one.entrant], to_text(one.points), one.round, reasons.get(one.reason, ""))
        for event, one in sorted(state.penalties.items())
    ]


def waiting_names(tournament: UUID) -> list[str]:
    """Name those who wait for a place, the first first."""
    rows = EntrantRow.objects.filter(tournament=tournament, status="waiting").order_by("number")
    players = list(rows.values_list("player", flat=True)[:SUGGESTED])
    names = names_of(players)
    return [names[player] for player in players]


def entrant_names(tournament: UUID) -> list[str]:
    """Name those who take part, as many as a list of suggestions holds."""
    rows = EntrantRow.objects.filter(tournament=tournament).exclude(status__in=(*GONE, "refused")).order_by("number")
    return sorted(names_of(rows.values_list("player", flat=True)[:SUGGESTED]).values(), key=str.lower)


def other_names(tournament: UUID) -> list[str]:
    """Name players who could be entered, those who were here last first."""
    taken = set(EntrantRow.objects.filter(tournament=tournament).values_list("player", flat=True))
    recent = Player.objects.filter(is_active=True).order_by("-last_login", "name")[: 2 * SUGGESTED]
    return [player.name for player in recent if player.actor not in taken][:SUGGESTED]


def entrant_named(state: Competition, name: str) -> int | None:
    """Find an entrant's number by name."""
    player = Player.objects.filter(name__iexact=name.strip()).first()
    return state.numbers.get(player.actor) if player else None
