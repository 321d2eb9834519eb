"""Look ahead: a round that leaves no way to pair the rounds to come without rematches is not a good round."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tournaments.pairing.floor import Floor
from tournaments.pairing.history import history_of
from tournaments.pairing.search import improve
from tournaments.pairing.sizes import table_sizes
from tournaments.pairing.values import Entrant, Request, Table

EFFORT = 60
"""Swaps tried for each entrant and coming round; scores are unknown, so only meetings and turns count."""
FARTHEST = 4
"""So many coming rounds are imagined."""


def is_tight(request: Request) -> bool:
    """Say whether the rounds to come need so many new opponents that they can run out, but need not."""
    met = max((len(row) for row in history_of(request).met), default=0)
    needed = met + (request.ahead + 1) * (request.table_size - 1)
    return request.ahead > 0 and needed < len(request.entrants) <= 2 * needed


def rematches_to_come(request: Request, tables: Sequence[Table], byes: Sequence[int]) -> int:
    """Go on from these tables through the coming rounds and count the rematches that turn up."""
    count = 0
    for left in range(min(FARTHEST, request.ahead), 0, -1):
        rested = set(byes)
        entrants = tuple(Entrant(one.number, 0, one.byes + (one.number in rested)) for one in request.entrants)
        request = replace(request, entrants=entrants, earlier=(*request.earlier, *tables), ahead=left - 1)
        tables, byes, trouble = _imagined(request)
        count += trouble
    return count


def _imagined(request: Request) -> tuple[list[Table], list[int], int]:
    """Pair one coming round by meetings alone."""
    history = history_of(request)
    random = Random(request.seed + request.ahead).random
    field = sorted(range(len(request.entrants)), key=lambda one: (history.short[one], random()))
    sizes = table_sizes(len(field), request.table_size, request.smallest)
    resting = sorted(field, key=lambda one: request.entrants[one].byes)[: sizes.byes]
    seated = [one for one in field if one not in resting]
    groups: list[list[int]] = []
    for size in sizes.tables[::-1]:  # the short tables first, for those who sat at fewest
        groups.append(seated[:size])
        seated = seated[size:]
    floor = Floor(request, history, groups, resting)
    improve(floor, EFFORT, random)
    found, bench = floor.tables_and_bench()
    numbers = [entrant.number for entrant in request.entrants]
    trouble = sum(history.met[a].get(b, 0) for table in found for a in table for b in table) // 2
    return [tuple(numbers[one] for one in table) for table in found], [numbers[one] for one in bench], trouble
