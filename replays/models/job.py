"""Work for later, kept as rows; a broker only wakes the workers that look here."""

from django.db import models


class State(models.TextChoices):
    """How far a job has come; who holds it is told by its lease."""

    DUE = "due"
    DONE = "done"
    DEAD = "dead"


class Job(models.Model):
    """One piece of work, asked for once by its key; times are whole microseconds since 1970."""

    kind = models.CharField(max_length=40)
    key = models.CharField(max_length=200, unique=True)
    data = models.TextField()
    not_before = models.BigIntegerField(db_default=0)
    state = models.CharField(max_length=4, choices=State, db_default=State.DUE)
    attempts = models.PositiveSmallIntegerField(db_default=0)
    lease = models.UUIDField(null=True)
    leased_until = models.BigIntegerField(db_default=0)
    error = models.TextField(blank=True, db_default="")

    class Meta:
        indexes = [
            models.Index(fields=["not_before", "id"], condition=models.Q(state=State.DUE), name="due_jobs"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.key}"
