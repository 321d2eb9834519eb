"""Leagues get a stream of their own, and those who help to run them; who registered for a season is a table."""

import json
from typing import Any

import django.db.models.deletion
from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from games.kit.digest import canonical
from replays.store import log
from replays.store.log import NEW, Entry


def found(apps: Apps, _: BaseDatabaseSchemaEditor) -> None:
    """Tell in the log, which is never rewritten, what only rows knew: who founded each league."""
    leagues: Any = apps.get_model("tournaments", "League").objects
    for league in leagues.all():
        log.append(
            f"league:{league.id}", [Entry("league-founded", league.owner, canonical({"game": league.game}))], after=NEW
        )
        apps.get_model("tournaments", "LeagueRole").objects.create(league=league, player=league.owner, role="owner")
    for season in apps.get_model("tournaments", "Season").objects.all():
        players = set()
        for event in log.read(f"season:{season.id}"):
            if event.kind == "player-registered":
                players.add(json.loads(event.data)["player"])
            elif event.kind == "player-withdrawn":
                players.discard(json.loads(event.data)["player"])
        rows = apps.get_model("tournaments", "SeasonPlayer")
        rows.objects.bulk_create(rows(season=season, player=player) for player in sorted(players))


class Migration(migrations.Migration):
    dependencies = [("replays", "0002_match"), ("tournaments", "0004_told_results")]

    operations = [
        migrations.CreateModel(
            name="LeagueRole",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "league_id", "player", "role", blank=True, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("player", models.CharField(db_index=True, max_length=100)),
                ("role", models.CharField(max_length=12)),
                (
                    "league",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="roles", to="tournaments.league"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="SeasonPlayer",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "season_id", "player", blank=True, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("player", models.CharField(db_index=True, max_length=100)),
                (
                    "season",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="players", to="tournaments.season"
                    ),
                ),
            ],
        ),
        migrations.RunPython(found, migrations.RunPython.noop),
    ]
