"""Groups, then a final: each group plays a schedule of its own, the best go on to the next stage."""

from collections.abc import Sequence
from dataclasses import replace
from string import ascii_uppercase
from typing import Any

import msgspec

from tournaments.draws.choices import GroupsChoices, chosen
from tournaments.draws.draw import kept_apart, seeded, still_there
from tournaments.draws.league import seated
from tournaments.events import RoundPaired
from tournaments.formats.groups import Finish, GroupsOptions, Qualified, Stage, group_schedule, qualified
from tournaments.formats.groups import draw as deal
from tournaments.settings import Settings
from tournaments.standings.table import in_stages, standings
from tournaments.standings.values import Row
from tournaments.state import Competition, Round
from tournaments.tally import by_points, games_of, scoring_of, stage_of


def options_of(settings: Settings) -> GroupsOptions:
    """Read the stages: groups, then semifinals if there are any, then the final."""
    groups, advance, wildcards, semifinals = msgspec.structs.astuple(chosen(settings, GroupsChoices))
    later = [Stage(semifinals, max(1, settings.table // semifinals))] if semifinals else []
    later.append(Stage(1, 1))
    if wildcards < 0:
        wildcards = max(0, later[0].groups * settings.table - groups * advance)
    first = [Stage(groups, advance, wildcards)] if groups > 1 else []
    return GroupsOptions((*first, *later), settings.table)


def rounds_of(state: Competition) -> int:
    """Count the rounds that were paired and those to come, by the size their groups will have."""
    options = options_of(state.settings)
    if not state.rounds:
        count, rounds, stages = len(seeded(state)), 0, options.stages
    else:
        last = state.rounds[-1]
        groups, stage = last.inputs["groups"], last.inputs["stage"]
        days = max(len(_days(len(group), options)) for group in groups)
        count = len(still_there(state, [one for group in groups for one in group]))
        count, rounds = min(count, options.stages[stage - 1].go_on), len(state.rounds) + days - last.inputs["day"]
        stages = options.stages[stage:]
    for stage in stages:
        if count < 2:
            break
        rounds += len(_days(max(-(-count // stage.groups), 2), options))
        count = min(count, stage.go_on)
    return rounds


def draw(state: Competition) -> RoundPaired:
    """Go on in the stage that is played, or draw the next one from those who got through."""
    options = options_of(state.settings)
    if not state.rounds:
        return _round(state, options, 1, 1, deal(seeded(state), options, apart=kept_apart(state, ())))
    last: dict[str, Any] = state.rounds[-1].inputs
    stage, groups = last["stage"], last["groups"]
    if not _is_over(state.rounds[-1], options):
        return _round(state, options, stage, last["day"] + 1, groups)
    rounds = _rounds_of(state.rounds, stage)
    tables = [table for round_ in rounds for table in round_.tables]
    going = _through(state, rounds)
    return _round(state, options, stage + 1, 1, deal(going, options, stage + 1, kept_apart(state, tables)))


def rank(state: Competition, through: int) -> tuple[Row, ...]:
    """Rank by the stage that one reached, then by what one did in it."""
    options, rounds = options_of(state.settings), state.rounds[:through]
    if not rounds:
        return by_points(state, 0)
    last = rounds[-1].inputs["stage"]
    stages = []
    for stage in range(1, last + 1):
        days = _rounds_of(rounds, stage)
        stages.append(stage_of(state, [one for group in days[0].inputs["groups"] for one in group], days))
    if _is_over(rounds[-1], options) and not rounds[-1].open_tables and last < len(options.stages):
        stages.append(stage_of(state, _through(state, _rounds_of(rounds, last)), []))
    everybody = games_of(state).through(through).entrants
    stages[0] = replace(stages[0], entrants=tuple(sorted({*stages[0].entrants, *everybody})))
    return in_stages(stages, scoring_of(state))


def stage_name(options: GroupsOptions, stage: int) -> str:
    """Say how far somebody came."""
    return "final" if stage == len(options.stages) else "groups" if stage == 1 else "semifinals"


def stages_in(state: Competition) -> list[list[Round]]:
    """Part the rounds by their stages."""
    last = state.rounds[-1].inputs["stage"] if state.rounds else 0
    return [_rounds_of(state.rounds, stage) for stage in range(1, last + 1)]


def is_played(state: Competition, rounds: Sequence[Round]) -> bool:
    """Say whether a stage has all its results."""
    options = options_of(state.settings)
    return _is_over(rounds[-1], options) and not any(round_.open_tables for round_ in rounds)


def group_rows(state: Competition, rounds: Sequence[Round]) -> list[tuple[str, tuple[Row, ...]]]:
    """Rank each group of a stage by its own tables alone."""
    options, stage, groups = options_of(state.settings), rounds[0].inputs["stage"], rounds[0].inputs["groups"]
    found = []
    for index, group in enumerate(groups):
        name = _name(options, stage, index)
        own = [replace(day, tables=[table for table in day.tables if table.group == name]) for day in rounds]
        found.append((name, standings(stage_of(state, group, own), scoring_of(state))))
    return found


def qualifiers(state: Competition, rounds: Sequence[Round]) -> tuple[Qualified, ...]:
    """Name who goes on after a stage, the best first; for whoever has left, his substitute or the next one does."""
    found = []
    for _, rows in group_rows(state, rounds):
        there = still_there(state, [row.entrant for row in rows])
        going: dict[int, Finish] = {}
        for row in rows:
            if now := there.get(row.entrant):  # a substitute goes on by what either of the two has won
                going.setdefault(now, Finish(now, row.points / max(1, row.played), _share(row)))
        found.append(list(going.values()))
    return qualified(found, options_of(state.settings), rounds[0].inputs["stage"])


def _through(state: Competition, rounds: Sequence[Round]) -> list[int]:
    return [one.entrant for one in qualifiers(state, rounds)]


def _rounds_of(rounds: Sequence[Round], stage: int) -> list[Round]:
    return [round_ for round_ in rounds if round_.inputs["stage"] == stage]


def _is_over(last: Round, options: GroupsOptions) -> bool:
    """Say whether every group has played its schedule."""
    return all(len(_days(len(group), options)) <= last.inputs["day"] for group in last.inputs["groups"])


def _days(size: int, options: GroupsOptions) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Plan a group's rounds; a group that fits at one table plays one match."""
    if size <= options.table_size:
        return ((tuple(range(size)),),)
    return group_schedule(range(size), options).rounds


def _share(row: Row) -> Any:
    return row.values.get("winner_share", 0)


def _round(
    state: Competition, options: GroupsOptions, stage: int, day: int, groups: Sequence[Sequence[int]]
) -> RoundPaired:
    tables: list[list[int]] = []
    names: list[str] = []
    byes: list[int] = []
    for index, group in enumerate(groups):
        days = _days(len(group), options)
        found, resting = seated(state, group, days[day - 1]) if day <= len(days) else ([], [])
        tables += found
        names += [_name(options, stage, index)] * len(found)
        byes += resting
    inputs = {"stage": stage, "day": day, "groups": [list(group) for group in groups]}
    return RoundPaired(round=state.next_round, tables=tables, byes=byes, groups=names, inputs=inputs)


def _name(options: GroupsOptions, stage: int, index: int) -> str:
    if stage == len(options.stages):
        return "final"
    label = ascii_uppercase[index] if index < 26 else str(index + 1)
    return f"group {label}" if stage == 1 else f"semifinal {label}"
