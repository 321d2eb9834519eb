import json
from pathlib import Path
from threading import Thread

from celery import Celery

from config.celery import app
from config.environment import broker_in


def test_the_embedded_broker_hands_a_message_on(tmp_path: Path) -> None:
    celery = Celery(broker="filesystem://", broker_transport_options=broker_in(tmp_path / "broker"))
    with celery.connection_for_write() as connection:
        queue = connection.SimpleQueue("wake-up")
        queue.put("wake up")
        message = queue.get(timeout=5)
        message.ack()
        assert message.payload == "wake up"


def test_no_reader_ever_finds_half_a_message(tmp_path: Path) -> None:
    celery = Celery(broker="filesystem://", broker_transport_options=broker_in(tmp_path / "broker"))
    seen: set[str] = set()
    with celery.connection_for_write() as connection:
        queue = connection.SimpleQueue("wake-up")

        def write() -> None:
            for _ in range(50):
                queue.put("x" * 100_000)

        writer = Thread(target=write)
        writer.start()
        while writer.is_alive():
            found = list((tmp_path / "broker" / "messages").glob("*.wake-up.msg"))
            seen.update(file.read_text() for file in found)
        writer.join()
    assert all(json.loads(text) for text in seen)


def test_the_embedded_broker_is_the_default() -> None:
    assert app.conf.broker_url == "filesystem://"
    assert app.conf.task_ignore_result


def test_a_mail_to_the_console_of_a_worker_is_seen() -> None:
    assert not app.conf.worker_redirect_stdouts  # else it is a warning of the log, which a quiet worker does not show
