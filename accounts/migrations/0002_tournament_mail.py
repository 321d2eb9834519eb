"""Two wishes in place of one: whoever wanted no mail so far gets none about tournaments either."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_initial")]

    operations = [
        migrations.AlterField(
            model_name="player",
            name="wants_mail",
            field=models.BooleanField(
                default=True,
                help_text="If you have not moved for a while.",
                verbose_name="mail me when it is my turn",
            ),
        ),
        migrations.AddField(
            model_name="player",
            name="wants_tournament_mail",
            field=models.BooleanField(
                default=True,
                help_text="Invitations, rounds, results to confirm, corrections, and the end.",
                verbose_name="mail me about my tournaments",
            ),
        ),
        migrations.RunSQL("UPDATE accounts_player SET wants_tournament_mail = wants_mail", migrations.RunSQL.noop),
    ]
