"""The log's one table; triggers keep its rows as they are (see `replays.store.triggers`)."""

from django.db import models


class Event(models.Model):
    """An entry of a stream, as in `games.kit.events.Event`: the columns stand in the same order."""

    pk = models.CompositePrimaryKey("stream", "seq")
    stream = models.CharField(max_length=100)
    seq = models.PositiveIntegerField()
    kind = models.CharField(max_length=40)
    actor = models.CharField(max_length=100)
    data = models.TextField()
    at = models.BigIntegerField()
    prev = models.CharField(max_length=64, blank=True)
    hash = models.CharField(max_length=64)

    def __str__(self) -> str:
        return f"{self.stream} {self.seq} {self.kind}"
