"""The form that opens a match: one for each game, since seats and options differ."""

from collections.abc import Iterator
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from accounts.models import Player
from accounts.selectors import player_named
from games.bots.registry import bot_names
from games.kit import editions
from games.kit.contract import AnyEngine
from games.kit.words import words_of
from replays.clocks import CLOCK_WORDS, CLOCKS
from replays.models.match import Visibility
from replays.play.open_match import OPEN

ME, OPEN_SEAT, NAMED, NOBODY = "me", "open", "named", ""
VISIBILITY_WORDS = [
    (Visibility.PUBLIC, "Public: in all lists"),
    (Visibility.UNLISTED, "Unlisted: whoever has the link"),
    (Visibility.PRIVATE, "Private: only those at the table"),
]


class MatchForm(forms.Form):
    """Who sits where, the options of the game, who may look on, and the clock."""

    def __init__(self, *args: Any, engine: AnyEngine, opener: Player, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.engine, self.opener = engine, opener
        words = words_of(engine.slug)
        for seat in range(engine.seats[-1]):
            self.fields[f"seat_{seat}"] = forms.ChoiceField(
                label=f"Seat {seat + 1}",
                choices=self._sitters(seat),
                required=seat < engine.seats[0],
                initial=self._first_choice(seat),
            )
            self.fields[f"name_{seat}"] = forms.CharField(
                label=f"Name of the player in seat {seat + 1}", max_length=64, required=False
            )
        for option, values in engine.choices.items():
            choices = [(value, words.name(value)) for value in values]
            self.fields[f"option_{option}"] = forms.ChoiceField(
                label=words.name(option), choices=choices, initial=values[0]
            )
        shipped = [(edition.name, edition.title) for edition in editions.shipped(engine.slug)]
        if len(shipped) > 1:
            self.fields["edition"] = forms.ChoiceField(choices=shipped, initial=shipped[0][0])
        self.fields["visibility"] = forms.ChoiceField(
            label="Who may look on", choices=VISIBILITY_WORDS, initial=Visibility.PUBLIC
        )
        self.fields["clock"] = forms.ChoiceField(choices=CLOCK_WORDS, required=False)
        self.fields["stand_in"] = forms.ChoiceField(
            label="Who plays on for somebody who leaves",
            choices=[(name, f"{name} bot") for name in bot_names()],
            initial="greedy",
        )

    @property
    def chairs(self) -> Iterator[tuple[int, forms.BoundField, forms.BoundField]]:
        """Pair each seat's fields."""
        return ((seat, self[f"seat_{seat}"], self[f"name_{seat}"]) for seat in range(self.engine.seats[-1]))

    @property
    def settings(self) -> Iterator[forms.BoundField]:
        """List the fields that are no seats."""
        return (self[name] for name in self.fields if not name.startswith(("seat_", "name_")))

    def clean(self) -> dict[str, Any]:
        """Turn the seats into players; nobody sits behind an empty chair."""
        data: dict[str, Any] = super().clean() or self.cleaned_data
        taken = [seat for seat in range(self.engine.seats[-1]) if data.get(f"seat_{seat}")]
        if taken != list(range(len(taken))):
            raise ValidationError("Leave no empty chair between the players.")
        data["seats"] = [self._actor(seat, data) for seat in taken]
        return data

    def service_arguments(self) -> dict[str, Any]:
        """Give what `open_match` asks for."""
        data = self.cleaned_data
        return {
            "opener": self.opener,
            "game": self.engine.slug,
            "seats": data["seats"],
            "edition": data.get("edition", "base"),
            "options": {name: data[f"option_{name}"] for name in self.engine.choices},
            "visibility": data["visibility"],
            "clock": CLOCKS[data["clock"] or "none"],
            "stand_in": data["stand_in"],
        }

    def _sitters(self, seat: int) -> list[tuple[str, str]]:
        bots = [(f"bot:{name}", f"{name} bot") for name in bot_names()]
        nobody = [(NOBODY, "Nobody")] if seat >= self.engine.seats[0] else []
        people = [(ME, f"{self.opener.name} (you)"), (OPEN_SEAT, "Open: taken by link"), (NAMED, "A player, by name")]
        return [*nobody, *people, *bots]

    def _first_choice(self, seat: int) -> str:
        if seat == 0:
            return ME
        return "bot:greedy" if seat < max(2, self.engine.seats[0]) else NOBODY

    def _actor(self, seat: int, data: dict[str, Any]) -> str:
        choice: str = data[f"seat_{seat}"]
        if choice == ME:
            return self.opener.actor
        if choice == OPEN_SEAT:
            return OPEN
        if choice != NAMED:
            return choice
        player = player_named(data.get(f"name_{seat}", ""))
        if player is None:
            self.add_error(f"name_{seat}", "There is no player of this name.")
            return OPEN
        return player.actor
