"""How a tournament is to be run: all that its organiser decides at the start."""

from typing import Literal

import msgspec

ClockName = Literal["none", "5m", "1h", "1d", "3d"]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is played, in which form, who may enter, and how results come in."""

    game: str
    format: Literal["swiss", "league", "groups", "knockout", "ladder"] = "swiss"
    table: int = 4
    rounds: int = 5
    options: dict[str, int | str] = {}
    edition: str = "base"
    game_options: dict[str, str] = {}
    points: dict[str, list[int]] = {}
    tie_breaks: list[str] = []
    bye: Literal["mean", "win", "nothing"] = "mean"
    entry: Literal["open", "invitation"] = "open"
    capacity: int = 0
    late_until: int = 1
    play: Literal["site", "bots", "hand"] = "site"
    confirm: bool = False
    listed: bool = True
    window_hours: int = 0
    clock: ClockName = "none"
    overdue: Literal["wait", "flag"] = "wait"
