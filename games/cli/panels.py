"""A view as plain text: any engine's, indented by its structure."""

from typing import Any

import msgspec


def position_in_words(view: msgspec.Struct) -> str:
    """Write a view as lines that a person can read."""
    return "\n".join(_lines(msgspec.to_builtins(view), 0))


def _lines(data: Any, depth: int) -> list[str]:
    pad = "  " * depth
    lines: list[str] = []
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        name = str(key).replace("_", " ")
        if _is_plain(value):
            lines.append(f"{pad}{name}: {_plain(value)}")
        else:
            lines.append(f"{pad}{name}:")
            lines.extend(_lines(value, depth + 1))
    return lines


def _is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or all(not isinstance(one, dict | list) for one in value)


def _plain(value: Any) -> str:
    if value is None or value in ([], {}):
        return "-"
    return ", ".join(map(_plain, value)) if isinstance(value, list) else str(value)
