"""Founding a league as a short conversation, and changing how its next season is run."""

from typing import Any

import msgspec
from django import forms

from games.registry import engines
from replays.clocks import CLOCK_WORDS
from tournaments.forms import NameForm
from tournaments.seasons.events import SeasonOpened
from tournaments.seasons.plan import Changes
from tournaments.standings.scoring import CHOICE, USUAL
from tournaments.words import TIE_BREAKS


class FieldForm(forms.Form):
    """Who sits together."""

    table = forms.IntegerField(label="How many sit at a table?", min_value=2, max_value=5, initial=4)
    size = forms.IntegerField(
        label="How many play in a division?",
        min_value=3,
        max_value=31,
        initial=7,
        help_text="7 or 13 at tables of four: everybody meets everybody equally often and sits in each seat.",
    )
    play = forms.ChoiceField(
        label="How do results come in?",
        choices=[("site", "Matches are played here"), ("hand", "They are entered by hand"), ("bots", "Bots play")],
        initial="site",
    )


class LeagueWhatForm(FieldForm):
    """What is played, and by how many."""

    game = forms.ChoiceField(label="Which game?")
    players = forms.IntegerField(
        label="How many players do you expect?",
        min_value=2,
        max_value=10_000,
        initial=21,
        required=False,
        help_text="For the preview.",
    )
    field_order = ("game", "players", "table", "size", "play")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Offer the games there are."""
        super().__init__(*args, **kwargs)
        self.fields["game"].choices = [(one.slug, one.name) for one in engines()]  # type: ignore[attr-defined]


class SeasonForm(forms.Form):
    """How a season is run; what is seldom changed comes last, and folded."""

    up = forms.IntegerField(label="How many of a division go up?", min_value=0, max_value=30, initial=1)
    down = forms.IntegerField(label="How many go down?", min_value=0, max_value=30, initial=2)
    window_hours = forms.IntegerField(
        label="How many hours has a season?", min_value=0, max_value=5000, initial=1440, help_text="0: no end is set."
    )
    clock = forms.ChoiceField(label="How long may a turn take?", choices=CLOCK_WORDS, initial="3d")
    widths = forms.CharField(
        label="How many divisions has each tier?",
        max_length=60,
        initial="1-2-4-8",
        required=False,
        help_text="From the top; the last number repeats below. Just 1: one division in every tier.",
    )
    cycles = forms.IntegerField(
        label="How often is the schedule played?", min_value=1, max_value=5, initial=1, required=False
    )
    overdue = forms.ChoiceField(
        label="A table that is not done when the season's hours are over",
        choices=[
            ("wait", "It waits; you are told, and decide"),
            ("flag", "Who is to move has run out of time; untold results by hand are absences"),
        ],
        initial="wait",
        required=False,
    )
    points = forms.CharField(
        label="Points by place",
        max_length=60,
        required=False,
        help_text="Such as 10 6 3 1 at tables of four. Empty: the usual ones.",
    )
    tie_breaks = forms.CharField(label="Tie-breaks, in this order", max_length=300, required=False)
    bye = forms.ChoiceField(
        label="A bye is worth",
        choices=[("mean", "the mean of a table"), ("win", "a win"), ("nothing", "nothing")],
        initial="mean",
        required=False,
    )
    confirm = forms.BooleanField(label="A second person confirms results entered by hand", required=False)
    FOLDED = ("widths", "cycles", "overdue", "points", "tie_breaks", "bye", "confirm")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Say which tie-breaks there are."""
        super().__init__(*args, **kwargs)
        known = ", ".join(f"{name} ({TIE_BREAKS[name].word})" for name in CHOICE)
        self.fields["tie_breaks"].help_text = f"Empty: {', '.join(USUAL)}. There are {known}."

    @property
    def plain(self) -> list[forms.BoundField]:
        """The fields that everybody looks at."""
        return [field for field in self if field.name not in self.FOLDED]

    @property
    def folded(self) -> list[forms.BoundField]:
        """The fields for those who want more."""
        return [field for field in self if field.name in self.FOLDED]

    def clean_widths(self) -> tuple[int, ...]:
        """Read 1-2-4-8."""
        return tuple(self._numbers("widths")) or (1, 2, 4, 8)

    def clean_points(self) -> list[int]:
        """Read 10 6 3 1."""
        return self._numbers("points")

    def clean_tie_breaks(self) -> list[str]:
        """Read names with commas between."""
        return [name for name in self.cleaned_data["tie_breaks"].replace(",", " ").split() if name]

    def _numbers(self, name: str) -> list[int]:
        texts = self.cleaned_data[name].replace("-", " ").replace(",", " ").split()
        if not all(text.isdecimal() and len(text) < 5 for text in texts):
            raise forms.ValidationError("Write whole numbers with spaces or hyphens between.")
        return [int(text) for text in texts]


class WholeSeasonForm(FieldForm, SeasonForm):
    """All that can be changed before the divisions are drawn."""

    field_order = ("table", "size", "play")


LEAGUE_STEPS = (LeagueWhatForm, SeasonForm, NameForm)


def changes_from(answers: dict[str, Any]) -> Changes:
    """Make what was answered into how a season is run; what was left empty has its usual value."""
    asked = {name: answers[name] for name in Changes.__struct_fields__ if answers.get(name) not in (None, "")}
    if "points" in asked:
        asked["points"] = {str(answers["table"]): answers["points"]} if answers["points"] else {}
    return msgspec.convert(asked, Changes)


def answers_of(opened: SeasonOpened) -> dict[str, Any]:
    """Say how a season is run, as the answers that would have led there."""
    settings = opened.settings
    names = ("table", "play", "window_hours", "clock", "overdue", "bye", "confirm")
    return {
        **{name: getattr(settings, name) for name in names},
        **{name: getattr(opened, name) for name in ("size", "up", "down")},
        "widths": "-".join(map(str, opened.widths)),
        "cycles": settings.options.get("cycles", 1),
        "points": " ".join(map(str, settings.points.get(str(settings.table), ()))),
        "tie_breaks": ", ".join(settings.tie_breaks),
    }
