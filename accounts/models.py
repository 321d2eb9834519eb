"""Players: people and bots; and the tokens with which programs act for them."""

import uuid
from zoneinfo import available_timezones

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import models
from django.db.models.functions import Lower

NAME = RegexValidator(
    r"^\w[\w.\-]{1,28}\w\Z", "A name has 3 to 30 letters, digits, dots, hyphens or underscores, and no spaces."
)


def is_time_zone(name: str) -> None:
    """Refuse a time zone that nobody lives in."""
    if name not in available_timezones():
        raise ValidationError("There is no time zone called “%(name)s”.", params={"name": name})


class Players(BaseUserManager["Player"]):
    """Finds players; a name is the same in capitals."""

    def get_by_natural_key(self, username: str | None) -> "Player":
        """Find whoever signs in under this name."""
        return self.get(name__iexact=username)

    def people(self) -> models.QuerySet["Player"]:
        """Find the people who can sign in."""
        return self.filter(owner=None, is_active=True)


class Player(AbstractBaseUser):
    """A person, or a bot that a person runs outside and that comes in by its token."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(max_length=64, unique=True, validators=[NAME])
    email = models.EmailField(blank=True)
    time_zone = models.CharField(max_length=64, default="UTC", validators=[is_time_zone])
    owner = models.ForeignKey("self", models.CASCADE, null=True, blank=True, related_name="bots")
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)
    wants_mail = models.BooleanField(
        "mail me when it is my turn", default=True, help_text="If you have not moved for a while."
    )
    wants_tournament_mail = models.BooleanField(
        "mail me about my tournaments",
        default=True,
        help_text="Invitations, rounds, results to confirm, corrections, and the end.",
    )
    joined_at = models.DateTimeField(auto_now_add=True)
    forgotten_at = models.DateTimeField(null=True, blank=True)

    USERNAME_FIELD = "name"
    EMAIL_FIELD = "email"

    objects = Players()

    class Meta:
        ordering = ["name"]
        constraints = [
            models.UniqueConstraint(
                Lower("name"), name="one_player_a_name", violation_error_message="This name is taken."
            )
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def actor(self) -> str:
        """The opaque id under which events know this player."""
        return f"player:{self.id}"

    @property
    def is_bot(self) -> bool:
        """Whether a program plays."""
        return self.owner_id is not None


class ApiToken(models.Model):
    """What a program shows to act for a player; only a hash of it is kept."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    player = models.ForeignKey(Player, models.CASCADE, related_name="tokens")
    label = models.CharField(max_length=60)
    hash = models.CharField(max_length=64, unique=True)
    scopes = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField()

    class Meta:
        ordering = ["made_at"]

    def __str__(self) -> str:
        return f"{self.label} of {self.player_id}"
