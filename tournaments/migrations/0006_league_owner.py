"""Who owns a league is told by its roles; this comes after they were filled, since a table waits for its new rows."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0005_league_roles")]

    operations = [migrations.RemoveField(model_name="league", name="owner")]
