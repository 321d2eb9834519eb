"""When a table got its result; rows made before learn it from `manage.py rebuild tournaments`."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0006_league_owner")]

    operations = [
        migrations.AddField(
            "seating",
            "decided_at",
            models.BigIntegerField(help_text="When the result came; a correction does not change it.", null=True),
        ),
    ]
