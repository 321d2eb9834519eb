"""How a season is run, as its organiser says it: what is named changes, all else stays as it was."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from tournaments.seasons.events import SeasonOpened
from tournaments.settings import ClockName

_OWN = ("size", "widths", "up", "down")


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be other than it was; `widths` are the divisions of each tier, the last one repeats below."""

    table: int | UnsetType = UNSET
    size: int | UnsetType = UNSET
    widths: tuple[int, ...] | UnsetType = UNSET
    up: int | UnsetType = UNSET
    down: int | UnsetType = UNSET
    cycles: int | UnsetType = UNSET
    window_hours: int | UnsetType = UNSET
    clock: ClockName | UnsetType = UNSET
    overdue: Literal["wait", "flag"] | UnsetType = UNSET
    points: dict[str, list[int]] | UnsetType = UNSET
    tie_breaks: list[str] | UnsetType = UNSET
    bye: Literal["mean", "win", "nothing"] | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    play: Literal["site", "bots", "hand"] | UnsetType = UNSET


def changed(opened: SeasonOpened, changes: Changes) -> SeasonOpened:
    """Put the changes into how a season is run."""
    asked = {name: value for name in Changes.__struct_fields__ if (value := getattr(changes, name)) is not UNSET}
    own = {name: asked.pop(name) for name in _OWN if name in asked}
    options = dict(opened.settings.options)
    if "cycles" in asked:
        options["cycles"] = asked.pop("cycles")
    settings = msgspec.structs.replace(opened.settings, options=options, **asked)
    return msgspec.structs.replace(opened, settings=settings, **own)
