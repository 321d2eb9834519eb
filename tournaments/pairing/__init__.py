"""Who meets whom, at which table and in which seat."""

from tournaments.pairing.balance import balanced, seat_counts
from tournaments.pairing.check import check, faults
from tournaments.pairing.cost import cost_of
from tournaments.pairing.draw import pair
from tournaments.pairing.explain import Reasons, explain
from tournaments.pairing.sizes import Sizes, table_sizes
from tournaments.pairing.values import VERSION, BadRequest, Cost, Entrant, Pairing, Request, Table, seed_of

__all__ = [
    "VERSION",
    "BadRequest",
    "Cost",
    "Entrant",
    "Pairing",
    "Reasons",
    "Request",
    "Sizes",
    "Table",
    "balanced",
    "check",
    "cost_of",
    "explain",
    "faults",
    "pair",
    "seat_counts",
    "seed_of",
    "table_sizes",
]
