"""Check a stored pairing: is it whole, is its cost what it says, and does its request give it again?"""

from tournaments.pairing.cost import cost_of
from tournaments.pairing.draw import pair
from tournaments.pairing.sizes import table_sizes
from tournaments.pairing.values import Pairing, Request


def faults(request: Request, pairing: Pairing) -> tuple[str, ...]:
    """Name what is wrong with a pairing without running the search: nothing, if it may be played."""
    placed = [number for table in pairing.tables for number in table] + list(pairing.byes)
    if sorted(placed) != sorted(entrant.number for entrant in request.entrants):
        return ("not-everybody-once",)
    sizes = table_sizes(len(request.entrants), request.table_size, request.smallest)
    if sorted(map(len, pairing.tables)) != sorted(sizes.tables):
        return ("table-sizes",)
    return () if cost_of(request, pairing.tables, pairing.byes) == pairing.cost else ("cost",)


def check(request: Request, pairing: Pairing) -> tuple[str, ...]:
    """Name what is wrong with a pairing, and whether the same request now gives another one."""
    return faults(request, pairing) or (() if pair(request) == pairing else ("differs",))
