"""Look ahead: a round that leaves no way to pair the rounds to come without rematches is not a good round."""

from collections.abc import Callable

from tournaments.pairing.floor import Floor
from tournaments.pairing.history import History
from tournaments.pairing.plan import Plan
from tournaments.pairing.values import Request

FARTHEST = 7
"""So many coming rounds are imagined."""


def is_tight(request: Request, history: History) -> bool:
    """Say whether this round and those to come need so many new opponents that they can run out, but need not."""
    met = max((len(row) for row in history.met), default=0)
    needed = met + (request.ahead + 1) * (request.table_size - 1)
    return needed < len(request.entrants) <= 2 * needed


def look_ahead(floor: Floor, request: Request, history: History, random: Callable[[], float]) -> int:
    """Change the floor only where the coming rounds cannot be seated otherwise; tell the faults left in all of them."""
    plan = Plan(floor, request, history, min(FARTHEST, request.ahead), random)
    plan.mend(range(1, len(plan.rounds)))
    left, trouble, sitting = plan.faults, floor.cost()[0], floor.sitting[:]
    if left:
        plan.mend(range(len(plan.rounds)))
        plan.polish()
        if plan.faults >= left or floor.cost()[0] > trouble:
            floor.place(sitting)
            return left
    return plan.faults
