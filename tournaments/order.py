"""The order of tie-breaks, as an organiser numbers them anew."""

from collections.abc import Mapping, Sequence

LAST = ("lots",)
"""What leaves nobody tied stands last, or nothing behind it could ever decide."""


def reordered(before: Sequence[str], numbers: Mapping[str, int]) -> list[str]:
    """Put names in the order of their numbers; 0 leaves one out, and whoever was moved to a taken place pushes on."""
    old = {name: place for place, name in enumerate(before, 1)}

    def key(name: str) -> tuple[bool, int, int]:
        number, was = numbers[name], old.get(name, len(numbers) + 1)
        return name in LAST, number, (number > was) - (number < was)

    return sorted((name for name, number in numbers.items() if number > 0), key=key)
