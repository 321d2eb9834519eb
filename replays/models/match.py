"""A match as lists and pages need it: its settings, and a projection of its stream."""

import uuid

from django.db import models

from accounts.models import Player


class Status(models.TextChoices):
    """How far a match has come; an open one still waits for players and has no stream yet."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    VOIDED = "voided"


class Visibility(models.TextChoices):
    """Who may look on: all and in lists, all who know the address, or only those at the table."""

    PUBLIC = "public"
    UNLISTED = "unlisted"
    PRIVATE = "private"


class Match(models.Model):
    """One playing of a game; times are whole microseconds since 1970."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # settings: no part of the record, or wanted before it begins
    visibility = models.CharField(max_length=8, choices=Visibility, default=Visibility.PUBLIC)
    opener = models.CharField(max_length=100)
    imported = models.BooleanField(default=False)
    made_at = models.BigIntegerField()
    # how it begins
    game = models.CharField(max_length=20)
    edition = models.CharField(max_length=60)
    options = models.JSONField(default=dict)
    context = models.JSONField(default=dict)
    stand_in = models.CharField(max_length=60, default="random")
    seat_count = models.PositiveSmallIntegerField()
    # how it stands
    status = models.CharField(max_length=8, choices=Status, default=Status.OPEN)
    step = models.IntegerField(default=-1)
    to_move = models.PositiveSmallIntegerField(null=True)
    opened_at = models.BigIntegerField(null=True)
    moved_at = models.BigIntegerField(null=True)
    turn_since = models.BigIntegerField(null=True)
    flag_at = models.BigIntegerField(null=True)
    finished_at = models.BigIntegerField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=["-made_at", "id"], name="matches_by_age"),
            models.Index(fields=["status", "-moved_at"], name="matches_by_status"),
            models.Index(fields=["-finished_at"], name="matches_by_end"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.id}"

    @property
    def stream(self) -> str:
        """The name of its stream in the log."""
        return f"match:{self.id}"

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen."""
        return self.status in (Status.FINISHED, Status.VOIDED)

    def seat_of(self, player: Player | None) -> int | None:
        """Find the seat in which a player sits, also one that a bot has taken over."""
        if player is None:
            return None
        return next((seat.seat for seat in self.seats.all() if seat.actor == player.actor), None)

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how the match is and how this player stands to it, in the policy's words."""
        words = {self.visibility, "over" if self.is_over else self.status}
        if player is not None and self.opener == player.actor:
            words.add("opener")
        if self.seat_of(player) is not None:
            words.add("seated")
        return frozenset(words)


class Seat(models.Model):
    """A chair at a match: who sits there, what plays for him, and what he scored."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="seats")
    seat = models.PositiveSmallIntegerField()
    actor = models.CharField(max_length=100, blank=True, help_text="Empty while the seat is open.")
    claim = models.CharField(max_length=43, blank=True, help_text="What the link holds by which it can be taken.")
    bot = models.CharField(max_length=60, blank=True, help_text="The bot that plays this seat, if one does.")
    left = models.CharField(max_length=20, blank=True, help_text="The kind of event with which the player left.")
    bank = models.BigIntegerField(null=True, help_text="Microseconds left in the bank, where there is a clock.")
    total = models.IntegerField(null=True)
    place = models.PositiveSmallIntegerField(null=True)

    class Meta:
        ordering = ["seat"]
        constraints = [models.UniqueConstraint(fields=["match", "seat"], name="one_chair_a_seat")]
        indexes = [models.Index(fields=["actor", "match"], name="seats_by_actor")]

    def __str__(self) -> str:
        return f"seat {self.seat} of {self.match_id}"
