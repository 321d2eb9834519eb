"""Standings as rows: counted anew from the state, all lines at once."""

from fractions import Fraction

from tournaments.draws import rows_of, stage_name, tie_breaks_of
from tournaments.models import Progress, Standing
from tournaments.points import number_to_text, to_text
from tournaments.standings.difference import Standing as Line
from tournaments.standings.difference import differences
from tournaments.standings.values import UNIT, Row
from tournaments.state import Competition


def count_standings(state: Competition, since: int | None = None) -> None:
    """Write the standings of a tournament, unless rows of event `since` or later are there already."""
    lines = Standing.objects.filter(tournament=state.id)
    if since is not None and lines.filter(seq__gte=since).exists():
        return
    lines.delete()
    Standing.objects.bulk_create(standing_lines(state)[1], batch_size=1000)
    Progress.objects.filter(tournament=state.id).update(changes=_changes(state))


def standing_lines(
    state: Competition, through: int | None = None, start: int = 0, count: int | None = None
) -> tuple[int, list[Standing]]:
    """Make some lines of the table, as of now or of a round, without storing them; tell how many there are in all."""
    last = len(state.rounds) if through is None else through
    rows = rows_of(state, through)
    chosen = rows[start : None if count is None else start + count]
    before = {row.entrant: row.place for row in rows_of(state, last - 1)} if last > 1 else {}
    strips, order = _strips(state, last, {row.entrant for row in chosen}), ["stage", *tie_breaks_of(state)]
    return len(rows), [
        Standing(
            tournament_id=state.id,
            line=line,
            place=row.place,
            entrant=row.entrant,
            player=state.entrants[row.entrant].player,
            points=row.score,
            before=before.get(row.entrant),
            detail=_detail(state, row, strips[row.entrant], order),
            seq=state.scored,
        )
        for line, row in enumerate(chosen, start + 1)
    ]


def _changes(state: Competition) -> list[list[str]]:
    """Tell who stands otherwise, after the same round, than in the standings published last."""
    if not state.published:
        return []
    published = state.published[max(state.published)]
    before = {row.entrant: Line(row.place, Fraction(row.points, UNIT)) for row in published.rows}
    after = {row.entrant: Line(row.place, row.points) for row in rows_of(state, published.round)}
    return [
        [state.entrants[one.entrant].player, _said(one.before), _said(one.after)] for one in differences(before, after)
    ]


def _said(line: Line | None) -> str:
    return "not listed" if line is None else f"{line.place}. with {to_text(int(line.points * UNIT))}"


def _detail(state: Competition, row: Row, strip: list[list[int]], order: list[str]) -> dict[str, object]:
    def told(value: Fraction) -> str:
        by_stage = row.decided and row.decided.metric == "stage"
        return stage_name(state, int(value)) if by_stage else number_to_text(value)

    decided = row.decided and {
        "metric": row.decided.metric,
        "above": row.decided.above,
        "value_above": told(row.decided.value_above),
        "value": told(row.decided.value),
    }
    values = {name: number_to_text(value) for name, value in row.values.items() if name != "points"}
    if row.stage:
        values["stage"] = stage_name(state, row.stage)
    return {"values": values, "decided": decided, "played": row.played, "strip": strip, "order": order}


def _strips(state: Competition, last: int, entrants: set[int]) -> dict[int, list[list[int]]]:
    """List the results of some entrants as round, table and place; place 0 is an absence, table 0 a bye."""
    strips: dict[int, list[list[int]]] = {entrant: [] for entrant in entrants}
    for round_ in state.rounds[:last]:
        for table in round_.tables:
            for seat in table.result or ():
                if seat.entrant in strips:
                    place = seat.place if seat.came else 0
                    strips[seat.entrant].append([round_.number, table.number, place])
        for entrant in round_.byes:
            if entrant in strips:
                strips[entrant].append([round_.number, 0, 0])
    return strips
