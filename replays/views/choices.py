"""The legal moves as a page shows them: grouped by the element they touch."""

from collections.abc import Iterable

import msgspec

from replays.panels import Names
from replays.selectors.table import Choice

OTHER = "Other"


class ChoiceGroup(msgspec.Struct):
    """Moves that touch the same place or card."""

    title: str
    choices: list[Choice]


def groups_of(choices: Iterable[Choice], names: Names) -> list[ChoiceGroup]:
    """Group moves by the first element they touch, in the order offered; no move repeats the title of its group."""
    groups: dict[str, ChoiceGroup] = {}
    for choice in choices:
        title = names.name(choice.elements[0]) if choice.elements else OTHER
        said = Choice(choice.move, choice.words.removeprefix(f"{title}: "), choice.elements)
        groups.setdefault(title, ChoiceGroup(title, [])).choices.append(said)
    return list(groups.values())
