"""Which of a player's calendar keys is the valid one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_tournament_mail")]

    operations = [migrations.AddField("player", "calendar_salt", models.PositiveIntegerField(default=0))]
