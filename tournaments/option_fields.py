"""Form fields for what can be chosen for a format and a game: made from what they declare, so that it is said once."""

from typing import Any, get_args

import msgspec
from django import forms

from games.kit import editions
from games.kit.words import words_of
from games.registry import engine
from tournaments.draws.choices import CHOICES
from tournaments.settings import Settings

YES_NO = [("1", "Yes"), ("0", "No")]


def format_fields(form: str) -> dict[str, forms.Field]:
    """Make a field for each choice of a format, within its bounds; its name begins with the format's."""
    return {f"{form}-{one.name}": _field(one) for one in msgspec.structs.fields(CHOICES[form])}


def game_fields(game: str) -> dict[str, forms.Field]:
    """Make a field for each option of a game, and one for its edition where it has several."""
    words, fields = words_of(game), dict[str, forms.Field]()
    shipped = [(edition.name, edition.title) for edition in editions.shipped(game)]
    if len(shipped) > 1:
        fields[f"{game}-edition"] = forms.ChoiceField(label="Edition", choices=shipped, initial=shipped[0][0])
    for name, values in engine(game).choices.items():
        choices = [(value, words.name(value)) for value in values]
        fields[f"{game}-option-{name}"] = forms.ChoiceField(
            label=words.name(name), choices=choices, initial=values[0], required=False
        )
    return fields


def chosen_options(form: str, answers: dict[str, Any]) -> dict[str, int | str]:
    """Read what was chosen for a format; what is as usual is not kept."""
    named = {one.name: one.default for one in msgspec.structs.fields(CHOICES[form])}
    given = {name: answers.get(f"{form}-{name}") for name in named}
    return {name: int(value) for name, value in given.items() if value not in (None, "") and int(value) != named[name]}


def chosen_game(game: str, answers: dict[str, Any]) -> dict[str, Any]:
    """Read edition and options of a game; what is as usual is not kept."""
    usual = {name: values[0] for name, values in engine(game).choices.items()}
    given = {name: answers.get(f"{game}-option-{name}", "") for name in usual}
    options = {name: value for name, value in given.items() if value and value != usual[name]}
    return {"edition": answers.get(f"{game}-edition") or "base", "game_options": options}


def answers_in(settings: Settings) -> dict[str, Any]:
    """Give the answers that lead to the options of these settings."""
    said: dict[str, Any] = {f"{settings.format}-{name}": value for name, value in settings.options.items()}
    said.update({f"{settings.game}-option-{name}": value for name, value in settings.game_options.items()})
    return {**said, f"{settings.game}-edition": settings.edition}


def _field(one: msgspec.structs.FieldInfo) -> forms.Field:
    _, bounds = get_args(one.type)
    if (bounds.ge, bounds.le) == (0, 1):
        title = bounds.title.partition(" (")[0]
        return forms.ChoiceField(label=title, choices=YES_NO, initial=str(one.default), required=False)
    return forms.IntegerField(
        label=bounds.title, min_value=bounds.ge, max_value=bounds.le, initial=one.default, required=False
    )
