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
        told = _on_one_line(value)
        if told is not None:
            lines.append(f"{pad}{name}: {told}")
        else:
            lines.append(f"{pad}{name}:")
            lines.extend(_lines(value, depth + 1))
    return lines


def _on_one_line(value: Any) -> str | None:
    """Write a value, a list of values or a small table of them on one line; None if it needs more."""
    if isinstance(value, dict):
        told = [f"{str(key).replace('_', ' ')} {_plain(one)}" for key, one in value.items() if _is_plain(one)]
        return ", ".join(told) or "-" if len(told) == len(value) else None
    if isinstance(value, list):
        return ", ".join(map(_plain, value)) or "-" if all(map(_is_plain, value)) else None
    return _plain(value)


def _is_plain(value: Any) -> bool:
    return not isinstance(value, dict | list)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
