"""Tell Django about this app."""

from django.apps import AppConfig


class FrontendConfig(AppConfig):
    """The frontend app."""

    name = "frontend"
