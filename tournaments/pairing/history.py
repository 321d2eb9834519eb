"""What earlier rounds mean for this one: who met whom, who sat short, who sat where."""

from dataclasses import dataclass

from tournaments.pairing.values import Request


@dataclass(slots=True)
class History:
    """Meetings, short tables and seats so far, by the entrants' positions in the request."""

    met: list[dict[int, int]]
    short: list[int]
    seats: list[list[int]]


def history_of(request: Request) -> History:
    """Count what the earlier tables brought to those who are seated now; others are left out."""
    position = {entrant.number: index for index, entrant in enumerate(request.entrants)}
    met: list[dict[int, int]] = [{} for _ in position]
    short = [0] * len(position)
    seats = [[0] * request.table_size for _ in position]
    for table in request.earlier:
        sat = [(seat, position[number]) for seat, number in enumerate(table) if number in position]
        for seat, one in sat:
            short[one] += len(table) < request.table_size
            if seat < request.table_size:
                seats[one][seat] += 1
            for _, other in sat:
                if other != one:
                    met[one][other] = met[one].get(other, 0) + 1
    return History(met, short, seats)
