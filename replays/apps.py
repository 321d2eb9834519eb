"""Tell Django about this app."""

from django.apps import AppConfig


class ReplaysConfig(AppConfig):
    """The replays app."""

    name = "replays"
