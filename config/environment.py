"""Turn what the environment says into what Django's settings ask for."""

import os
import secrets
import tempfile
from pathlib import Path
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

# FULL, since NORMAL can lose an acknowledged move; recursive triggers, since INSERT OR REPLACE
# would slip past the triggers that guard the log. 64 MiB of cache keep the index of a great table in reach.
SQLITE = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 30,
    "init_command": (
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA recursive_triggers=ON; PRAGMA cache_size=-65536"
    ),
}
# Only what asks for it is prepared: the append of a move, whose plan costs more than its rows.
POSTGRES = {"pool": {"min_size": 1, "max_size": 10}, "prepare_threshold": 5}


def database_from_url(url: str) -> dict[str, Any]:
    """Return Django's settings for the database at `sqlite:///…` or `postgresql://…`."""
    scheme = url.partition(":")[0]
    if scheme not in ("sqlite", "postgres", "postgresql"):
        raise ImproperlyConfigured(f"DATABASE_URL must begin with sqlite:/// or postgresql://, not {scheme!r}")
    config: dict[str, Any] = environ.Env.db_url_config(url)
    options = SQLITE if scheme == "sqlite" else POSTGRES
    return config | {"OPTIONS": config.get("OPTIONS", {}) | options}


def broker_in(folder: Path) -> dict[str, Any]:
    """Return Celery's transport options for messages kept as files, polled often."""
    messages = folder / "messages"
    messages.mkdir(parents=True, exist_ok=True)
    return {
        "data_folder_in": str(messages),
        "data_folder_out": str(messages),
        "control_folder": str(folder / "control"),
        "polling_interval": 0.05,
    }


def secret_key_in(folder: Path) -> str:
    """Return this folder's secret key, made once even if several processes start together."""
    path = folder / "secret_key"
    if not path.exists():
        descriptor, draft = tempfile.mkstemp(dir=folder)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(50))
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            Path(draft).unlink()
    return path.read_text()
