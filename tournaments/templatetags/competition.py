"""Filters of the competition's templates."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe

from tournaments.points import to_text

register = template.Library()


@register.filter
def entry(mapping: Mapping[Any, Any], key: Any) -> Any:
    """Look a key up."""
    return mapping.get(key, "")


@register.filter
def strip(results: Sequence[tuple[int, int, int]], slug: str) -> SafeString:
    """Draw results as small links to their tables; a line is absence, table 0 a bye."""
    links = []
    for round_, table, place in results:
        if not table:
            links.append(f'<span title="round {round_}: a bye">bye</span>')
            continue
        address = f"/tournaments/{slug}/rounds/{round_}/tables/{table}/"
        links.append(f'<a href="{address}" title="round {round_}, table {table}">{place or "–"}</a>')
    return mark_safe(" ".join(links))  # noqa: S308 - whole numbers and a slug


@register.filter
def at(items: Sequence[Any], index: int) -> Any:
    """Take one of a list."""
    return items[index]


@register.filter
def as_points(points: int) -> str:
    """Write points, counted in 300ths, as people do."""
    return to_text(points)


@register.filter
def absolute(number: int) -> int:
    """Drop the sign."""
    return abs(number)
