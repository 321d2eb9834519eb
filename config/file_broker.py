"""Celery's file transport, mended: a message is there whole or not at all, and a torn file stops no worker."""

from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

from kombu.transport import filesystem
from kombu.utils.json import dumps


class Channel(filesystem.Channel):
    """Puts messages into place under a name that readers look for only when they are written out."""

    def _put(self, queue: str, payload: dict[str, Any], **_: Any) -> None:  # type: ignore[override]
        name = f"{round(monotonic() * 1000)}_{uuid4()}.{queue}.msg"
        draft = Path(self.data_folder_out) / f".{name}.draft"
        draft.write_text(dumps(payload))
        draft.replace(Path(self.data_folder_out) / name)

    def _get(self, queue: str) -> dict[str, Any]:  # type: ignore[override]
        while True:
            try:
                return super()._get(queue)
            except ValueError:  # torn by a power cut: it is out of the way by now
                continue

    def _queue_bind(self, exchange: str, routing_key: str, pattern: str | None, queue: str) -> None:
        try:
            super()._queue_bind(exchange, routing_key, pattern, queue)
        except ValueError:  # written by a process that was killed meanwhile
            (self.control_folder / f"{exchange}.exchange").unlink(missing_ok=True)
            super()._queue_bind(exchange, routing_key, pattern, queue)


class Transport(filesystem.Transport):
    """The transport behind `filesystem://`."""

    Channel = Channel
