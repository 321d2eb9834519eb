"""Why this table: the facts that made a table what it is, for a page to put in words."""

from itertools import combinations
from typing import NamedTuple

from tournaments.pairing.cost import cost_of
from tournaments.pairing.floor import Floor
from tournaments.pairing.history import History, history_of
from tournaments.pairing.values import Cost, Pairing, Request, Table


class Chair(NamedTuple):
    """One entrant at the table: score, times in each seat before, short tables and byes before."""

    entrant: int
    seat: int
    score: int
    stays: tuple[int, ...]
    short: int
    byes: int


class Meeting(NamedTuple):
    """Two at the table who met before; `level` is the first level of cost that keeping them apart would change.

    It says what the cheapest exchange of one of the two would do; "alone" where there is nobody to exchange.
    """

    one: int
    other: int
    times: int
    level: str = "alone"
    by: int = 0


class Exchange(NamedTuple):
    """The best exchange for an entrant of this table (table 0: a bye), and the first level of cost it would change."""

    entrant: int
    other: int
    table: int
    level: str
    by: int


class Reasons(NamedTuple):
    """All that a table rests on; an exchange never lessens the cost at its level if the search was thorough."""

    table: int
    is_short: bool
    chairs: tuple[Chair, ...]
    meetings: tuple[Meeting, ...]
    highest: int
    lowest: int
    exchanges: tuple[Exchange, ...]

    @property
    def mentioned(self) -> frozenset[int]:
        """All entrants of whom the reasons tell."""
        return frozenset({one for swap in self.exchanges for one in (swap.entrant, swap.other)})


NEAR = 40
"""Tables up and down among which an exchange is looked for: those further off differ in score."""
_LEVELS = (*Cost._fields[:-1], "none")


def explain(request: Request, pairing: Pairing, table: int) -> Reasons:
    """Collect the facts behind a table, counted from 1."""
    history = history_of(request)
    position = {entrant.number: index for index, entrant in enumerate(request.entrants)}
    sat = [position[number] for number in pairing.tables[table - 1]]
    chairs = tuple(_chair(request, history, one, seat) for seat, one in enumerate(sat))
    scores = [chair.score for chair in chairs]
    exchanges = _exchanges(request, history, pairing, table)
    meetings = tuple(
        _meeting(request.entrants[a].number, request.entrants[b].number, times, exchanges)
        for a, b in combinations(sat, 2)
        if (times := history.met[a].get(b, 0))
    )
    return Reasons(table, len(sat) < request.table_size, chairs, meetings, max(scores), min(scores), exchanges)


def _meeting(one: int, other: int, times: int, exchanges: tuple[Exchange, ...]) -> Meeting:
    apart = [swap for swap in exchanges if swap.entrant in (one, other)]
    if not apart:
        return Meeting(one, other, times)
    cheapest = min(apart, key=_dearness)
    return Meeting(one, other, times, cheapest.level, cheapest.by)


def _dearness(swap: Exchange) -> tuple[int, ...]:
    """Order changes as the whole cost would: what is worse at an early level is dearest, what is better there least."""
    level = _LEVELS.index(swap.level)
    return (-1, level, swap.by) if swap.by < 0 else (1, -level, swap.by)


def _chair(request: Request, history: History, one: int, seat: int) -> Chair:
    entrant = request.entrants[one]
    return Chair(entrant.number, seat, entrant.score, tuple(history.seats[one]), history.short[one], entrant.byes)


def _exchanges(request: Request, history: History, pairing: Pairing, table: int) -> tuple[Exchange, ...]:
    position = {entrant.number: index for index, entrant in enumerate(request.entrants)}
    groups = [*pairing.tables, pairing.byes] if pairing.byes else list(pairing.tables)
    if len(groups) < 2:
        return ()
    numbers = [number for group in groups for number in group]
    at = [[position[number] for number in group] for group in groups]
    floor = Floor(request, history, at[: len(pairing.tables)], at[len(pairing.tables) :][0] if pairing.byes else [])
    resting = len(pairing.tables)
    others = [
        chair
        for chair, home in enumerate(floor.table_of)
        if home != table - 1 and (home == resting or abs(home - table + 1) <= NEAR)
    ]
    found = []
    for chair, home in enumerate(floor.table_of):
        if home == table - 1:
            best = min(others, key=lambda other, chair=chair: (floor.swap_cost(chair, other), other))  # type: ignore[misc]
            after = _swapped(request, pairing, numbers[chair], numbers[best])
            level, by = _first_change(pairing.cost, after)
            away = floor.table_of[best] + 1
            found.append(Exchange(numbers[chair], numbers[best], away if away <= len(pairing.tables) else 0, level, by))
    return tuple(found)


def _swapped(request: Request, pairing: Pairing, one: int, other: int) -> Cost:
    name = {one: other, other: one}

    def rename(group: Table) -> Table:
        return tuple(name.get(number, number) for number in group)

    return cost_of(request, [rename(table) for table in pairing.tables], rename(pairing.byes))


def _first_change(before: Cost, after: Cost) -> tuple[str, int]:
    """Name the first level that differs; seats are dealt anew after an exchange and so do not count."""
    for level, was, would_be in zip(Cost._fields[:-1], before, after, strict=False):
        if was != would_be:
            return level, would_be - was
    return "none", 0
