"""Tell Django about this app."""

from django.apps import AppConfig
from django.core.checks import Tags, register
from django.db.models.signals import post_migrate


class ReplaysConfig(AppConfig):
    """The replays app."""

    name = "replays"

    def ready(self) -> None:
        """Guard the log after every migration, and let the checks say if it is not."""
        from replays.store import checks, triggers

        post_migrate.connect(triggers.install, sender=self)
        register(checks.check_triggers, Tags.database)
