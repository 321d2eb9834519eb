"""Leagues and their seasons: names and addresses; a season's stream tells what happened."""

import uuid

from django.db import models

from accounts.models import Player


class League(models.Model):
    """A competition that goes on from season to season."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=120)
    about = models.TextField(blank=True)
    game = models.CharField(max_length=20)
    owner = models.CharField(max_length=100)

    class Meta:
        ordering = ["title"]

    def __str__(self) -> str:
        return self.title

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how this player stands to the league, in the policy's words."""
        return frozenset({"owner"} if player is not None and player.actor == self.owner else ())


class Season(models.Model):
    """One season of a league: the address of a stream `season:<id>`, and how far it is, by projection."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    league = models.ForeignKey(League, models.CASCADE, related_name="seasons")
    number = models.PositiveIntegerField()
    status = models.CharField(max_length=12, default="registering")
    entrants = models.PositiveIntegerField(default=0)
    divisions = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["-number"]
        constraints = [models.UniqueConstraint(fields=["league", "number"], name="one_season_a_number")]

    def __str__(self) -> str:
        return f"{self.league} {self.number}"

    @property
    def stream(self) -> str:
        """The name of its stream in the log."""
        return f"season:{self.id}"

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how the season is and how this player stands to it, in the policy's words."""
        return self.league.standing_of(player) | {self.status}
