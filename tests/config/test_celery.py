from pathlib import Path

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


def test_the_embedded_broker_is_the_default() -> None:
    assert app.conf.broker_url == "filesystem://"
    assert app.conf.task_ignore_result
