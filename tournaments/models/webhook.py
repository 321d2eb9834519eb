"""Where news of a tournament is sent."""

import uuid

from django.db import models

from tournaments.models.tournament import Tournament


class Webhook(models.Model):
    """An address that is told of events, by scope; the secret signs what is sent; times are whole microseconds."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="webhooks")
    owner = models.CharField(max_length=100)
    url = models.URLField(max_length=400)
    secret = models.CharField(max_length=64)
    scopes = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)
    delivered_at = models.BigIntegerField(null=True)
    failed_at = models.BigIntegerField(null=True)
    failure = models.TextField(blank=True)

    class Meta:
        ordering = ["made_at"]

    def __str__(self) -> str:
        return self.url
