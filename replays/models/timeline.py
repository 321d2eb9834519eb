"""Timelines of matches that are over, ready to be sent; a cache that may be emptied at any time."""

from django.db import models

from replays.models.match import Match


class Timeline(models.Model):
    """A match from its first step to its last as one viewer sees it: compressed JSON."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="timelines")
    viewer = models.CharField(max_length=10)
    undone = models.BooleanField()
    version = models.CharField(max_length=32)
    body = models.BinaryField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["match", "viewer", "undone"], name="one_timeline_a_viewer")]

    def __str__(self) -> str:
        return f"{self.match_id} as {self.viewer}"
