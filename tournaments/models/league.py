"""Leagues and their seasons: names and addresses as people wrote them, and projections of their streams."""

import uuid

from django.db import models

from accounts.models import Player


class League(models.Model):
    """A competition that goes on from season to season: a name and an address for a stream `league:<id>`."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=120)
    about = models.TextField(blank=True)
    game = models.CharField(max_length=20)

    class Meta:
        ordering = ["title"]

    def __str__(self) -> str:
        return self.title

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how this player stands to the league, in the policy's words."""
        return frozenset(self.roles.filter(player=player.actor).values_list("role", flat=True) if player else ())


class LeagueRole(models.Model):
    """What a player is to a league and to each of its divisions: owner, arbiter, referee, observer."""

    pk = models.CompositePrimaryKey("league_id", "player", "role")
    league = models.ForeignKey(League, models.CASCADE, related_name="roles")
    player = models.CharField(max_length=100, db_index=True)
    role = models.CharField(max_length=12)

    def __str__(self) -> str:
        return f"{self.player} {self.role}"


class Season(models.Model):
    """One season of a league, by projection: the number of a stream `season:<id>`, and how far it is."""

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
        plays = player is not None and self.players.filter(player=player.actor).exists()
        return self.league.standing_of(player) | ({self.status, "player"} if plays else {self.status})


class SeasonPlayer(models.Model):
    """Who has registered for a season, and has not left again before it was drawn."""

    pk = models.CompositePrimaryKey("season_id", "player")
    season = models.ForeignKey(Season, models.CASCADE, related_name="players")
    player = models.CharField(max_length=100, db_index=True)

    def __str__(self) -> str:
        return f"{self.season_id} {self.player}"
