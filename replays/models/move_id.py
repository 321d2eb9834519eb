"""Which step a client's move became, so that sending it again does no harm."""

from django.db import models


class MoveId(models.Model):
    """The id a client gave its move, kept with the step at which it was stored."""

    pk = models.CompositePrimaryKey("stream", "id")
    stream = models.CharField(max_length=100)
    id = models.UUIDField()
    seq = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"{self.id} is {self.stream} {self.seq}"
