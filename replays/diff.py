"""What changed between two views, as a list of changes that a browser applies in order.

A change is `[path, value]`, the path a list of keys and indexes; `[path]` alone takes a key away. Views are typed: no
field is a number at one step and a truth value at the next.
"""

from typing import Any

Path = list[str | int]
Change = list[Any]


def changes(before: Any, after: Any) -> list[Change]:
    """List what must be set in `before` to make it `after`."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def apply(view: Any, made: list[Change]) -> Any:
    """Make these changes in place and return the view; the whole may be replaced by a path of nothing."""
    for path, *value in made:
        if not path:
            view = value[0]
            continue
        part = view
        for key in path[:-1]:
            part = part[key]
        if value:
            part[path[-1]] = value[0]
        else:
            del part[path[-1]]
    return view


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        found.extend([[*path, key]] for key in before if key not in after)
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            _compare(before[index], value, [*path, index], found)
    else:
        found.append([path, after])
