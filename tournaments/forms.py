"""Opening a tournament as a short conversation: what is played, by whom, and what it is called."""

from typing import Any

from django import forms

from games.registry import engines
from replays.clocks import CLOCK_WORDS
from tournaments.settings import Settings
from tournaments.words import FORMATS


class WhatForm(forms.Form):
    """What is played, and in which form."""

    game = forms.ChoiceField(label="Which game?", widget=forms.RadioSelect)
    format = forms.ChoiceField(label="In which form?", widget=forms.RadioSelect, initial="swiss")
    table = forms.IntegerField(label="How many sit at a table?", min_value=2, max_value=5, initial=4)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Offer the games and formats there are."""
        super().__init__(*args, **kwargs)
        games = [(engine.slug, engine.name) for engine in engines()]
        self.fields["game"].choices = games  # type: ignore[attr-defined]
        self.fields["game"].initial = games[0][0]
        self.fields["format"].choices = [  # type: ignore[attr-defined]
            (name, f"{term.word}: {term.meaning}") for name, term in FORMATS.items()
        ]


class WhoForm(forms.Form):
    """Who plays, how often, and how results come in."""

    players = forms.IntegerField(
        label="How many players do you expect?", min_value=2, max_value=10_000, initial=16, help_text="For the preview."
    )
    rounds = forms.IntegerField(
        label="How many rounds?", min_value=1, max_value=99, initial=5, help_text="For Swiss and ladder."
    )
    window_hours = forms.IntegerField(
        label="How many hours has a round?", min_value=0, max_value=5000, initial=168, help_text="0: no end is set."
    )
    clock = forms.ChoiceField(
        label="How long may a turn take?",
        choices=CLOCK_WORDS,
        initial="3d",
        help_text="In matches played here: who runs out of time is ranked last, and a bot plays on for him.",
    )
    entry = forms.ChoiceField(
        label="Who may enter?", choices=[("open", "Everybody"), ("invitation", "Those I invite")], initial="open"
    )
    play = forms.ChoiceField(
        label="How do results come in?",
        choices=[("site", "Matches are played here"), ("hand", "They are entered by hand"), ("bots", "Bots play")],
        initial="site",
    )
    confirm = forms.BooleanField(label="A second person confirms results entered by hand", required=False)


class NameForm(forms.Form):
    """What it is called."""

    title = forms.CharField(label="What is it called?", max_length=120)
    about = forms.CharField(label="What should players know?", widget=forms.Textarea, required=False, max_length=4000)


STEPS = (WhatForm, WhoForm, NameForm)


def settings_from(answers: dict[str, Any]) -> Settings:
    """Make settings of what was answered."""
    names = ("game", "format", "table", "rounds", "window_hours", "clock", "entry", "play", "confirm")
    return Settings(**{name: answers[name] for name in names if name in answers})
