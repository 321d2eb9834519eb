"""Groups, then a final: groups play a table round robin; the best go on, and with them the best of the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from tournaments.formats.cyclic import MOST_PLAYERS
from tournaments.formats.dealing import Apart, deal
from tournaments.formats.options import require
from tournaments.formats.schedule import Schedule, schedule


class Stage(NamedTuple):
    """One stage: so many groups, the first `advance` of each go on, and so many wildcards."""

    groups: int
    advance: int
    wildcards: int = 0

    @property
    def go_on(self) -> int:
        """How many reach the next stage."""
        return self.groups * self.advance + self.wildcards


@dataclass(frozen=True, slots=True)
class GroupsOptions:
    """Stages from the first groups to the final, which is a single group."""

    stages: tuple[Stage, ...] = (Stage(4, 1, 1), Stage(1, 1))
    table_size: int = 4

    def __post_init__(self) -> None:
        """Refuse what makes no sense, once."""
        require(2 <= self.table_size <= 5, "table-size", size=self.table_size)
        require(bool(self.stages) and self.stages[-1].groups == 1, "no-final")
        for number, stage in enumerate(self.stages, 1):
            require(stage.groups >= 1 and stage.advance >= 1 and stage.wildcards >= 0, "stage", stage=number)
        for number, (stage, after) in enumerate(zip(self.stages, self.stages[1:], strict=False), 2):
            require(stage.go_on >= after.groups * self.table_size, "too-few-go-on", stage=number)


class Finish(NamedTuple):
    """An entrant's end of a stage, in the order of his group; points per game, then share of scores compare groups."""

    entrant: int
    mean_points: Fraction = Fraction(0)
    share: Fraction = Fraction(0)


class Qualified(NamedTuple):
    """Somebody who goes on: from which group and place, and whether by wildcard."""

    entrant: int
    group: int
    place: int
    is_wildcard: bool


def draw(
    ranked: Sequence[int], options: GroupsOptions, stage: int = 1, apart: Apart[int] | None = None
) -> tuple[tuple[int, ...], ...]:
    """Deal a ranked field into the groups of a stage (from 1), equally strong and as equal in size as can be.

    Whoever has left by a later stage leaves fewer groups or a short table, but never none.
    """
    groups, least = options.stages[stage - 1].groups, options.table_size
    if stage > 1:
        require(len(ranked) > 1, "decided")
        groups, least = max(1, min(groups, len(ranked) // options.table_size)), 2
    size, larger = divmod(len(ranked), groups)
    require(size >= least, "too-few-players", players=len(ranked), groups=groups)
    require(size + bool(larger) <= MOST_PLAYERS, "group-too-large", players=len(ranked), groups=groups)
    sizes = [size + 1] * larger + [size] * (groups - larger)
    return tuple(tuple(group) for group in deal(ranked, sizes, apart))


def group_schedule(group: Sequence[int], options: GroupsOptions) -> Schedule:
    """Plan a group's matches; its entrants are numbered in the order in which they stand."""
    return schedule(len(group), options.table_size)


def qualified(finishes: Sequence[Sequence[Finish]], options: GroupsOptions, stage: int = 1) -> tuple[Qualified, ...]:
    """Name who goes on, best first: by place, then points per game, then share of scores, then the lower group."""
    rule = options.stages[stage - 1]
    rows = [
        (place, -finish.mean_points, -finish.share, group, finish.entrant)
        for group, order in enumerate(finishes, 1)
        for place, finish in enumerate(order, 1)
    ]
    through = sorted(row for row in rows if row[0] <= rule.advance)
    others = sorted(row for row in rows if row[0] > rule.advance)[: rule.wildcards]
    return tuple(
        Qualified(entrant, group, place, place > rule.advance) for place, _, _, group, entrant in (*through, *others)
    )
