"""Opening a tournament as a short conversation: what is played, by whom, and what it is called."""

from typing import Any

from django import forms

from games.registry import engine, engines
from replays.clocks import CLOCK_WORDS
from tournaments.checks import LARGEST_FIELD, MOST_MATCHES, MOST_ROUNDS, check_settings
from tournaments.option_fields import chosen_game, chosen_options, format_fields, game_fields
from tournaments.preview import missing_for
from tournaments.refusals import Refused
from tournaments.settings import Settings
from tournaments.words import FORMATS

PLAYS = [("site", "Matches are played here"), ("hand", "They are entered by hand"), ("bots", "Bots play")]
OVERDUE = {
    "site": [("wait", "It goes on; you are told, and decide"), ("flag", "Whoever is to move has run out of time")],
    "hand": [
        ("wait", "It waits; you are told, and decide"),
        ("flag", "What one has told counts; where nobody has, nobody came"),
    ],
}
BYES = [("mean", "The mean of a table"), ("win", "A win"), ("nothing", "Nothing")]
ROUNDS = {"swiss": "How many rounds?", "ladder": "How many matches are enough for each?"}
"""Where the organiser says how many: the other forms follow from how many come."""


class WhatForm(forms.Form):
    """What is played, in which form, and where."""

    more: tuple[str, ...] = ()
    game = forms.ChoiceField(label="Which game?", widget=forms.RadioSelect)
    format = forms.ChoiceField(label="In which form?", widget=forms.RadioSelect, initial="swiss")
    table = forms.IntegerField(label="How many sit at a table?", min_value=2, max_value=5, initial=4)
    play = forms.ChoiceField(label="How do results come in?", choices=PLAYS, initial="site")

    def __init__(self, *args: Any, answers: dict[str, Any], **kwargs: Any) -> None:
        """Offer the games and formats there are."""
        super().__init__(*args, **kwargs)
        games = [(engine.slug, engine.name) for engine in engines()]
        self.fields["game"].choices = games  # type: ignore[attr-defined]
        self.fields["game"].initial = games[0][0]
        self.fields["format"].choices = [  # type: ignore[attr-defined]
            (name, f"{term.word}: {term.meaning}") for name, term in FORMATS.items()
        ]

    def clean(self) -> dict[str, Any]:
        """Refuse at once a table that the game does not seat."""
        data: dict[str, Any] = super().clean() or self.cleaned_data
        if {"game", "table"} <= data.keys() and data["table"] not in (seats := engine(data["game"]).seats):
            name = engine(data["game"]).name
            self.add_error("table", f"{name} is played by {max(2, seats[0])} to {seats[-1]} at a table.")
        return data


class WhoForm(forms.Form):
    """Who plays, how often and how fast; what most leave as it is stands folded among `more`."""

    players = forms.IntegerField(
        label="How many players do you expect?", min_value=2, max_value=10_000, initial=16, help_text="For the preview."
    )
    rounds = forms.IntegerField(min_value=1, max_value=MOST_ROUNDS, initial=5)
    window_hours = forms.IntegerField(
        label="How many hours has a round?", min_value=0, max_value=5000, initial=168, help_text="0: no end is set."
    )
    clock = forms.ChoiceField(
        label="How long may a turn take?",
        choices=CLOCK_WORDS,
        initial="1d",
        help_text="Who runs out of time is ranked last, and a bot plays on for him.",
    )
    entry = forms.ChoiceField(
        label="Who may enter?", choices=[("open", "Everybody"), ("invitation", "Those I invite")], initial="open"
    )
    confirm = forms.ChoiceField(
        label="Who says how a table ended?",
        choices=[("no", "One person is enough"), ("yes", "A second person confirms it")],
        initial="no",
    )
    capacity = forms.IntegerField(
        label="How many places are there?",
        min_value=0,
        max_value=LARGEST_FIELD,
        initial=0,
        help_text="0: no limit. Who comes later waits for a place.",
    )
    late_until = forms.IntegerField(
        label="New entrants until round",
        min_value=0,
        max_value=MOST_ROUNDS,
        initial=1,
        help_text="1: before it begins.",
    )
    bye = forms.ChoiceField(label="What is a bye worth?", choices=BYES, initial="mean")
    overdue = forms.ChoiceField(label="A table that is not done when the round's hours are over", initial="wait")
    listed = forms.ChoiceField(
        label="Who finds it?",
        choices=[("yes", "Everybody, in the lists"), ("no", "Those who know its address and take part")],
        initial="yes",
    )

    def __init__(self, *args: Any, answers: dict[str, Any], **kwargs: Any) -> None:
        """Ask only what this form of tournament, this game and this way of playing need."""
        super().__init__(*args, **kwargs)
        self.answers, form = answers, answers["format"]
        for name in _idle(form, answers["play"]):
            del self.fields[name]
        if form in ROUNDS:
            self.fields["rounds"].label = ROUNDS[form]
            if form == "ladder":
                self.fields["rounds"] = forms.IntegerField(label=ROUNDS[form], min_value=1, max_value=MOST_MATCHES)
                self.fields["rounds"].initial = 20
        if "overdue" in self.fields:
            self.fields["overdue"].choices = OVERDUE[answers["play"]]  # type: ignore[attr-defined]
        self.fields.update(format_fields(form))
        self.fields.update(game_fields(answers["game"]))
        folded = ("capacity", "late_until", "bye", "overdue", "listed")
        self.more = tuple(name for name in self.fields if name in folded or "-" in name)

    def clean(self) -> dict[str, Any]:
        """Refuse at once settings under which no round could be played, and a field that is too small for them."""
        data: dict[str, Any] = super().clean() or self.cleaned_data
        if self.errors:
            return data
        settings = settings_from({**self.answers, **data})
        try:
            check_settings(settings)
        except Refused as refused:
            raise forms.ValidationError(refused.words) from refused
        if missing := missing_for(settings, data["players"]):
            self.add_error("players", missing)
        return data


class NameForm(forms.Form):
    """What it is called."""

    more: tuple[str, ...] = ()
    title = forms.CharField(label="What is it called?", max_length=120)
    about = forms.CharField(label="What should players know?", widget=forms.Textarea, required=False, max_length=4000)

    def __init__(self, *args: Any, answers: dict[str, Any] | None = None, **kwargs: Any) -> None:
        """Ask the same of all."""
        super().__init__(*args, **kwargs)


def _idle(form: str, play: str) -> list[str]:
    """Name the questions that have no meaning for a form and a way of playing."""
    idle = [] if form in ROUNDS else ["rounds"]
    idle += [] if play == "site" else ["clock"]
    idle += [] if play == "hand" else ["confirm"]
    idle += [] if form == "swiss" else ["late_until"]
    idle += ["window_hours", "overdue"] if form == "ladder" or play == "bots" else []
    idle += ["bye"] if form in ("knockout", "ladder") else []
    return list(dict.fromkeys(idle))


STEPS = (WhatForm, WhoForm, NameForm)


def settings_from(answers: dict[str, Any]) -> Settings:
    """Make settings of what was answered."""
    names = ("game", "format", "table", "rounds", "window_hours", "clock", "entry", "play", "capacity", "late_until")
    said = {name: answers[name] for name in (*names, "bye", "overdue") if name in answers}
    said.update((name, answers[name] == "yes") for name in ("confirm", "listed") if name in answers)
    options = chosen_options(answers["format"], answers)
    return Settings(**said, options=options, **chosen_game(answers["game"], answers))
