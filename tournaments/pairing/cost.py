"""What a pairing costs, counted afresh from the request; it knows nothing of the search."""

from collections.abc import Sequence
from itertools import combinations

from tournaments.pairing.history import history_of
from tournaments.pairing.values import Cost, Request, Table


def cost_of(request: Request, tables: Sequence[Table], byes: Sequence[int]) -> Cost:
    """Count every level of the cost of these tables and byes."""
    history = history_of(request)
    position = {entrant.number: index for index, entrant in enumerate(request.entrants)}
    scores = [entrant.score for entrant in request.entrants]
    lowest = min(scores, default=0)
    never = {frozenset(pair) for pair in request.forbidden}
    resting = [request.entrants[position[number]] for number in byes]
    turns = sum(entrant.byes for entrant in resting)
    spread = sum((entrant.score - lowest) ** 2 for entrant in resting)
    forbidden = meetings = seats = 0
    for table in tables:
        sat = [position[number] for number in table]
        if len(table) < request.table_size:
            turns += sum(history.short[one] for one in sat)
        for a, b in combinations(sat, 2):
            meetings += history.met[a].get(b, 0) ** 2
            spread += (scores[a] - scores[b]) ** 2
        forbidden += sum(frozenset(pair) in never for pair in combinations(table, 2))
        seats += sum(3 ** history.seats[one][seat] - 1 for seat, one in enumerate(sat))
    return Cost(forbidden, turns, meetings, spread, seats)
