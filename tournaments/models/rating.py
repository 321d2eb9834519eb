"""Ratings by game, and how each match changed them: a projection of finished matches."""

from django.db import models


class RatingRow(models.Model):
    """What is believed of a player's strength in a game after his last match."""

    pk = models.CompositePrimaryKey("game", "player")
    game = models.CharField(max_length=20)
    player = models.CharField(max_length=100, db_index=True)
    mu = models.FloatField()
    sigma = models.FloatField()
    matches = models.PositiveIntegerField()
    at = models.BigIntegerField()

    class Meta:
        indexes = [models.Index(fields=["game", "-mu"], name="ratings_by_strength")]

    def __str__(self) -> str:
        return f"{self.player} {self.game} {self.mu:.1f}"

    @property
    def shown(self) -> float:
        """What a list shows: a strength that is almost surely reached."""
        return self.mu - 3 * self.sigma


class RatingChange(models.Model):
    """A step in a player's history."""

    pk = models.CompositePrimaryKey("match", "player")
    match = models.UUIDField()
    player = models.CharField(max_length=100)
    game = models.CharField(max_length=20)
    at = models.BigIntegerField()
    place = models.PositiveSmallIntegerField()
    before = models.FloatField()
    after = models.FloatField()
    sigma = models.FloatField()

    class Meta:
        indexes = [models.Index(fields=["player", "game", "-at"], name="rating_history")]

    def __str__(self) -> str:
        return f"{self.player} {self.before:.1f} to {self.after:.1f}"
