"""Seats know which event decided them and whose word waits for confirmation; `manage.py rebuild` fills in the past."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0003_rating_history")]

    operations = [
        migrations.AddField(
            model_name="seating",
            name="decided",
            field=models.IntegerField(default=-1, help_text="The event that last told the result; -1 if none has."),
        ),
        migrations.AddField(
            model_name="seating",
            name="told_by",
            field=models.CharField(
                blank=True, default="", help_text="Who told a result that waits for another.", max_length=100
            ),
            preserve_default=False,
        ),
    ]
