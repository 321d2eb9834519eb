"""How the project is put together: settings, addresses, and the ways to start it."""

from config.celery import app as celery_app  # so that tasks sent from anywhere find their broker

__all__ = ["celery_app"]
