"""What a tournament is called; all that happens in it stands in its stream."""

import uuid

from django.db import models

from accounts.models import Player


class Tournament(models.Model):
    """A name and an address for a stream `tournament:<id>`."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=120)
    about = models.TextField(blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-made_at"]

    def __str__(self) -> str:
        return self.title

    @property
    def stream(self) -> str:
        """The name of its stream in the log."""
        return f"tournament:{self.id}"

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how the tournament is and how this player stands to it, in the policy's words."""
        words = {self.progress.status, f"{self.progress.entry}-entry", f"by-{self.progress.play}"}
        if self.progress.listed:
            words.add("listed")
        if player is not None:
            words.update(self.role_rows.filter(player=player.actor).values_list("role", flat=True))
        return frozenset(words)


class AtTable:
    """A table of a tournament, as the policy sees it."""

    def __init__(self, tournament: Tournament, round_: int, table: int) -> None:
        """Name a table."""
        self.tournament, self.round, self.table = tournament, round_, table

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how the tournament is, how this player stands to it, and whether he sits at this table still."""
        words = self.tournament.standing_of(player)
        if player is None:
            return words
        seatings = self.tournament.seatings.filter(round=self.round, table=self.table, player=player.actor)
        there = self.tournament.entrant_rows.filter(player=player.actor, status__in=("active", "paused"))
        return words | {"at-table"} if seatings.exists() and there.exists() else words
