"""Filters of the competition's templates."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from tournaments.pairing.explain import Exchange, Meeting
from tournaments.points import to_text
from tournaments.why_words import exchange_words, meeting_words

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
def percent(share: float) -> str:
    """Write a share in hundredths."""
    return f"{100 * share:.0f}\u202f%"


@register.simple_tag
def interval(low: float, value: float, high: float, least: float, most: float, mark: float | None = None) -> SafeString:
    """Draw an interval with its value on a scale; a line across marks what it is measured by."""
    at = [round(100 * (one - least) / ((most - least) or 1), 1) for one in (low, value, high, mark or 0)]
    line = "" if mark is None else format_html('<path class="fair" d="M{} 0V12"/>', at[3])
    return format_html(
        '<svg class="interval" viewBox="-3 0 106 12" preserveAspectRatio="none" aria-hidden="true">'
        '<path class="scale" d="M0 6H100"/><rect x="{}" y="3" width="{}" height="6"/>{}'
        '<path class="value" d="M{} 1V11"/></svg>',
        at[0],
        round(max(at[2] - at[0], 0.5), 1),
        line,
        at[1],
    )


@register.filter
def absolute(number: int) -> int:
    """Drop the sign."""
    return abs(number)


@register.filter
def first_of(page: int, count: int) -> int:
    """Give the number of the first thing on a page."""
    return (page - 1) * count + 1


@register.filter
def last_of(page: int, count: int) -> int:
    """Give the number that the last thing on a full page has."""
    return page * count


@register.filter
def met_because(meeting: Meeting) -> str:
    """Say why two meet again."""
    return meeting_words(meeting.level, meeting.by)


@register.filter
def would_do(exchange: Exchange) -> str:
    """Say what an exchange would do."""
    return exchange_words(exchange.level, exchange.by)


@register.filter
def for_many(words: str, number: int) -> str:
    """Say of several what a sentence says of one: takes part, take part."""
    verb, _, rest = words.partition(" ")
    plural = {"was": "were", "has": "have"}.get(verb, verb.removesuffix("s"))
    return words if number == 1 else f"{plural} {rest}".strip()


@register.filter
def less(number: int, by: int) -> int:
    """Take one number from another."""
    return number - by
