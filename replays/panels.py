"""A view as panels that a page can show, whatever the game: tables, lists and values under readable names.

`frontend/boards/panels.ts` does the same in the browser; one file of examples holds both to it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

SEAT_KEYS = frozenset({"seat", "owner", "player", "to_move", "viewer"})
SEAT_LISTS = frozenset({"seats", "players"})


class Cell(msgspec.Struct, omit_defaults=True):
    """A value: words, a number, a seat, a list of cells, labelled cells, or nothing."""

    kind: Literal["text", "number", "seat", "list", "pairs", "none"]
    text: str = ""
    seat: int | None = None
    items: list["Cell"] = []
    labels: list[str] = []


class Row(msgspec.Struct):
    """A line of a panel: what it is about, and its cells."""

    label: str
    cells: list[Cell]


class Panel(msgspec.Struct, omit_defaults=True):
    """A titled part of a position, or what one seat has; without columns it is a list of labelled values."""

    key: str
    title: str
    rows: list[Row]
    columns: list[str] = []
    seat: int | None = None


class Names(msgspec.Struct):
    """What a game says about its views: names by id, labels of fields, fields left out, fields that hold seats."""

    components: Mapping[str, str] = {}
    labels: Mapping[str, str] = {}
    left_out: list[str] = []
    seats: list[str] = []

    def name(self, identity: str) -> str:
        """Name a component."""
        return self.components.get(identity) or identity.replace("_", " ")

    def label(self, key: str) -> str:
        """Name a field of a view."""
        return self.labels.get(key) or self.name(key)

    def shown(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Leave out the fields that are not to be shown."""
        return {key: value for key, value in fields.items() if key not in self.left_out}

    def is_seat(self, key: str) -> bool:
        """Say whether a field holds seats."""
        return key in SEAT_KEYS or key in self.seats


def panels_of(view: Mapping[str, Any], names: Names) -> list[Panel]:
    """Lay out a view (plain data) as panels; loose values come first, then what each seat has."""
    fields = names.shown(view)
    loose = {key: value for key, value in fields.items() if not isinstance(value, dict | list)}
    panels = [_values("position", loose, names)] if loose else []
    seats = [key for key in fields if key in SEAT_LISTS and _are_objects(fields[key])]
    for key in seats:
        for index, part in enumerate(fields[key]):
            rest = {one: each for one, each in part.items() if one != "seat"}
            panels.append(_values(f"{key}-{index}", rest, names, seat=part.get("seat", index)))
    nested = {key: value for key, value in fields.items() if isinstance(value, dict | list) and value}
    return panels + [_panel(key, value, names) for key, value in nested.items() if key not in seats]


def _values(key: str, fields: Mapping[str, Any], names: Names, seat: int | None = None) -> Panel:
    rows = [Row(names.label(one), [_cell(one, part, names)]) for one, part in names.shown(fields).items()]
    return Panel(key, "" if seat is not None else names.label(key), rows, seat=seat)


def _panel(key: str, value: Any, names: Names) -> Panel:
    if isinstance(value, dict):
        if _are_objects(list(value.values())):
            return _table(key, [names.name(one) for one in value], list(value.values()), names)
        return _values(key, value, names)
    if _are_objects(value):
        if all("id" in part for part in value) and len({*value[0]} - {"id"}) <= 2:
            return Panel(key, names.label(key), [Row("", [_cell(key, value, names)])])
        return _table(key, [_row_name(part, index, names) for index, part in enumerate(value)], value, names)
    if all(isinstance(part, list) for part in value):
        rows = [Row(str(index + 1), [_cell(key, part, names)]) for index, part in enumerate(value)]
        return Panel(key, names.label(key), rows)
    return Panel(key, names.label(key), [Row("", [_cell(key, value, names)])])


def _table(key: str, labels: list[str], parts: list[Any], names: Names) -> Panel:
    columns = [one for one in dict.fromkeys(one for part in parts for one in names.shown(part)) if one != "id"]
    cells = [[_cell(one, part.get(one), names) for one in columns] for part in parts]
    kept = [at for at in range(len(columns)) if any(line[at].kind != "none" for line in cells)]
    rows = [Row(label, [line[at] for at in kept]) for label, line in zip(labels, cells, strict=True)]
    return Panel(key, names.label(key), rows, [names.label(columns[at]) for at in kept])


def _row_name(part: Mapping[str, Any], index: int, names: Names) -> str:
    return names.name(part["id"]) if isinstance(part.get("id"), str) else str(index + 1)


def _cell(key: str, value: Any, names: Names) -> Cell:
    if value is None or value == "" or value == [] or value == {}:
        return Cell("none")
    if isinstance(value, bool):
        return Cell("text", "yes" if value else "no")
    if isinstance(value, int):
        return Cell("seat", seat=value) if names.is_seat(key) and value >= 0 else Cell("number", str(value))
    if isinstance(value, str):
        return Cell("text", names.name(value))
    if isinstance(value, list):
        return Cell("list", items=_counted([_cell(key, part, names) for part in value]))
    if isinstance(value.get("id"), str):
        return Cell("text", _described(value, names))
    said = {one: part for one, part in names.shown(value).items() if part or (names.is_seat(one) and part == 0)}
    return Cell("pairs", items=[_cell(*one, names) for one in said.items()], labels=_labels(said, names))


def _described(thing: Mapping[str, Any], names: Names) -> str:
    """Name a thing with its numbers and with what is true of it; its other words go with the name."""
    numbers = {key: value for key, value in names.shown(thing).items() if value and isinstance(value, int)}
    said = [names.label(key) if value is True else f"{names.label(key)} {value}" for key, value in numbers.items()]
    return f"{names.name(thing['id'])} ({', '.join(said)})" if said else names.name(thing["id"])


def _labels(said: Iterable[str], names: Names) -> list[str]:
    return ["" if names.is_seat(one) else names.label(one) for one in said]


def _counted(cells: list[Cell]) -> list[Cell]:
    """Say “jug ×3” instead of three jugs; what cannot be seen or is not there is counted too."""
    if not all(cell.kind in ("text", "none") for cell in cells):
        return cells
    counts: dict[str, int] = {}
    for cell in cells:
        counts[cell.text or "–"] = counts.get(cell.text or "–", 0) + 1
    return [Cell("text", text if count == 1 else f"{text} ×{count}") for text, count in counts.items()]


def _are_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) and part for part in value)
