"""What every test stands on: throw-away data, SQLite, and a word on what could not be tested."""

import os
import tempfile

import django
import pytest
from django.conf import settings as django_settings
from hypothesis import settings

os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # playwright keeps an event loop running in the tests' thread
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
for name in ("ALLOWED_HOSTS", "BROKER_URL", "DATABASE_URL", "DEBUG", "EMAIL_URL", "HTTPS"):
    os.environ.pop(name, None)
if "PYTEST_XDIST_WORKER" not in os.environ:  # workers share their parent's
    _data = tempfile.TemporaryDirectory(prefix="cairn-tests-", ignore_cleanup_errors=True)
    os.environ["CAIRN_DATA"] = _data.name

settings.register_profile("cairn", deadline=None)
settings.load_profile("cairn")


def pytest_configure() -> None:
    """Start Django only now, when the environment is as tests want it; passwords need not be slow here."""
    django.setup()
    django_settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly which parts of the world were not there."""
    from tests.services import PARTS, why_missing  # after the environment is set

    reasons = [reason for part in PARTS if (reason := why_missing(part))]
    if reasons:
        terminalreporter.section("NOT EXERCISED", sep="!", red=True, bold=True)
        for reason in reasons:
            terminalreporter.line(reason, red=True)
