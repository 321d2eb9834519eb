"""A table round robin: the schedule of a block design, or of the most even one found for this many players."""

from collections.abc import Sequence

from tournaments.draws.choices import LeagueChoices, chosen
from tournaments.draws.draw import seeded, still_there
from tournaments.events import RoundPaired
from tournaments.formats.schedule import Schedule, schedule
from tournaments.formats.season import SeasonOptions
from tournaments.settings import Settings
from tournaments.state import Competition


def options_of(settings: Settings) -> SeasonOptions:
    """Read the options of a division."""
    cycles = chosen(settings, LeagueChoices).cycles
    return SeasonOptions(table_size=settings.table, division_size=settings.table + 3, cycles=cycles)


def rounds_of(state: Competition) -> int:
    """As many as the schedule has; a design is played all at once."""
    return len(_schedule(state, _field(state)).rounds)


def draw(state: Competition) -> RoundPaired:
    """Take the next round from the schedule of those who began."""
    field = _field(state)
    plan = _schedule(state, field)
    tables, byes = seated(state, field, plan.rounds[state.next_round - 1])
    return RoundPaired(
        round=state.next_round,
        tables=tables,
        byes=byes,
        version=plan.kind,
        inputs={"field": field, "cycles": options_of(state.settings).cycles},
    )


def seated(
    state: Competition, field: Sequence[int], tables: Sequence[Sequence[int]]
) -> tuple[list[list[int]], list[int]]:
    """Put a field's members in the chairs of a schedule; who has left leaves his empty, who is left alone rests."""
    there = still_there(state, field)
    found = [[there[field[one]] for one in table if field[one] in there] for table in tables]
    playing = {one for table in found if len(table) > 1 for one in table}
    return [table for table in found if len(table) > 1], sorted(set(there.values()) - playing)


def _field(state: Competition) -> list[int]:
    if state.rounds:
        field: list[int] = state.rounds[0].inputs["field"]
        return field
    return seeded(state)


def _schedule(state: Competition, field: Sequence[int]) -> Schedule:
    return schedule(len(field), state.settings.table, options_of(state.settings).cycles)
