"""One index serves the history of a player; ratings are a projection, and are made anew by the next job."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0002_season_rating")]

    operations = [
        migrations.DeleteModel("RatingChange"),
        migrations.CreateModel(
            name="RatingChange",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "player", "game", "at", "match", blank=True, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("match", models.UUIDField()),
                ("player", models.CharField(max_length=100)),
                ("game", models.CharField(max_length=20)),
                ("at", models.BigIntegerField()),
                ("place", models.PositiveSmallIntegerField()),
                ("before", models.FloatField()),
                ("after", models.FloatField()),
                ("sigma", models.FloatField()),
            ],
        ),
        migrations.RunSQL("DELETE FROM tournaments_ratingrow", migrations.RunSQL.noop),
    ]
