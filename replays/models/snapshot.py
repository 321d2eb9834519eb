"""States kept to seek quickly; a cache that may be emptied at any time."""

from django.db import models


class Snapshot(models.Model):
    """A match's state after a step, readable by the engine of these rules, edition and layout."""

    pk = models.CompositePrimaryKey("stream", "seq", "rules", "edition", "layout")
    stream = models.CharField(max_length=100)
    seq = models.PositiveIntegerField()
    rules = models.PositiveSmallIntegerField()
    edition = models.CharField(max_length=64)
    layout = models.CharField(max_length=32)
    state = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.stream} after {self.seq}"
