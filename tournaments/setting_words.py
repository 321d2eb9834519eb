"""What a change of settings changed, in words."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.kit.events import Event
from replays.clocks import CLOCK_WORDS
from tournaments.events import SettingsChanged, TieBreaksChanged, TournamentOpened, from_event
from tournaments.points import to_text
from tournaments.settings import Settings
from tournaments.standings.scoring import USUAL
from tournaments.standings.values import UNIT
from tournaments.tally import scale_of
from tournaments.words import TIE_BREAKS

WORDS = {
    "rounds": "the number of rounds",
    "table": "the size of the tables",
    "bye": "what a bye is worth",
    "entry": "who may enter",
    "capacity": "the number of places",
    "late_until": "the last round for newcomers",
    "play": "how results come in",
    "confirm": "who says how a table ended",
    "listed": "who finds it",
    "window_hours": "the hours of a round",
    "clock": "the clock of a turn",
    "overdue": "what happens to tables that are late",
    "game": "the game",
    "format": "the form",
    "edition": "the edition",
}
VALUES: dict[tuple[str, Any], str] = {
    ("bye", "mean"): "the mean of a table",
    ("bye", "win"): "a win",
    ("bye", "nothing"): "nothing",
    ("entry", "open"): "everybody",
    ("entry", "invitation"): "those who are invited",
    ("capacity", 0): "no limit",
    ("confirm", True): "two people",
    ("confirm", False): "one person",
    ("listed", True): "everybody",
    ("listed", False): "those who know its address",
    ("window_hours", 0): "no end",
    ("overdue", "wait"): "they wait for the organiser",
    ("overdue", "flag"): "their time has run out",
    **{("clock", name): word for name, word in CLOCK_WORDS},
}
RULES = ("tournament-opened", "settings-changed", "tie-breaks-changed")
"""The kinds of events that say how it is run."""
SCORING = ("tie_breaks", "points", "bye")
"""What makes the same results count otherwise."""


def changes_between(before: Settings, after: Settings) -> dict[str, str]:
    """Say of each setting that differs what became of it."""
    told = {}
    for name in before.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was == now:
            continue
        if name == "tie_breaks":
            told[name] = f"ties are now broken by {tie_break_words(now)}; before by {tie_break_words(was)}"
        elif name == "points":
            told[name] = f"points are now {_points(before, after)}"
        elif name in WORDS:
            told[name] = f"{WORDS[name]}: {value_words(name, now)}, before {value_words(name, was)}"
        else:
            told[name] = f"the {name.replace('_', ' ')}"
    return told


def steps_in(events: Sequence[Event]) -> list[tuple[Event, Settings, Settings]]:
    """Pair each change with the settings before and after it."""
    steps = []
    settings: Settings | None = None
    for event in events:
        fact: TournamentOpened | SettingsChanged | TieBreaksChanged = from_event(event)
        before = settings
        if isinstance(fact, TieBreaksChanged):
            settings = msgspec.structs.replace(settings, tie_breaks=fact.tie_breaks) if settings else None
        else:
            settings = fact.settings
        if before and settings:
            steps.append((event, before, settings))
    return steps


def tie_break_words(names: list[str] | tuple[str, ...]) -> str:
    """Name tie-breaks in their order."""
    return ", ".join(TIE_BREAKS[name].word for name in names or USUAL)


def value_words(name: str, value: Any) -> str:
    """Say what a setting is set to."""
    return VALUES.get((name, value), str(value))


def _points(before: Settings, after: Settings) -> str:
    was, now = scale_of(before), scale_of(after)
    sizes = [size for size in now if size <= after.table and now[size] != was.get(size)]
    scales = [f"{_scale(now[size])} at tables of {size}, before {_scale(was[size])}" for size in sizes]
    return "; ".join(scales) or "the same at tables of this size"


def _scale(worth: Any) -> str:
    return "-".join(to_text(points * UNIT) for points in worth)
