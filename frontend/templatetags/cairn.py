"""Tags and filters of Cairn's templates: assets, icons, marks of seats, times."""

from datetime import UTC, datetime
from typing import Any

from django import template
from django.forms import BoundField
from django.templatetags.static import static
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.timesince import timesince, timeuntil
from django_vite.core.asset_loader import DjangoViteAssetLoader
from django_vite.core.exceptions import DjangoViteAssetNotFoundError

register = template.Library()

ENTRY = "islands/main.ts"
SHAPES = ("triangle", "circle", "square", "diamond", "hexagon")
ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th")


@register.simple_tag
def assets() -> SafeString:
    """Link what the front end has built; where nothing was built, the style sheet as it is written."""
    try:
        built: str = DjangoViteAssetLoader.instance().generate_vite_asset(ENTRY)
    except DjangoViteAssetNotFoundError:
        return format_html('<link rel="stylesheet" href="{}">', static("styles/index.css"))
    return SafeString(built)


@register.simple_tag
def icon(name: str) -> SafeString:
    """Draw an icon; what it means stands beside it or in the label of what holds it."""
    return format_html('<svg class="icon" aria-hidden="true"><use href="{}#{}"/></svg>', static("icons.svg"), name)


@register.simple_tag
def seat_mark(seat: int) -> SafeString:
    """Draw the shape of a seat in its colour."""
    shape = seat % len(SHAPES)
    return format_html(
        '<svg class="seat-mark seat-{}" role="img" aria-label="{}"><use href="{}#seat-{}"/></svg>',
        shape,
        SHAPES[shape],
        static("icons.svg"),
        shape,
    )


@register.simple_tag
def ago(at: int | None) -> SafeString:
    """Say how long ago, or in how long, a moment is: whole microseconds since 1970."""
    if at is None:
        return SafeString("")
    moment, now = datetime.fromtimestamp(at / 1_000_000, UTC), timezone.now()
    seconds = abs((now - moment).total_seconds())
    if seconds < 60:
        said = "just now" if moment <= now else "within a minute"
    elif moment <= now:
        said = f"{timesince(moment, now, depth=1)} ago"
    else:
        said = f"in {timeuntil(moment, now, depth=1)}"
    local = timezone.localtime(moment)
    return format_html('<time datetime="{}" title="{}">{}</time>', moment.isoformat(), f"{local:%d %b %Y, %H:%M}", said)


@register.filter
def place(number: int) -> str:
    """Say 1st, 2nd, 3rd."""
    return ORDINALS[number] if 0 < number < len(ORDINALS) else f"{number}th"


@register.filter
def is_checkbox(field: BoundField) -> bool:
    """Say whether a field is a single box to tick."""
    return getattr(field.field.widget, "input_type", "") == "checkbox" and not hasattr(field.field, "choices")


@register.filter
def zipped(first: list[Any], second: list[Any]) -> list[tuple[Any, Any]]:
    """Pair two lists, as cells with their labels."""
    return list(zip(first, second, strict=True))
