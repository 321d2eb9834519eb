"""Why something was decided, in somebody's words; events know only the id."""

import uuid

from django.db import models


class Reason(models.Model):
    """A free text that an event refers to; it can be taken back without touching the log."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    stream = models.CharField(max_length=100, db_index=True)
    author = models.CharField(max_length=100)
    text = models.TextField()
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.text[:60]
