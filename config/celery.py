"""The Celery application: `celery -A config.celery worker`; tasks are found in each app's `tasks.py`."""

import os

from celery import Celery

from config import file_broker

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

file_broker.register()
app = Celery("cairn")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
