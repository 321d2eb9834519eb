"""Filters of the competition's templates."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import template

from tournaments.points import to_text

register = template.Library()


@register.filter
def entry(mapping: Mapping[Any, Any], key: Any) -> Any:
    """Look a key up."""
    return mapping.get(key, "")


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
