"""Forms for joining and for one's own settings; the rest are Django's."""

from zoneinfo import available_timezones

from django import forms
from django.contrib.auth.forms import BaseUserCreationForm
from django.core.exceptions import ValidationError

from accounts.models import Player
from accounts.services.sign_up import is_reserved, sign_up
from accounts.services.tokens import SCOPES


def _zones() -> list[tuple[str, str]]:
    return [(zone, zone.replace("_", " ")) for zone in sorted(available_timezones())]


class SignUpForm(BaseUserCreationForm):  # type: ignore[type-arg]
    """A name, a password, and an address for mail if one wants any."""

    email = forms.EmailField(required=False, help_text="For “your turn” notices and a lost password. Optional.")
    time_zone = forms.ChoiceField(choices=_zones, initial="UTC")

    class Meta:
        model = Player
        fields = ("name", "email", "time_zone")

    def clean_name(self) -> str:
        """Refuse the names of shipped bots."""
        name: str = self.cleaned_data["name"]
        if is_reserved(name):
            raise ValidationError("This name is taken.")
        return name

    def save(self, commit: bool = True) -> Player:
        """Let the person join."""
        data = self.cleaned_data
        return sign_up(name=data["name"], password=data["password1"], email=data["email"], time_zone=data["time_zone"])


class SettingsForm(forms.ModelForm):  # type: ignore[type-arg]
    """What one can change about oneself."""

    time_zone = forms.ChoiceField(choices=_zones)

    class Meta:
        model = Player
        fields = ("email", "wants_mail", "wants_tournament_mail", "time_zone")


class TokenForm(forms.Form):
    """A new API token, for oneself or for one of one's bots."""

    player = forms.ModelChoiceField(Player.objects.none(), to_field_name="name")
    label = forms.CharField(max_length=60)
    scopes = forms.MultipleChoiceField(choices=list(SCOPES.items()), widget=forms.CheckboxSelectMultiple)
    days = forms.IntegerField(min_value=1, max_value=366, initial=90, help_text="How many days it lasts.")

    def __init__(self, *args: object, owner: Player, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        theirs = Player.objects.filter(id=owner.id) | Player.objects.filter(owner=owner, is_active=True)
        self.fields["player"].queryset = theirs  # type: ignore[attr-defined]
        self.fields["player"].initial = owner.name


class BotForm(forms.Form):
    """The name of a new bot."""

    name = forms.CharField(max_length=30)


class ForgetForm(forms.Form):
    """Be forgotten: typing one's own name makes sure."""

    name = forms.CharField(help_text="Type your name to confirm. This cannot be undone.")

    def __init__(self, *args: object, player: Player, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.player = player

    def clean_name(self) -> str:
        """Compare with the name of whoever asks."""
        name: str = self.cleaned_data["name"]
        if name != self.player.name:
            raise ValidationError("This is not your name.")
        return name
