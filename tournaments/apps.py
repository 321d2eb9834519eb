"""Tell Django about this app."""

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """The tournaments app."""

    name = "tournaments"
