"""Ratings by game, and how each match changed them: a projection of finished matches."""

from django.db import models

from tournaments.ratings import Model


class Belief(models.Model):
    """What is believed of a player's strength after his last match."""

    player = models.CharField(max_length=100, db_index=True)
    mu = models.FloatField()
    sigma = models.FloatField()
    matches = models.PositiveIntegerField()
    at = models.BigIntegerField()

    class Meta:
        abstract = True

    def sigma_at(self, now: int) -> float:
        """How unsure the belief is by now: whoever does not play becomes unsure again."""
        return Model().unsure(self.sigma, now - self.at)


class RatingRow(Belief):
    """A belief made from all matches of a game."""

    pk = models.CompositePrimaryKey("game", "player")
    game = models.CharField(max_length=20)

    class Meta:
        indexes = [models.Index(fields=["game", "-mu"], name="ratings_by_strength")]

    def __str__(self) -> str:
        return f"{self.player} {self.game} {self.mu:.1f}"


class SeasonRating(Belief):
    """A belief made from the matches of one season of a league alone."""

    pk = models.CompositePrimaryKey("season", "player")
    season = models.UUIDField()

    class Meta:
        indexes = [models.Index(fields=["season", "-mu"], name="season_by_strength")]

    def __str__(self) -> str:
        return f"{self.player} {self.season} {self.mu:.1f}"


class RatingChange(models.Model):
    """A step in a player's history."""

    pk = models.CompositePrimaryKey("player", "game", "at", "match")
    match = models.UUIDField()
    player = models.CharField(max_length=100)
    game = models.CharField(max_length=20)
    at = models.BigIntegerField()
    place = models.PositiveSmallIntegerField()
    before = models.FloatField()
    after = models.FloatField()
    sigma = models.FloatField()

    def __str__(self) -> str:
        return f"{self.player} {self.before:.1f} to {self.after:.1f}"
