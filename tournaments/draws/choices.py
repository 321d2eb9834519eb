"""What an organiser can choose for each format beside the settings that all share: one struct for all who ask."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from tournaments.formats import BadOptions
from tournaments.settings import Settings


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class SwissChoices(Choices, frozen=True):
    """How small a table may be; 0: one less than a full one, and never less than two."""

    smallest: Annotated[int, Meta(ge=0, le=5, title="Smallest table (0: one seat less than full)")] = 0


class LeagueChoices(Choices, frozen=True):
    """How often the schedule is played."""

    cycles: Annotated[int, Meta(ge=1, le=5, title="How often is the schedule played?")] = 1


class GroupsChoices(Choices, frozen=True):
    """The stages; wildcards fill the tables of the next one unless their number is set."""

    groups: Annotated[int, Meta(ge=1, le=64, title="How many groups?")] = 4
    advance: Annotated[int, Meta(ge=1, le=16, title="How many of each group go on?")] = 1
    wildcards: Annotated[int, Meta(ge=-1, le=64, title="How many of the best others? (-1: as many as fill it up)")] = -1
    semifinals: Annotated[int, Meta(ge=0, le=16, title="How many semifinals? (0: none)")] = 0


class KnockoutChoices(Choices, frozen=True):
    """Who goes on."""

    keep: Annotated[int, Meta(ge=1, le=4, title="How many of each table go on?")] = 1
    wildcards: Annotated[int, Meta(ge=0, le=1, title="Do the best others fill the tables? (1: yes, 0: no)")] = 1
    smallest: Annotated[int, Meta(ge=0, le=5, title="Smallest table (0: one seat less than full)")] = 0


CHOICES: dict[str, type[Choices]] = {
    "swiss": SwissChoices,
    "league": LeagueChoices,
    "groups": GroupsChoices,
    "knockout": KnockoutChoices,
    "ladder": Choices,
}
T = TypeVar("T", bound=Choices)


def chosen(settings: Settings, kind: type[T]) -> T:
    """Read what was chosen; an option that is unknown or out of bounds is refused, never passed over."""
    try:
        return msgspec.convert(settings.options, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions("option", what=str(error)) from error


def smallest_table(table: int, smallest: int) -> int:
    """Give the smallest table that is allowed."""
    return smallest or max(2, table - 1)
