"""Changing how a tournament is run: the questions of the conversation again, as far as they can still be answered."""

from typing import Any

from tournaments.forms import WhoForm
from tournaments.option_fields import answers_in
from tournaments.settings import Settings

PLAIN = ("rounds", "window_hours", "clock", "entry", "capacity", "late_until", "bye", "overdue")
YES_NO = ("confirm", "listed")


class ChangeForm(WhoForm):
    """What an organiser can still change; once a round is paired, format and game stay as they are."""

    def __init__(self, *args: Any, settings: Settings, begun: bool, **kwargs: Any) -> None:
        """Begin with what holds now."""
        about = {"format": settings.format, "play": settings.play, "game": settings.game, "table": settings.table}
        super().__init__(*args, answers=about, initial=answers_from(settings), **kwargs)
        del self.fields["players"]
        for name in [one for one in self.fields if begun and "-" in one]:
            del self.fields[name]
        self.more = tuple(name for name in self.fields if "-" in name)

    def clean(self) -> dict[str, Any]:
        """Leave it to the service to look at all settings together."""
        return self.cleaned_data


def answers_from(settings: Settings) -> dict[str, Any]:
    """Give the answers that lead to these settings."""
    said: dict[str, Any] = {name: getattr(settings, name) for name in PLAIN}
    said.update({name: "yes" if getattr(settings, name) else "no" for name in YES_NO})
    return {**said, **answers_in(settings)}
