"""Standings as they are now: a projection, one row an entrant."""

from django.db import models

from tournaments.models.tournament import Tournament


class Standing(models.Model):
    """A line of the table; `line` counts lines, `place` may be shared, `points` are 300ths."""

    pk = models.CompositePrimaryKey("tournament_id", "line")
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="standings")
    line = models.PositiveIntegerField()
    place = models.PositiveIntegerField()
    entrant = models.PositiveIntegerField()
    player = models.CharField(max_length=100, db_index=True)
    points = models.IntegerField()
    before = models.PositiveIntegerField(null=True, help_text="The place after the round before.")
    detail = models.JSONField(help_text="Tie-breaks, what decided, and the result of each round.")
    seq = models.IntegerField(help_text="The event after which this was true.")

    def __str__(self) -> str:
        return f"{self.place}. {self.player}"
