"""Webhooks know when they were last heard, and what went wrong last."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0007_decided_at")]

    operations = [
        migrations.AddField("webhook", "delivered_at", models.BigIntegerField(null=True)),
        migrations.AddField("webhook", "failed_at", models.BigIntegerField(null=True)),
        migrations.AddField("webhook", "failure", models.TextField(blank=True, default=""), preserve_default=False),
    ]
