"""Celery's file transport, mended: a message is there whole or not at all, and a torn file stops no worker."""

from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

from kombu.transport import filesystem
from kombu.utils.json import dumps


class Channel(filesystem.Channel):
    """Puts messages into place under a name that readers look for only when they are written out."""

    def _put(self, queue: str, payload: Any, **_: Any) -> None:
        name = f"{round(monotonic() * 1000)}_{uuid4()}.{queue}.msg"
        draft = Path(self.data_folder_out) / f".{name}.draft"
        draft.write_text(dumps(payload))
        draft.replace(Path(self.data_folder_out) / name)

    def _get(self, queue: str) -> Any:
        while True:
            try:
                return super()._get(queue)
            except ValueError:  # torn by a power cut: it is out of the way by now
                continue

    def _queue_bind(self, exchange: str, *key: Any) -> None:
        try:
            super()._queue_bind(exchange, *key)
        except ValueError:  # written by a process that was killed meanwhile
            self._exchange_file(exchange).unlink(missing_ok=True)
            super()._queue_bind(exchange, *key)


class Transport(filesystem.Transport):
    """The transport behind `filesystem://`."""

    Channel = Channel
