"""Pair a round: first seats by score, the search, then the fairest chairs."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tournaments.pairing.ahead import is_tight, look_ahead
from tournaments.pairing.cost import cost_of
from tournaments.pairing.floor import Floor
from tournaments.pairing.history import History, history_of
from tournaments.pairing.search import improve
from tournaments.pairing.seats import even_out, fairest_order
from tournaments.pairing.sizes import table_sizes
from tournaments.pairing.values import Pairing, Request


def pair(request: Request) -> Pairing:
    """Seat everybody for a round; the answer depends on the request alone."""
    random = Random(request.seed).random
    history = history_of(request)
    floor = _searched(request, history, random)
    even_out(floor, history.seats)
    if is_tight(request, history):
        look_ahead(floor, request, history, random)
    groups, resting = floor.tables_and_bench()
    numbers = [entrant.number for entrant in request.entrants]
    seated = [fairest_order(group, history.seats, random) for group in sorted(groups, key=_strength(request))]
    found = tuple(tuple(numbers[one] for one in table) for table in seated)
    byes = tuple(sorted(numbers[one] for one in resting))
    return Pairing(found, byes, cost_of(request, found, byes))


def _searched(request: Request, history: History, random: Callable[[], float]) -> Floor:
    """Search from tables by score; if trouble is left, search once more with scores left out at first."""
    floor = Floor(request, history, *_first_draft(request, history, random))
    improve(floor, request.effort, random)
    if floor.cost()[0] == 0:
        return floor
    level = replace(request, entrants=tuple(entrant._replace(score=0) for entrant in request.entrants))
    blind = Floor(level, history, *floor.tables_and_bench())
    improve(blind, request.effort, random)
    again = Floor(request, history, *blind.tables_and_bench())
    improve(again, request.effort, random)
    return min(floor, again, key=Floor.cost)


def _strength(request: Request) -> Callable[[list[int]], tuple[int, int]]:
    """Sort tables by mean score, strongest first; 60 makes the means of all table sizes whole."""

    def key(group: list[int]) -> tuple[int, int]:
        scores = [request.entrants[one].score for one in group]
        return -sum(scores) * 60 // len(group), min(request.entrants[one].number for one in group)

    return key


def _first_draft(request: Request, history: History, random: Callable[[], float]) -> tuple[list[list[int]], list[int]]:
    """Cut the field into tables by score, after byes and short tables have gone to those who had fewest."""
    sizes = table_sizes(len(request.entrants), request.table_size, request.smallest)
    entrants = request.entrants
    lots = [random() for _ in entrants]
    field = sorted(range(len(entrants)), key=lambda one: (-entrants[one].score, lots[one]))
    bench = sorted(field, key=lambda one: (entrants[one].byes, entrants[one].score, lots[one]))[: sizes.byes]
    field = [one for one in field if one not in bench]
    tables: list[list[int]] = []
    for size in sizes.tables[::-1]:
        if size == request.table_size:
            break
        table = _short_table(field, history.short, size, random)
        field = [one for one in field if one not in table]
        tables.append(table)
    size = request.table_size
    tables += [field[start : start + size] for start in range(0, len(field), size)]
    tables.sort(key=_strength(request))
    return tables, bench


def _short_table(field: list[int], short: list[int], size: int, random: Callable[[], float]) -> list[int]:
    """Take neighbours in the standings among those who sat at the fewest short tables."""
    fewest = sorted(field, key=short.__getitem__)
    level = short[fewest[size - 1]]
    ready = [one for one in fewest if short[one] < level]
    pool = [one for one in fewest if short[one] == level]
    start = int(random() * (len(pool) - (size - len(ready)) + 1))
    return ready + pool[start : start + size - len(ready)]
